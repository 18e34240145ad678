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
  const { state, formProps } = control;
  const { ref } = formProps;

  // An effect, because the form reports success as a new state and not as an event.
  useEffect(() => {
    if (state.status === "success") onSuccess?.();
  }, [state, onSuccess]);

  // React puts the initial text into a field without a text of the visitor. To a draft from an earlier visit it is added, so that
  // neither is lost; not while the visitor is typing, nor if the form is about to be sent (inline/drafts.ts, inline/boot.ts).
  useEffect(() => {
    const field = ref.current?.elements.namedItem("useCase") as HTMLTextAreaElement;
    if (!useCase || !field.value || field.value.includes(useCase)) return;
    if (ref.current?.querySelector("[aria-busy=true]")) return;
    if (hasNewSubject() && field !== document.activeElement) field.value = `${field.value}\n\n${useCase}`;
  }, [useCase, ref]);

  return (
    <LeadForm control={control} copy={copy}>
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-7 sm:[&>:has(textarea)]:col-span-2 sm:[&_textarea]:min-h-40">
        <Fields words={copy.fields} control={control} given={{ useCase: { defaultValue: useCase } }} />
      </div>
    </LeadForm>
  );
}

/** Whether the visitor has just chosen the subject in the URL: not after a reload, after Back, or in the other language. */
function hasNewSubject(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate" && !document.referrer.endsWith(location.search);
}
