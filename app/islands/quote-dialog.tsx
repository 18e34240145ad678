import { type ComponentProps, useId, useRef, useState } from "react";
import { QuoteForm } from "#app/leads/forms/quote-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Words } from "#data/index.ts";

type QuoteDialogProps = Words["products"]["quote"] & {
  products: ComponentProps<typeof QuoteForm>["products"];
  /** Said once the enquiry is kept. */
  received: string;
};

/** The quote form in a dialog, and the thanks once it was sent. An inline script opens it, from any link of the page. */
export default function QuoteDialog({ title, close, form, products, ...copy }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  /** Counts the closings: an answer belongs to the opening that it was asked in. */
  const [closings, setClosings] = useState(0);

  /** @param isCurrent false when the visitor has closed the dialog since the form was sent, and opened it anew */
  function onAnswer(status: "success" | "error", isCurrent: boolean) {
    if (status === "success") {
      if (isCurrent) dialog.current?.close();
      thanks.current?.togglePopover(true);
    }
    // Closed while the request was under way: the visitor has to hear that it failed.
    else if (!dialog.current?.open) dialog.current?.showModal();
  }

  return (
    <>
      <Dialog ref={dialog} title={title} close={close} onClose={() => setClosings(closings + 1)}>
        <p className="mb-6 text-soft">{copy.intro}</p>
        <QuoteForm copy={form} products={products} closings={closings} onAnswer={onAnswer} />
      </Dialog>
      <Thanks ref={thanks} message={copy.received} dismiss={copy.dismiss} />
    </>
  );
}

type DialogProps = ComponentProps<"dialog"> & { title: string; close: string };

/**
 * The browser's modal dialog, which gives the focus back to what opened it. The title comes first and can be focused: the
 * browser focuses the first such element, and scrolls to it.
 */
function Dialog({ title, close, children, ...dialog }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      // It may be open before React hydrates it.
      suppressHydrationWarning
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,38rem)] scroll-pt-24 overflow-y-auto overscroll-contain card text-ink shadow-card backdrop:bg-night/75"
    >
      <div className="kanga-edge" />
      <div className="grid grid-cols-[1fr_auto]">
        <h2
          id={titleId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: where a modal dialog begins; Firefox would take its first field
          autoFocus
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

/** The thanks over the page, until the visitor goes on: a press beside it, its button or Escape closes it. */
function Thanks({ ref, message, dismiss }: ComponentProps<"div"> & Record<"message" | "dismiss", string>) {
  return (
    <div
      ref={ref}
      id="quote-thanks"
      popover="auto"
      role="alert"
      className="fixed inset-x-4 top-20 bottom-auto mx-auto my-0 hidden w-auto max-w-xl items-center rounded-card border-2 border-good bg-good-ground font-semibold text-good shadow-card open:flex lg:top-24"
    >
      <p className="grow py-4 ps-5">{message}</p>
      <button
        type="button"
        popoverTarget="quote-thanks"
        popoverTargetAction="hide"
        aria-label={dismiss}
        className="me-1.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-card"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
