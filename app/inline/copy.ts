/* Copies text to the clipboard when a button with `data-copied` is clicked. `data-copied` is the confirmation to show. */
import { showConfirmation } from "./show-confirmation";

/** How long the button shows the confirmation. */
const confirmationMs = 2000;

addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("button[data-copied]");
  if (!button) return;
  const { copied = "", copy } = button.dataset;
  const label = button.querySelector("span") ?? button;
  // Without `data-copy`, copy the formula after the button. Otherwise copy the URL in `data-copy`, or the page's if empty.
  const formula = copy === undefined && button.nextElementSibling;
  const text = formula
    ? formula.textContent.trim()
    : new URL(copy ?? "", location.href).href.replace(/#$/, "");
  try {
    await navigator.clipboard.writeText(text);
    showConfirmation(label, copied, confirmationMs);
  } catch {
    // The clipboard is not available or not permitted: select the formula, or show the URL in a prompt.
    if (formula) getSelection()?.selectAllChildren(formula);
    else prompt(label.textContent, text);
  }
});
