import { Quote, type QuoteProps } from "./quote";
import { Section } from "./section";

export interface TestimonialsSectionProps {
  title: string;
  sampleLabel: string | undefined;
  items: QuoteProps[];
}

/** What customers say, in cards beside each other. */
export function TestimonialsSection({ title, sampleLabel, items }: TestimonialsSectionProps) {
  return (
    <Section headingId="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul className="mt-5 grid gap-3 sm:mt-5 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-card p-5">
            <Quote {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
