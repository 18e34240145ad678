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
    <section className="thread" aria-labelledby="faq">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-10 py-section lg:grid-cols-[1fr_1.6fr]">
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
      </div>
    </section>
  );
}
