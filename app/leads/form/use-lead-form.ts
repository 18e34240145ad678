import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { describeFault, type FaultKind, type FaultWords } from "#app/contract/faults.ts";
import { checkForm, type FormName } from "#app/contract/forms.ts";
import { filledFields, noteSent, wasSent } from "#app/inline/drafts.ts";
import { inTabStorage } from "#app/inline/tab-storage.ts";
import { reportLead } from "./report-lead";
import {
  currentVisit,
  forgetSubmission,
  formValues,
  type SendingWords,
  submissionIdFor,
  submitLead,
} from "./submit-lead";
import { useHumanCheck } from "./use-human-check";
import { wait } from "./wait";

export type LeadFormState =
  | { status: "idle" }
  | { status: "submitting" }
  | { status: "success" }
  | {
      status: "error";
      message: string;
      /** The wrong field, and the text below it if that is not the message. */
      field?: string | undefined;
      below?: string | undefined;
      /** The endpoint did not answer. When the browser is online again, a message asks the visitor to send again. */
      isUnsent?: boolean;
      /** The endpoint refused the form or failed. The message also names other ways to reach the company. */
      isRefused?: boolean;
      /** The message appears without an action of the visitor, so it does not get the focus. */
      isUnprompted?: boolean;
    };

export interface FormWords extends FaultWords {
  messages: FaultWords["messages"] & SendingWords & { unexpected: string; backOnline: string };
  /** The texts below a wrong field, by fault. Default: the message. */
  below: Partial<Record<FaultKind, string>>;
}

interface LeadFormOptions {
  /** The shortest time for which "submitting" is shown. Default: 0 */
  minimumSubmittingMs?: number;
}

/**
 * Manages the state of a lead form. The inputs are uncontrolled, so text that was typed before hydration, or before a failed
 * submit, is kept.
 * @returns `reset` sets the state to idle and keeps the inputs
 */
export function useLeadForm(
  formName: FormName,
  { frame, fields }: { frame: FormWords; fields: Readonly<Record<string, { label: string }>> },
  { minimumSubmittingMs = 0 }: LeadFormOptions = {},
) {
  const { messages } = frame;
  const [state, setState] = useState<LeadFormState>({ status: "idle" });
  const formRef = useRef<HTMLFormElement>(null);
  const humanCheck = useHumanCheck(formRef);
  // A ref, because state changes only with the next render: two clicks before it would both submit.
  const isSubmitting = useRef(false);

  // Replaces the message that the form was not sent. If that had the focus, the new message gets it.
  const sayOnline = useCallback(() => {
    const unsent = formRef.current?.querySelector("[data-unsent]");
    const isUnprompted = !unsent?.contains(document.activeElement);
    setState({ status: "error", message: messages.backOnline, isUnprompted });
  }, [messages]);

  // An effect, because `online` is an event of the window.
  const isUnsent = state.status === "error" && state.isUnsent;
  useEffect(() => {
    if (!isUnsent) return;
    addEventListener("online", sayOnline);
    return () => removeEventListener("online", sayOnline);
  }, [isUnsent, sayOnline]);

  // If the form was sent offline before hydration, the boot script has shown the message, and React does not know that.
  useEffect(() => {
    const unsent = formRef.current?.querySelector<HTMLElement>("[data-unsent]:not([hidden])");
    if (!unsent) return;
    sayOnline();
    unsent.hidden = true;
  }, [sayOnline]);

  // Without storage no draft is saved, so ask before the visitor leaves the page with entries. An effect, because the event is one
  // of the window. Only without storage: with this listener Firefox would not keep the page for Back.
  useEffect(() => {
    if (inTabStorage((storage) => storage)) return;
    const onLeave = (event: BeforeUnloadEvent) => filledFields().length > 0 && event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, []);

  // After Back, a page from the back/forward cache shows its entries again, also if its form was sent in the other language
  // meanwhile. And it may never get the response to a request that was running when the visitor left. Reload such a page:
  // inline/drafts.ts then submits the form again. Without storage a reload would lose the entries, so let the visitor submit again.
  // The same words have the same id, so they are one lead.
  const isSending = state.status === "submitting";
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasSent()) formRef.current?.reset();
      if (!persisted || !isSending) return;
      if (inTabStorage((storage) => storage.length)) return location.reload();
      isSubmitting.current = false;
      setState({ status: "error", message: messages.requestFailed, isUnsent: true });
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [isSending, messages]);

  // After the success message is shown. Before, the read-only fields would mark the form as sending.
  useEffect(() => {
    if (state.status === "success") noteSent();
  }, [state]);

  // Move the focus to the wrong field, or else to the message. The button has lost the focus, because it was disabled.
  useEffect(() => {
    if (state.status !== "error" || state.isUnprompted) return;
    const control = state.field && formRef.current?.elements.namedItem(state.field);
    if (!(control instanceof HTMLElement))
      return formRef.current?.querySelector<HTMLElement>("[role=alert]:not([hidden])")?.focus();
    control.focus();
    // The label and the message below the field, too.
    control.parentElement?.scrollIntoView({ block: "nearest" });
  }, [state]);

  // Removes the message about a wrong field as soon as it no longer applies. A new fault in the field is shown by the next
  // submit, so that nobody is told of a mistake while typing.
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (state.status !== "error" || (target as HTMLInputElement).name !== state.field) return;
    if (findFault(formValues(currentTarget))?.message !== state.message) setState({ status: "idle" });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting.current) return;
    const formData = formValues(event.currentTarget);
    const fault = findFault(formData);
    if (fault) return setState(fault);
    isSubmitting.current = true;
    // Focus the form: when the button is disabled, the browser would otherwise move the focus to the top of the page.
    event.currentTarget.focus({ preventScroll: true });
    try {
      setState({ status: "submitting" });
      setState(await send(formData));
    } catch (error) {
      console.error(error);
      setState({ status: "error", message: messages.unexpected, isRefused: true });
    } finally {
      isSubmitting.current = false;
    }
  }

  /** The first wrong field, and the texts about it; undefined if all fields are right. */
  function findFault(formData: Record<string, string>) {
    const check = checkForm(formName, formData);
    if (check.success) return;
    const { kind, field } = check.fault;
    const message = describeFault(check.fault, frame, fields);
    return { status: "error", message, field, below: frame.below[kind] } as const;
  }

  async function send(formData: Record<string, string>): Promise<LeadFormState> {
    const submissionId = submissionIdFor(formName, formData);
    const visit = currentVisit();
    const turnstileToken = await humanCheck.token();
    const submission = { formName, formData, submissionId, visit, turnstileToken };
    const [answer] = await Promise.all([submitLead(submission, messages), wait(minimumSubmittingMs)]);
    // Each token is valid for one submit.
    humanCheck.reset();
    if (!answer.success) {
      const isUnsent = answer.error !== undefined;
      return { status: "error", message: answer.message, isUnsent, isRefused: !isUnsent };
    }
    forgetSubmission(formName);
    reportLead();
    // Empty the form before it is removed: some browsers restore its last contents after a reload.
    formRef.current?.reset();
    return { status: "success" };
  }

  const formProps = { ref: formRef, onInput, onSubmit };
  return { formName, state, formProps, reset: () => setState({ status: "idle" }) };
}

export type LeadFormControl = ReturnType<typeof useLeadForm>;
