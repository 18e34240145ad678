import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy, Thanks, type ThanksCopy } from "./lead-form.tsx";

export type ContactFormCopy = LeadFormCopy & { thanks: ThanksCopy };

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
      {/* The page does not mark the company as required. If it is missing, a message asks for it. */}
      <Fields words={copy.fields} control={control} given={{ company: { required: false } }} />
    </LeadForm>
  );
}
