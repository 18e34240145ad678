import { useEffect, useRef } from "react";
import type { InLanguage } from "#data/index.ts";
import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form.tsx";

interface QuoteFormCopy extends LeadFormCopy {
  anyProduct: string;
}

interface QuoteFormProps {
  copy: QuoteFormCopy;
  /** All products: the id is what a lead says, whatever the language of the page. */
  products: ({ id: string; label: string } & InLanguage)[];
  /** Called on each answer, once the form shows it; on success it is empty again by then. */
  onAnswer?: (status: "success" | "error", isCurrent: boolean) => void;
  /** How often the dialog around the form was closed. */
  closings?: number;
}

/** The quote form. It posts without script, too. */
export function QuoteForm({ copy, products, onAnswer, closings = 0 }: QuoteFormProps) {
  const control = useLeadForm("Quote Request", copy);
  const { state, formProps, reset } = control;
  const { ref } = formProps;
  const sentIn = useRef(closings);

  // The dialog around the form has to follow the answer, which arrives as a new state and not as an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is a new answer, the rest is how to tell
  useEffect(() => {
    if (state.status === "submitting") sentIn.current = closings;
    if (state.status !== "success" && state.status !== "error") return;
    const isCurrent = sentIn.current === closings || !ref.current?.closest("dialog")?.open;
    if (state.status === "success") {
      // What was typed since then is another request.
      if (isCurrent) ref.current?.reset();
      reset();
    }
    onAnswer?.(state.status, isCurrent);
  }, [state]);

  // Reopened, the form must not show an earlier attempt's error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing is when
  useEffect(() => {
    if (state.status === "error") reset();
  }, [closings]);

  return (
    <LeadForm control={control} copy={copy}>
      <Fields
        words={copy.fields}
        control={control}
        given={{ product: { none: copy.anyProduct, options: products } }}
      />
    </LeadForm>
  );
}
