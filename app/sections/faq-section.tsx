import { Section } from "#app/sections/section.tsx";
import { Accordion, type AccordionItem } from "#app/ui/accordion.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

interface FaqSectionProps {
  title: string;
  intro?: string;
  more?: { label: string; path: string };
  items: AccordionItem[];
}

export function FaqSection({ title, intro, more, items }: FaqSectionProps) {
  return (
    <Section id="faq" layout="grid gap-10 lg:grid-cols-[1fr_1.6fr]">
      <SectionHeading id="faq" title={title} intro={intro}>
        {more && (
          <p>
            <Link to={more.path} className="text-link inline-flex min-h-11 items-center">
              {more.label}
            </Link>
          </p>
        )}
      </SectionHeading>
      <Accordion items={items} />
    </Section>
  );
}
