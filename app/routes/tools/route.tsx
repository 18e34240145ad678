export default function Tools() {
  return null;
}
