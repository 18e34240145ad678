import { CheckList } from "#app/ui/check-list.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { ContactForm, type ContactFormCopy } from "./contact-form";

export interface LeadFormSectionProps {
  title: string;
  intro: string;
  /** What the visitor can count on. */
  claims: string[];
  form: ContactFormCopy;
  /** What the page is about, so that the mail says where the enquiry came from. */
  subject: string;
}

/** The lead form in a solution's or a service's page: the contact form, with the page's subject carried along. */
export function LeadFormSection({ title, intro, claims, form, subject }: LeadFormSectionProps) {
  return (
    <section data-print="hidden" className="border-line border-t bg-sunk" aria-labelledby="enquiry">
      <div className="measure grid gap-12 py-section lg:grid-cols-[1fr_1fr]">
        <SectionHeading id="enquiry" title={title} intro={intro}>
          <CheckList items={claims} className="mt-4" />
        </SectionHeading>
        <div className="rounded-card border border-line bg-card p-6 shadow-card sm:p-8">
          {/* A new subject is a new form: going from page to page must not carry one page's words to the next. */}
          <ContactForm key={subject} copy={form} subject={subject} />
        </div>
      </div>
    </section>
  );
}
