export default function Tool() {
  return null;
}
