/** Shows on a control, for a moment, that its work is done. */
export function sayDone(label: Element, text: string, durationMs: number): void {
  const before = label.textContent;
  if (before === text) return;
  label.textContent = text;
  setTimeout(() => {
    label.textContent = before;
  }, durationMs);
}
