export default function Services() {
  return null;
}
