import { limits } from "#app/leads/contract/limits.ts";
import { useLeadForm } from "#app/leads/form/use-lead-form.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import {
  type FieldWords,
  fieldProps,
  LeadForm,
  type LeadFormCopy,
  OtherFields,
  type RejectedForm,
} from "./lead-form";
import { Thanks } from "./thanks";

/** The fields that have a place of their own: others follow. */
const placed = ["name", "email", "company", "useCase"] as const;

export interface ContactFormCopy extends LeadFormCopy {
  fields: Record<(typeof placed)[number], FieldWords>;
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
  const control = useLeadForm("Contact Form", copy);
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
      <OtherFields words={copy.fields} placed={placed} control={control} rejected={rejected} />
    </LeadForm>
  );
}
