export default function Solutions() {
  return null;
}
