import { useEffect, useRef } from "react";
import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form";

export type ContactFormCopy = LeadFormCopy & { thanks: { title: string; text: string } };

interface ContactFormProps {
  copy: ContactFormCopy;
  /** The subject of the page with the form, for the person who answers. */
  subject?: string;
}

/** The contact form. It posts without script, too. */
export function ContactForm({ copy, subject }: ContactFormProps) {
  const control = useLeadForm("Contact Form", copy);
  const { state } = control;

  if (state.status === "success") return <Thanks {...copy.thanks} />;

  return (
    <LeadForm control={control} copy={copy}>
      {subject && <input type="hidden" name="subject" value={subject} />}
      <Fields words={copy.fields} control={control} />
    </LeadForm>
  );
}

/**
 * Replaces a form after it was sent. Gets the focus, because the focused button was removed with the form.
 * @public for forms that an owner adds
 */
export function Thanks({ title, text }: { title: string; text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className="grid gap-3 py-8 outline-none">
      <h3 className="text-heading">{title}</h3>
      <p className="text-lg text-soft">{text}</p>
    </div>
  );
}
