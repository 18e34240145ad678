/** Shows a confirmation as the label of a control, then restores the label after `durationMs`. */
export function showConfirmation(label: Element, text: string, durationMs: number): void {
  const before = label.textContent;
  if (before === text) return;
  label.textContent = text;
  setTimeout(() => {
    label.textContent = before;
  }, durationMs);
}
