/*
 * Opens the quote dialog, and closes it from its backdrop, as an inline script: nothing has to be fetched for it. React
 * comes when a visitor turns to the form's fields, and follows what becomes of the enquiry.
 */

addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element).closest<HTMLElement>("a[aria-haspopup=dialog]");
    const dialog = document.querySelector("dialog");
    // A click that asks for a new tab or window is the link's own; and a browser without dialogs follows the link.
    if (!link || !dialog?.showModal || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // Its form is uncontrolled, so that closing the dialog loses nothing of what was typed.
    const select = dialog.querySelector("select");
    if (select) select.value = link.dataset.product ?? "";
    dialog.showModal();
    dialog.scrollTop = 0;
  },
  // Before React, whose links would change the page.
  true,
);

/**
 * The backdrop is the dialog's, so a press on it lies outside the dialog's box. `closedby="any"` would close it on the
 * second press of a double click, too: `detail` counts the presses.
 */
addEventListener("mousedown", ({ target, detail, clientX: x, clientY: y }) => {
  if (detail > 1 || !(target as Element).matches("dialog")) return;
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) (target as HTMLDialogElement).close();
});
