/** Puts the formula whose button was pressed on the clipboard, and says so; where that is not allowed, selects it. */
export async function copyFormula({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("[data-copied]");
  const listing = button?.nextElementSibling;
  if (!listing) return;
  try {
    await navigator.clipboard.writeText(listing.textContent.trim());
    button.textContent = String(button.dataset.copied);
  } catch {
    getSelection()?.selectAllChildren(listing);
  }
}
