export default function Service() {
  return null;
}
