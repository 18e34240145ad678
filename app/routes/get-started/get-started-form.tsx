import { useEffect } from "react";
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
import { TextArea, TextField } from "#app/ui/field.tsx";

/** How long "Submitting..." is shown at least. */
const minimumSubmittingMs = 2000;

/** The fields that have a place of their own: budget, timeline and others follow. */
const placed = ["name", "email", "useCase", "company", "phone"] as const;

interface GetStartedFormCopy extends LeadFormCopy {
  fields: Record<(typeof placed)[number], FieldWords>;
}

interface GetStartedFormProps {
  copy: GetStartedFormCopy;
  /** What is in the field for it at first. */
  useCase?: string | undefined;
  /** Called once the lead is kept: the page shows its success screen then. */
  onSuccess?: () => void;
  rejected?: RejectedForm;
}

/** The get-started form. It posts without script, too. */
export function GetStartedForm({ copy, useCase, onSuccess, rejected }: GetStartedFormProps) {
  const control = useLeadForm("Get Started", copy, { minimumSubmittingMs });
  const { state } = control;

  // The page around the form has to follow the answer, which arrives as a new state and not as an event.
  useEffect(() => {
    if (state.status === "success") onSuccess?.();
  }, [state, onSuccess]);

  const field = fieldProps(copy.fields, control, rejected);
  return (
    <LeadForm control={control} copy={copy} rejected={rejected}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("name")} required autoComplete="name" maxLength={limits.line} />
        <TextField {...field("email")} required type="email" autoComplete="email" maxLength={limits.email} />
        <div className="sm:col-span-2 [&_textarea]:min-h-40">
          <TextArea
            {...field("useCase")}
            defaultValue={rejected?.values.useCase ?? useCase}
            required
            rows={6}
            maxLength={limits.text}
          />
        </div>
        <TextField {...field("company")} autoComplete="organization" maxLength={limits.line} />
        <TextField {...field("phone")} type="tel" autoComplete="tel" maxLength={limits.line} />
        <OtherFields words={copy.fields} placed={placed} control={control} rejected={rejected} />
      </div>
    </LeadForm>
  );
}
