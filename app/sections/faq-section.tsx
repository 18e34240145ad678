import { Accordion, type AccordionItem } from "#app/ui/accordion.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";

interface FaqSectionProps {
  title: string;
  intro?: string;
  items: AccordionItem[];
}

export function FaqSection({ title, intro, items }: FaqSectionProps) {
  return (
    <section className="thread" aria-labelledby="faq">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-10 py-section lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading id="faq" title={title} {...(intro ? { intro } : {})} />
        <Accordion items={items} />
      </div>
    </section>
  );
}
