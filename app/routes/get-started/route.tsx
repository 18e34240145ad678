export default function GetStarted() {
  return null;
}
