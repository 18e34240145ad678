/* Opens the quote dialog, and closes it on a click on its backdrop. The island in it is hydrated when its form is used. */

/** The title of the dialog without a product. */
let title: string | null = null;
/** The index of the option for the last link. The first option is for no product. */
let preset = 0;
/** The time of the press that opened the dialog. */
let openedAt = 0;

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLElement>("a[aria-haspopup=dialog]");
  const dialog = document.querySelector("dialog");
  // Let the browser follow the link for a new tab or window, and if it does not support dialogs.
  if (!link || !dialog?.showModal || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // A request that is still being sent keeps its product.
  if (!dialog.querySelector("[readonly],[aria-busy=true]")) nameProduct(dialog, link);
  dialog.showModal();
  openedAt = event.timeStamp;
  dialog.scrollTop = 0;
});

/** Names the product of a link in the dialog's title, and selects it in the form. */
function nameProduct(dialog: Element, link: Element) {
  const card = link.closest(".product-card");
  const select = dialog.querySelector("select");
  if (select) {
    // The options are in the order of the cards. Do not compare their texts, because the browser may have translated them.
    const cards: (Element | null)[] = [...document.querySelectorAll(".product-card")];
    const index = cards.indexOf(card) + 1;
    // A product that the visitor has chosen in the dialog stays, unless the link is for another product than the last one.
    const isChosen = select.selectedIndex > 0 && select.selectedIndex !== preset;
    const isOther = index > 0 && index !== preset;
    // The form's inputs are uncontrolled, so setting a value here works, and closing the dialog keeps the entries.
    if (!isChosen || isOther) select.selectedIndex = index;
    preset = index;
  }
  const heading = dialog.querySelector("h2");
  if (heading) {
    title ??= heading.textContent;
    // The product's name is on its own line, so that no line ends within it.
    heading.textContent = (card && link.ariaLabel?.replace(": ", ":\n")) || title;
    heading.dataset.price = card?.querySelector(".product-price")?.textContent ?? "";
  }
}

/**
 * A press outside the dialog's box is one on the backdrop. For a second after the dialog was opened it does nothing, because it is
 * often a second press on the link. `closedby="any"` would close the dialog then.
 */
addEventListener("mousedown", (event) => {
  const { target, timeStamp, clientX: x, clientY: y } = event;
  if (!(target as Element).matches("dialog")) return;
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  if (x >= left && x <= right && y >= top && y <= bottom) return;
  // Keep the focus in the dialog, or on the link that opened it.
  event.preventDefault();
  if (timeStamp - openedAt > 1000) (target as HTMLDialogElement).close();
});
