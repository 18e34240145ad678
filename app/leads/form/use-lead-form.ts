import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { describeFault, type FaultWords } from "#app/contract/faults.ts";
import type { FormName } from "#app/contract/forms.ts";
import { saveDraft } from "#app/inline/drafts.ts";
import { reportLead } from "./report-lead";
import {
  currentVisit,
  formValues,
  noteSent,
  type SendingWords,
  submissionIdFor,
  submitLead,
} from "./submit-lead";
import { useHumanCheck } from "./use-human-check";

export type LeadFormState =
  | { status: "idle" }
  | { status: "submitting" }
  | { status: "success" }
  | {
      status: "error";
      message: string;
      field?: string | undefined;
      /** The endpoint gave no answer: sending is offered again once the connection is back. */
      isUnsent?: boolean;
      /** It is said at no press of the visitor's, so the focus stays where it is. */
      isNews?: boolean;
    };

export interface FormWords extends FaultWords {
  messages: FaultWords["messages"] & SendingWords & { unexpected: string; backOnline: string };
}

interface LeadFormOptions {
  /** How long "submitting" is shown at least. */
  minimumSubmittingMs?: number;
}

/**
 * The states of a lead form. The inputs stay uncontrolled, so what was typed before the script ran, or when sending fails, is
 * kept. @returns `bannerId` for the message of an error; `reset` goes back to idle and leaves the inputs as they are
 */
export function useLeadForm(
  formName: FormName,
  { frame, fields }: { frame: FormWords; fields: Readonly<Record<string, { label: string }>> },
  { minimumSubmittingMs = 0 }: LeadFormOptions = {},
) {
  const { messages } = frame;
  const [state, setState] = useState<LeadFormState>({ status: "idle" });
  const formRef = useRef<HTMLFormElement>(null);
  const bannerId = useId();
  const humanCheck = useHumanCheck(formRef);
  // State is only current at the next render: two clicks in one frame would both see "idle".
  const isSubmitting = useRef(false);

  // Whether the connection is back only the browser knows.
  const isUnsent = state.status === "error" && state.isUnsent;
  useEffect(() => {
    if (!isUnsent) return;
    const sayOnline = () => setState({ status: "error", message: messages.backOnline, isNews: true });
    addEventListener("online", sayOnline);
    return () => removeEventListener("online", sayOnline);
  }, [isUnsent, messages]);

  // Only once it is shown that it is sent: until then its button says that it is being sent.
  useEffect(() => {
    if (state.status === "success") saveDraft();
  }, [state]);

  // To the field at fault, else to the banner: the button that had the focus was disabled meanwhile and has lost it.
  useEffect(() => {
    if (state.status !== "error" || state.isNews) return;
    const control = state.field && formRef.current?.elements.namedItem(state.field);
    if (control instanceof HTMLElement) control.focus();
    else formRef.current?.querySelector<HTMLElement>("[role=alert]:not([hidden])")?.focus();
  }, [state]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    // The button is about to be disabled and would lose the focus to the top of the page.
    event.currentTarget.focus({ preventScroll: true });
    try {
      setState({ status: "submitting" });
      setState(await send(event.currentTarget));
    } catch (error) {
      console.error(error);
      setState({ status: "error", message: messages.unexpected });
    } finally {
      isSubmitting.current = false;
    }
  }

  async function send(form: HTMLFormElement): Promise<LeadFormState> {
    const formData = formValues(form);
    // If the schemas cannot be loaded, the Worker checks with the same ones.
    const check = await loadForms()
      .then(({ checkForm }) => checkForm(formName, formData))
      .catch(() => undefined);
    if (check && !check.success)
      return {
        status: "error",
        message: describeFault(check.fault, frame, fields),
        field: check.fault.field,
      };
    const submissionId = submissionIdFor(formName, formData);
    const visit = currentVisit();
    const turnstileToken = await humanCheck.token();
    const submission = { formName, formData, submissionId, visit, turnstileToken };
    const [answer] = await Promise.all([submitLead(submission, messages), wait(minimumSubmittingMs)]);
    // A token is good for one submit: the next one in this form needs another.
    humanCheck.reset();
    if (!answer.success)
      return { status: "error", message: answer.message, isUnsent: answer.error !== undefined };
    noteSent();
    reportLead();
    // A browser may put back after a reload what a form had when it was taken away.
    form.reset();
    return { status: "success" };
  }

  // Fetched with the first focus, the schemas are there when the form is sent.
  const onFocus = () => void loadForms().catch(() => {});
  const formProps = { ref: formRef, onSubmit, onFocus };
  return { formName, state, bannerId, formProps, reset: () => setState({ status: "idle" }) };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;

/** The schemas are no part of a page's script: most visitors send no form. */
const loadForms = () => import("#app/contract/forms.ts");

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));
