import { useEffect } from "react";
import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form.tsx";

const minimumSubmittingMs = 2000;

interface GetStartedFormProps {
  copy: LeadFormCopy;
  /** What is in the field for it at first. */
  useCase?: string | undefined;
  /** Called once the lead is kept: the page shows its success screen then. */
  onSuccess?: () => void;
}

/** The get-started form. It posts without script, too. */
export function GetStartedForm({ copy, useCase, onSuccess }: GetStartedFormProps) {
  const control = useLeadForm("Get Started", copy, { minimumSubmittingMs });
  const { state } = control;

  // The page around the form has to follow the answer, which arrives as a new state and not as an event.
  useEffect(() => {
    if (state.status === "success") onSuccess?.();
  }, [state, onSuccess]);

  return (
    <LeadForm control={control} copy={copy}>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:[&>:has(textarea)]:col-span-2 [&_textarea]:min-h-40">
        <Fields words={copy.fields} control={control} given={{ useCase: { defaultValue: useCase } }} />
      </div>
    </LeadForm>
  );
}
