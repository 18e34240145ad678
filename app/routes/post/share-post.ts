/* Sharing an article and copying from it, as an inline script. The URL is the browser's, not the one in the HTML. */

const popupFeatures = "width=600,height=400";

const confirmationMs = 2000;

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-share]");
  if (link) openPopup(link, event);
  const button = (event.target as Element).closest<HTMLButtonElement>("button[data-copied]");
  if (button) copy(button);
});

const currentAddress = () => location.href.replace(/#.*/, "");

/** Opens the link in a popup; where that is blocked, or the visitor asks for a tab, the browser follows the link. */
function openPopup(link: HTMLAnchorElement, event: MouseEvent) {
  const { share = "" } = link.dataset;
  link.href = link.href.replace(encodeURIComponent(share), encodeURIComponent(currentAddress()));
  link.dataset.share = currentAddress();
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const popup = open(link.href, "_blank", popupFeatures);
  if (!popup) return;
  event.preventDefault();
  // What `rel=noopener` does for the link; asking for it in the features would hide whether the popup opened.
  popup.opener = null;
}

/** Puts the formula after its button on the clipboard, or the page's URL, and says so for a moment. */
async function copy(button: HTMLButtonElement) {
  const formula = button.nextElementSibling;
  const label = button.querySelector("span") ?? button;
  const text = formula?.textContent.trim() ?? currentAddress();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // No clipboard, or no permission: select the text, or show it in the browser's own box.
    if (formula) getSelection()?.selectAllChildren(formula);
    else prompt(label.textContent, text);
    return;
  }
  const { copied = "" } = button.dataset;
  if (label.textContent === copied) return;
  const before = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
  }, confirmationMs);
}
