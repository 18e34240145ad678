import { useEffect, useId, useRef } from "react";
import { limits } from "~/leads/limits";
import { useLeadForm } from "~/leads/use-lead-form";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/field";

export interface ContactFormCopy {
  fields: Record<"name" | "email" | "company" | "useCase", { label: string; hint: string }>;
  submit: string;
  submitting: string;
  thanks: { title: string; text: string };
}

interface ContactFormProps {
  copy: ContactFormCopy;
  /** What the page around the form is about, for whoever answers. */
  subject?: string;
  /** What was entered before, and what was wrong with it: set when the Worker answers a post without script. */
  rejected?: { values: Record<string, string>; message: string };
}

/** The contact form of the spec's sections 4, 5 and 8. It posts by itself where no script runs. */
export function ContactForm({ copy, subject, rejected }: ContactFormProps) {
  const { state, formProps } = useLeadForm("Contact Form");
  const bannerId = useId();

  if (state.status === "success") return <Thanks {...copy.thanks} />;

  const about = subject ?? rejected?.values.subject;
  const error = state.status === "error" ? state : undefined;
  const message = state.status === "idle" ? rejected?.message : error?.message;
  const field = (name: keyof ContactFormCopy["fields"]) => ({
    name,
    label: copy.fields[name].label,
    hint: copy.fields[name].hint,
    errorId: error?.field === name ? bannerId : undefined,
    defaultValue: rejected?.values[name],
  });
  return (
    <form
      action="/api/send-email"
      method="post"
      className="grid gap-5 [&_:is(input,textarea)]:scroll-mt-40"
      {...formProps}
    >
      {message && <Banner id={bannerId}>{message}</Banner>}
      <input type="hidden" name="formName" value="Contact Form" />
      {about && <input type="hidden" name="subject" value={about} />}
      <TextField {...field("name")} required autoComplete="name" maxLength={limits.line} />
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={limits.email} />
      <TextField {...field("company")} autoComplete="organization" maxLength={limits.line} />
      <TextArea {...field("useCase")} required rows={3} maxLength={limits.text} />
      <Button type="submit" disabled={state.status === "submitting"}>
        {state.status === "submitting" ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}

/** Replaces the form. The focused button is gone with it, so the focus moves here. */
function Thanks({ title, text }: { title: string; text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className="grid gap-3 py-8 outline-none">
      <h3 className="font-bold text-3xl tracking-tight">{title}</h3>
      <p className="text-lg text-soft">{text}</p>
    </div>
  );
}
