import { Section } from "#app/sections/section.tsx";
import { Accordion, type AccordionItem } from "#app/ui/accordion.tsx";

interface FaqSectionProps {
  title: string;
  intro?: string;
  more?: { label: string; path: string };
  items: AccordionItem[];
}

export function FaqSection({ title, intro, more, items }: FaqSectionProps) {
  return (
    <Section
      headingId="faq"
      layout="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_2.2fr]"
      title={title}
      intro={intro}
      link={more}
    >
      <Accordion items={items} />
    </Section>
  );
}
