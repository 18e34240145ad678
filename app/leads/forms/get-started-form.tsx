import { useEffect } from "react";
import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form.tsx";

const minimumSubmittingMs = 2000;

interface GetStartedFormProps {
  copy: LeadFormCopy;
  /** The initial text of the field `useCase`. */
  useCase?: string | undefined;
  /** Called once the lead is stored, so that the page shows its success screen. */
  onSuccess?: () => void;
}

/** The get-started form. It posts without script, too. */
export function GetStartedForm({ copy, useCase, onSuccess }: GetStartedFormProps) {
  const control = useLeadForm("Get Started", copy, { minimumSubmittingMs });
  const { state } = control;

  // An effect, because the form reports success as a new state and not as an event.
  useEffect(() => {
    if (state.status === "success") onSuccess?.();
  }, [state, onSuccess]);

  return (
    <LeadForm control={control} copy={copy}>
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-7 sm:[&>:has(textarea)]:col-span-2 sm:[&_textarea]:min-h-40">
        <Fields words={copy.fields} control={control} given={{ useCase: { defaultValue: useCase } }} />
      </div>
    </LeadForm>
  );
}
