/** How long the button confirms, in milliseconds. */
const confirmationMs = 2000;

/** Puts the formula whose button was pressed on the clipboard; where that is not allowed, selects it. */
export async function copyFormula({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("[data-formula] > button");
  const listing = button?.nextElementSibling;
  const { textContent: label = "", dataset } = button ?? {};
  if (!button || !listing || label === dataset?.copied) return;
  try {
    await navigator.clipboard.writeText(listing.textContent.trim());
    button.textContent = dataset?.copied ?? label;
    setTimeout(() => {
      button.textContent = label;
    }, confirmationMs);
  } catch {
    getSelection()?.selectAllChildren(listing);
  }
}
