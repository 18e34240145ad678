/* Copies to the clipboard by a press on a button with `data-copied`, its confirmation. */
import { sayDone } from "./say-done";

/** How long the button confirms. */
const confirmationMs = 2000;

addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("button[data-copied]");
  if (!button) return;
  const { copied = "", copy } = button.dataset;
  const label = button.querySelector("span") ?? button;
  // A formula stands after its button. Else it is a URL: that in `data-copy`, or that of the page.
  const formula = copy === undefined && button.nextElementSibling;
  const text = formula
    ? formula.textContent.trim()
    : new URL(copy ?? "", location.href).href.replace(/#$/, "");
  try {
    await navigator.clipboard.writeText(text);
    sayDone(label, copied, confirmationMs);
  } catch {
    // No clipboard, or no permission: select the formula, or show the URL in the browser's own box.
    if (formula) getSelection()?.selectAllChildren(formula);
    else prompt(label.textContent, text);
  }
});
