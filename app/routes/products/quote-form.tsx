import { useEffect, useRef } from "react";
import { limits } from "#app/leads/contract/limits.ts";
import { useLeadForm } from "#app/leads/form/use-lead-form.ts";
import {
  type FieldWords,
  fieldProps,
  LeadForm,
  type LeadFormCopy,
  OtherFields,
  type RejectedForm,
} from "#app/sections/lead-form.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { InLanguage } from "#data/index.ts";

/** The fields that have a place of their own: others follow. */
const placed = ["name", "email", "company", "product", "message"] as const;

interface QuoteFormCopy extends LeadFormCopy {
  fields: Record<(typeof placed)[number], FieldWords>;
  /** The choice of no product. */
  anyProduct: string;
}

interface QuoteFormProps {
  copy: QuoteFormCopy;
  /** All products: the value is what a lead says, whatever the language of the page. */
  products: ({ value: string; label: string } & InLanguage)[];
  /** Called on each answer, once the form shows it; on success it is empty again by then. */
  onAnswer?: (status: "success" | "error", isCurrent: boolean) => void;
  /** Changes whenever the form is opened anew. */
  opening?: number;
  rejected?: RejectedForm;
}

/** The quote form. It posts without script, too. */
export function QuoteForm({ copy, products, onAnswer, opening = 0, rejected }: QuoteFormProps) {
  const control = useLeadForm("Quote Request", copy);
  const { state, formProps, reset } = control;
  const { ref } = formProps;
  const sentIn = useRef(opening);

  // The dialog around the form has to follow the answer, which arrives as a new state and not as an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is a new answer, the rest is how to tell
  useEffect(() => {
    if (state.status === "submitting") sentIn.current = opening;
    if (state.status !== "success" && state.status !== "error") return;
    const isCurrent = sentIn.current === opening;
    if (state.status === "success") {
      // What was typed since then is another request.
      if (isCurrent) ref.current?.reset();
      reset();
    }
    onAnswer?.(state.status, isCurrent);
  }, [state]);

  // A form that is opened anew must not greet with an earlier attempt's error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new opening is when
  useEffect(() => {
    if (state.status === "error") reset();
  }, [opening]);

  const field = fieldProps(copy.fields, control, rejected);
  return (
    <LeadForm control={control} copy={copy} rejected={rejected}>
      <TextField {...field("name")} required autoComplete="name" maxLength={limits.line} />
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={limits.email} />
      <TextField {...field("company")} autoComplete="organization" maxLength={limits.line} />
      <SelectField {...field("product")}>
        <option value="">{copy.anyProduct}</option>
        {products.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea {...field("message")} rows={3} maxLength={limits.text} />
      <OtherFields words={copy.fields} placed={placed} control={control} rejected={rejected} />
    </LeadForm>
  );
}
