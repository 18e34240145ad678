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
    <Section data-print="hidden" headingId="enquiry" ground="sunk" className="thread-last">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-half lg:grid-rows-[auto_1fr]">
        <SectionHeading id="enquiry" title={title} intro={intro} />
        {/* In a narrow window the claims are below the button, so that the form comes sooner. */}
        <div className="card p-4 shadow-card sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Island of={ContactForm} props={{ copy: form, subject }} />
        </div>
        <PointList items={claims} className="lg:mt-4" />
      </div>
    </Section>
  );
}
