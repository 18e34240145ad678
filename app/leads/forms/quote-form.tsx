import { useEffect, useLayoutEffect, useState } from "react";
import type { InLanguage } from "#data/index.ts";
import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form.tsx";

/**
 * The longest time between the clicks of a slow double click. The dialog closes no earlier, so that the second click does not open
 * a link behind the dialog.
 */
const doubleClickMs = 1000;

interface QuoteFormCopy extends LeadFormCopy {
  anyProduct: string;
}

interface QuoteFormProps {
  copy: QuoteFormCopy;
  /** All products. The lead contains the id, which is the same in every language. */
  products: ({ id: string; label: string } & InLanguage)[];
  /** Called after the form shows the result of a submit. After a success the form is empty by then. */
  onAnswer: (status: "success" | "error", isCurrent: boolean) => void;
  /** The number of times the dialog around the form was closed. */
  closings: number;
}

/** The quote form. It posts without script, too. */
export function QuoteForm({ copy, products, onAnswer, closings }: QuoteFormProps) {
  const control = useLeadForm("Quote Request", copy, { minimumSubmittingMs: doubleClickMs });
  const { state, formProps, reset } = control;
  const { ref } = formProps;
  const [sentIn, setSentIn] = useState(closings);

  // An effect, because the form reports its result as a new state and not as an event. A layout effect, because the dialog must be
  // closed before a click can reach its button again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state is a new result
  useLayoutEffect(() => {
    if (state.status === "submitting") setSentIn(closings);
    if (state.status !== "success" && state.status !== "error") return;
    const isCurrent = sentIn === closings || !ref.current?.closest("dialog")?.open;
    if (state.status === "success") {
      // If the dialog was reopened after the submit, the form contains another request: keep it.
      if (isCurrent) ref.current?.reset();
      reset();
    }
    onAnswer(state.status, isCurrent);
  }, [state]);

  // When the dialog closes, remove the error, so that the reopened form does not show it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only closing the dialog resets the form
  useEffect(() => {
    if (state.status === "error") reset();
  }, [closings]);

  return (
    <LeadForm control={control} copy={copy}>
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:[&>:has(textarea)]:col-span-2">
        <Fields
          words={copy.fields}
          control={control}
          isNextRequest={sentIn !== closings}
          given={{ product: { none: copy.anyProduct, options: products } }}
        />
      </div>
    </LeadForm>
  );
}
