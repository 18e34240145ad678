import { useLeadForm } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy, type RejectedForm } from "./lead-form";
import { Thanks } from "./thanks";

export interface ContactFormCopy extends LeadFormCopy {
  thanks: { title: string; text: string };
}

interface ContactFormProps {
  copy: ContactFormCopy;
  /** What the page around the form is about, for whoever answers. */
  subject?: string;
  rejected?: RejectedForm;
}

/** The contact form. It posts without script, too. */
export function ContactForm({ copy, subject, rejected }: ContactFormProps) {
  const control = useLeadForm("Contact Form", copy);
  const { state } = control;

  if (state.status === "success") return <Thanks {...copy.thanks} />;

  const pageSubject = subject ?? rejected?.values.subject;
  return (
    <LeadForm control={control} copy={copy} rejected={rejected}>
      {pageSubject && <input type="hidden" name="subject" value={pageSubject} />}
      <Fields words={copy.fields} control={control} rejected={rejected} />
    </LeadForm>
  );
}
