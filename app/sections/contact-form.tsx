import { limits } from "#app/leads/contract/limits.ts";
import { useLeadForm } from "#app/leads/form/use-lead-form.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { type FieldWords, fieldProps, LeadForm, type LeadFormCopy, type RejectedForm } from "./lead-form";
import { Thanks } from "./thanks";

export interface ContactFormCopy extends LeadFormCopy {
  /** Other programs send a phone; the page around the form fills in the subject. */
  fields: FieldWords<"Contact Form", "phone" | "subject">;
  thanks: { title: string; text: string };
}

interface ContactFormProps {
  copy: ContactFormCopy;
  /** What the page around the form is about, for whoever answers. */
  subject?: string;
  rejected?: RejectedForm;
}

/** The contact form: name, email, company and what to automate. It posts without script, too. */
export function ContactForm({ copy, subject, rejected }: ContactFormProps) {
  const control = useLeadForm("Contact Form", copy.frame);
  const { state } = control;

  if (state.status === "success") return <Thanks {...copy.thanks} />;

  const about = subject ?? rejected?.values.subject;
  const field = fieldProps(copy.fields, control, rejected);
  return (
    <LeadForm control={control} copy={copy} rejected={rejected}>
      {about && <input type="hidden" name="subject" value={about} />}
      <TextField {...field("name")} required autoComplete="name" maxLength={limits.line} />
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={limits.email} />
      <TextField {...field("company")} autoComplete="organization" maxLength={limits.line} />
      <TextArea {...field("useCase")} required rows={3} maxLength={limits.text} />
    </LeadForm>
  );
}
