/* Opens the quote dialog, and closes it from its backdrop. The dialog's island is loaded when its form is used. */

addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLElement>("a[aria-haspopup=dialog]");
  const dialog = document.querySelector("dialog");
  // A click that asks for a new tab or window is the link's own; and a browser without dialogs follows the link.
  if (!link || !dialog?.showModal || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Its form is uncontrolled, so that closing the dialog loses nothing of what was typed.
  const select = dialog.querySelector("select");
  if (select) select.value = link.dataset.product ?? "";
  dialog.showModal();
  dialog.scrollTop = 0;
});

/** A press on the backdrop is one outside the dialog's box. `closedby="any"` would close it on a double click, too. */
addEventListener("mousedown", (event) => {
  const { target, detail, clientX: x, clientY: y } = event;
  if (detail > 1 || !(target as Element).matches("dialog")) return;
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  if (x >= left && x <= right && y >= top && y <= bottom) return;
  // The press would take the focus from the link that opened it.
  event.preventDefault();
  (target as HTMLDialogElement).close();
});
