import { ContactForm, type ContactFormCopy } from "#app/leads/forms/contact-form.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import type { Words } from "#data/index.ts";
import { Section } from "./section";

type LeadFormSectionProps = Words["common"]["enquiry"] & {
  form: ContactFormCopy;
  /** The page's subject. The mail contains it, so that the reader knows from which page the enquiry came. */
  subject: string;
};

export function LeadFormSection({ title, intro, claims, form, subject }: LeadFormSectionProps) {
  return (
    <Section data-print="hidden" headingId="enquiry" ground="sunk" className="thread-last" columns="half">
      <SectionHeading id="enquiry" title={title} intro={intro}>
        <PointList items={claims} className="mt-4" />
      </SectionHeading>
      <div className="card p-6 shadow-card sm:p-8">
        <Island of={ContactForm} props={{ copy: form, subject }} />
      </div>
    </Section>
  );
}
