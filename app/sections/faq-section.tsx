import { FoldSummary } from "../ui/fold-summary";
import { SectionHeading } from "../ui/heading";
import { TextLink } from "../ui/link";
import { unbroken } from "../ui/unbroken";
import { Section } from "./section";

interface FaqSectionProps {
  title: string;
  intro?: string;
  more?: { label: string; path: string };
  items: AccordionItem[];
}

export function FaqSection({ title, intro, more, items }: FaqSectionProps) {
  return (
    <Section headingId="faq" columns="narrow">
      {/* The intro has the size of the answers, because it is as long as one. */}
      <SectionHeading id="faq" title={title}>
        {intro && <p className="text-soft">{unbroken(intro)}</p>}
        {more && (
          <p>
            <TextLink to={more.path}>{more.label}</TextLink>
          </p>
        )}
      </SectionHeading>
      <Accordion items={items} />
    </Section>
  );
}

type AccordionItem = { question: string; answer: string };

/**
 * Questions in `<details>`, which need no script. They share no `name`, so several can be open: if the browser closed one
 * above, the question just pressed would move.
 */
function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div data-questions className="border-line border-t-2">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-line border-b">
          <FoldSummary className="min-h-11 py-1.5 font-semibold leading-snug sm:text-lg sm:leading-snug">
            <span>{unbroken(question)}</span>
          </FoldSummary>
          <p className="max-w-prose pb-4 text-soft sm:pb-6">{unbroken(answer)}</p>
        </details>
      ))}
    </div>
  );
}
