import { type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { Icon } from "./icon";

interface DialogProps {
  /** For {@link openDialog} and `close()`: the browser keeps the state, and gives the focus back to the opener. */
  ref: Ref<HTMLDialogElement>;
  title: string;
  /** Names the button that closes it. */
  close: string;
  /** Draws the patterned border at its top. */
  hasEdge?: boolean;
  children: ReactNode;
}

/** Shows a {@link Dialog} from its top, wherever it was scrolled to before. */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.scrollTop = 0;
}

/**
 * A modal dialog, the browser's own. It closes by its button, on Escape, and by a press beside it. The title comes first
 * in the markup and can be focused: the browser gives the focus to the first such element, and scrolls to it.
 */
export function Dialog({ ref, title, close, hasEdge = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      onMouseDown={closeFromBackdrop}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,38rem)] scroll-pt-24 overflow-y-auto overscroll-contain rounded-card border border-line bg-card text-ink shadow-card backdrop:bg-night/75"
    >
      {hasEdge && <div className="kanga-edge" />}
      <div className="grid grid-cols-[1fr_auto]">
        <h2
          id={titleId}
          tabIndex={-1}
          className="sticky top-0 flex items-center bg-card py-4 ps-6 text-heading outline-none sm:ps-8"
        >
          {title}
        </h2>
        <div className="col-span-2 px-6 pb-6 sm:px-8 sm:pb-8">{children}</div>
        <form method="dialog" className="sticky top-0 col-start-2 row-start-1 bg-card py-3 pe-3 sm:pe-5">
          <button
            type="submit"
            aria-label={close}
            className="grid size-11 place-items-center rounded-control hover:bg-sunk"
          >
            <Icon name="x" className="size-6" />
          </button>
        </form>
      </div>
    </dialog>
  );
}

/**
 * The backdrop is the dialog's, so a press on it lies outside the dialog's box. `closedby="any"` would close it on the
 * second press of a double click, too: `detail` counts the presses.
 */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  const { currentTarget: dialog, detail, clientX: x, clientY: y } = event;
  if (detail > 1) return;
  const box = dialog.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) dialog.close();
}
