export default function Solution() {
  return null;
}
