import type { ComponentProps } from "react";
import { ContactForm, type ContactFormCopy } from "#app/leads/forms/contact-form.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import type { Words } from "#data/index.ts";
import { Section } from "./section";
import { TeamLink } from "./team-link";

type LeadFormSectionProps = Words["common"]["enquiry"] & {
  form: ContactFormCopy;
  /** The page's subject. The mail contains it, so that the reader knows from which page the enquiry came. */
  subject: string;
  /** The people who answer. */
  team?: ComponentProps<typeof TeamLink> | undefined;
};

export function LeadFormSection({ title, intro, claims, form, subject, team }: LeadFormSectionProps) {
  return (
    <Section data-print="hidden" headingId="enquiry" ground="sunk" className="thread-last">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-half lg:grid-rows-[auto_1fr]">
        <SectionHeading id="enquiry" title={title} intro={intro} />
        {/* In a narrow window the claims are below the button, so that the form comes sooner. */}
        <div className="card p-4 shadow-card sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Island of={ContactForm} props={{ copy: form, subject }} />
        </div>
        <div className="grid content-between gap-y-6 lg:mt-4">
          <PointList items={claims} />
          {team && (
            <div className="border-line border-t pt-4 sm:pt-6">
              <TeamLink {...team} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
