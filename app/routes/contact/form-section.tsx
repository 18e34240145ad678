import { ContactForm, type ContactFormCopy } from "#app/leads/forms/contact-form.tsx";
import { ContactWays, type ContactWaysProps } from "#app/leads/forms/contact-ways.tsx";

interface FormSectionProps {
  title: string;
  subject: string;
  copy: ContactFormCopy;
  ways: ContactWaysProps & { title: string };
}

/** The form, and beside it every other way. */
export function FormSection({ title, subject, copy, ways }: FormSectionProps) {
  return (
    <div className="measure grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[1.4fr_1fr] lg:py-20">
      <section
        aria-labelledby="message"
        className="self-start rounded-card border border-line bg-card p-6 shadow-card sm:p-10"
      >
        <h2 id="message" className="mb-6 text-heading">
          {title}
        </h2>
        <ContactForm copy={copy} subject={subject} />
      </section>
      <section aria-labelledby="ways" className="self-start lg:sticky lg:top-28">
        <h2 id="ways" className="text-heading">
          {ways.title}
        </h2>
        <ContactWays {...ways} formName="Contact Form" />
      </section>
    </div>
  );
}
