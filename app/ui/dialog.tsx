import { type ComponentProps, useId } from "react";
import { Icon } from "./icon";

interface DialogProps extends ComponentProps<"dialog"> {
  title: string;
  /** Names the button that closes it. */
  close: string;
  /** Draws the patterned border at its top. */
  hasEdge?: boolean;
}

/**
 * A modal dialog, the browser's own, which keeps its state and gives the focus back to what opened it. It closes by its
 * button and on Escape. The title comes first in the markup and can be focused: the browser gives the focus to the
 * first such element, and scrolls to it.
 */
export function Dialog({ title, close, hasEdge = false, children, ...dialog }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      // It may be open before React hydrates it.
      suppressHydrationWarning
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
            data-script="never"
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
