import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLeadForm } from "#app/leads/form/use-lead-form.ts";
import { QuoteForm } from "#app/leads/forms/quote-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SentBead } from "#app/ui/sent-bead.tsx";
import type { Words } from "#data/index.ts";

/**
 * The longest time between the clicks of a slow double click. The dialog closes no earlier, so that the second click does not open
 * a link behind the dialog.
 */
const doubleClickMs = 1000;

type QuoteDialogProps = Words["products"]["quote"] & {
  products: ComponentProps<typeof QuoteForm>["products"];
  /** The message after the enquiry is stored. */
  received: string;
};

/** The quote form in a dialog, and a message of thanks after it was sent. An inline script opens the dialog. */
export default function QuoteDialog({ title, close, form, products, ...copy }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  /** The control that had the focus when the thanks were shown: usually the link that opened the dialog. */
  const opener = useRef<HTMLElement>(null);
  const [isSent, setIsSent] = useState(false);
  const control = useLeadForm("Quote Request", form, { minimumSubmittingMs: doubleClickMs });
  const { state, reset } = control;

  // An effect, because the form reports its result as a new state and not as an event. A layout effect, because the dialog must be
  // closed before a click can reach its button again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state is a new result
  useLayoutEffect(() => {
    // The visitor closed the dialog during the request: open it again to show the error.
    if (state.status === "error" && !dialog.current?.open) dialog.current?.showModal();
    if (state.status !== "success") return;
    reset();
    dialog.current?.close();
    setIsSent(true);
    opener.current = document.activeElement as HTMLElement;
    // With a source the button of the thanks is the next stop of the Tab key.
    thanks.current?.togglePopover({ force: true, source: opener.current });
  }, [state]);

  /** The reopened form does not show an old error. */
  function removeError() {
    if (state.status === "error") reset();
  }

  return (
    <>
      <Dialog ref={dialog} title={title} close={close} onClose={removeError}>
        <p className="mb-1 max-sm:text-sm text-soft">{copy.intro}</p>
        <QuoteForm control={control} copy={form} products={products} />
      </Dialog>
      <Thanks ref={thanks} opener={opener} message={copy.received} dismiss={copy.dismiss}>
        {/* Only when it is needed, so that the page stays small. */}
        {isSent && <SentBead />}
      </Thanks>
    </>
  );
}

type DialogProps = ComponentProps<"dialog"> & { title: string; close: string };

/**
 * A modal `<dialog>`. When it closes, the browser returns the focus to the link that opened it. When it opens, the title gets
 * the focus, so that the browser does not scroll down to the first field.
 */
function Dialog({ title, close, children, ...dialog }: DialogProps) {
  return (
    <dialog
      {...dialog}
      // The inline script may open the dialog before hydration, which sets its attribute `open`.
      suppressHydrationWarning
      aria-labelledby="quote-title"
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,38rem)] scroll-pt-36 overflow-y-auto overscroll-contain card text-ink shadow-card backdrop:bg-night/75"
    >
      <div className="pattern-border" />
      <div className="grid grid-cols-[1fr_auto]">
        <h2
          id="quote-title"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: Firefox would focus the first field otherwise
          autoFocus
          // The inline script names the product in it, with the price in `data-price`.
          suppressHydrationWarning
          className="sticky top-0 flex flex-col justify-center bg-card py-2 ps-6 whitespace-pre-line text-heading outline-none after:font-sans after:font-semibold after:text-base after:text-soft after:content-[attr(data-price)] sm:ps-8"
        >
          {title}
        </h2>
        <div className="col-span-2 px-6 pb-6 sm:px-8 sm:pb-8">{children}</div>
        <form method="dialog" className="sticky top-0 col-start-2 row-start-1 bg-card py-1 pe-3 sm:pe-5">
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

interface ThanksProps extends Record<"message" | "dismiss", string> {
  ref: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A popover with thanks. Its button or Escape closes it. A click outside of it does not, because the thanks would be lost after a
 * double click on the form's button.
 */
function Thanks({ ref, opener, message, dismiss, children }: ThanksProps) {
  // An effect, because the focus is not in the popover.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && ref.current?.togglePopover(false);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [ref]);

  return (
    <div
      ref={ref}
      id="quote-thanks"
      popover="manual"
      role="alert"
      // A focus in it would be lost when it closes.
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === "closed" && currentTarget.contains(document.activeElement))
          opener.current?.focus({ preventScroll: true });
      }}
      className="fixed inset-x-4 top-20 bottom-auto mx-auto my-0 hidden w-auto max-w-xl flex-wrap items-center p-3 card border-2 border-good bg-good-ground font-semibold text-good shadow-card open:flex lg:top-24"
    >
      {children}
      <p className="grow basis-32 px-4">{message}</p>
      <button
        type="button"
        popoverTarget="quote-thanks"
        popoverTargetAction="hide"
        aria-label={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-card"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
