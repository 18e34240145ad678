import { useRef, useState } from "react";
import { QuoteForm } from "#app/leads/forms/quote-form.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Notice } from "./notice";
import openQuote from "./open-quote.ts?script";
import type { ProductsPage } from "./products-page.server";

/** The quote form in a dialog, and the thanks once it was sent. An inline script opens it, from any link of the page. */
export function QuoteDialog({
  title,
  close,
  intro,
  received,
  dismiss,
  form,
  products,
}: ProductsPage["quote"]) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isThanked, setIsThanked] = useState(false);
  /** Counts the closings: an answer belongs to the opening that it was asked in. */
  const [closings, setClosings] = useState(0);

  /** @param isCurrent false when the visitor has closed the dialog since the form was sent, and opened it anew */
  function onAnswer(status: "success" | "error", isCurrent: boolean) {
    setIsThanked(status === "success");
    if (status === "success") {
      if (isCurrent) dialog.current?.close();
    }
    // Closed while the request was under way: the visitor has to hear that it failed.
    else if (!dialog.current?.open) dialog.current?.showModal();
  }

  return (
    <>
      <Dialog
        ref={dialog}
        title={title}
        close={close}
        hasEdge
        onClose={() => setClosings(closings + 1)}
        onToggle={({ newState }) => newState === "open" && setIsThanked(false)}
      >
        <p className="mb-6 text-soft">{intro}</p>
        <QuoteForm copy={form} products={products} closings={closings} onAnswer={onAnswer} />
      </Dialog>
      <Notice
        message={isThanked ? received : undefined}
        dismiss={dismiss}
        onDismiss={() => setIsThanked(false)}
      />
      <InlineScript code={openQuote} />
    </>
  );
}
