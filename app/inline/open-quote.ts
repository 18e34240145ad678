/*
 * Opens the quote dialog, names its product in its title, and closes it on a click on its backdrop. The island in it is hydrated
 * when its form is used.
 */

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
  const select = dialog.querySelector("select");
  // A request that is still being sent keeps its product. (The same parts mark a form in drafts.ts. With a shared constant the
  // script of all forms would be larger.)
  if (select && !dialog.querySelector("[readonly],[aria-busy=true]")) {
    const index = listCards().indexOf(link.closest(".product-card")) + 1;
    // A link without a product keeps the one that the visitor has chosen in the dialog. The form's inputs are uncontrolled, so
    // setting a value here works, and closing the dialog keeps the entries.
    if (index > 0 || select.selectedIndex === preset) select.selectedIndex = index;
    preset = index;
  }
  nameProduct(dialog);
  dialog.showModal();
  openedAt = event.timeStamp;
  dialog.scrollTop = 0;
});

addEventListener("change", ({ target }) => {
  const dialog = (target as Element).closest("dialog");
  if (dialog) nameProduct(dialog);
});

/** The cards, in the order of the options. Do not compare their texts, because the browser may have translated them. */
const listCards = (): (Element | null)[] => [...document.querySelectorAll(".product-card")];

/** Names the chosen product and its price in the dialog's title. */
function nameProduct(dialog: Element) {
  const heading = dialog.querySelector("h2");
  const index = dialog.querySelector("select")?.selectedIndex;
  if (!heading || index === undefined) return;
  const card = listCards()[index - 1];
  const link = card?.querySelector("a[aria-haspopup=dialog]");
  title ??= heading.textContent;
  // The product's name is on its own line, so that no line ends within it.
  heading.textContent = link?.ariaLabel?.replace(": ", ":\n") || title;
  heading.dataset.price = card?.querySelector(".product-price")?.textContent ?? "";
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
