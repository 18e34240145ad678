import { Quote, type QuoteProps } from "#app/sections/quote.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";

interface TestimonialsSectionProps {
  title: string;
  sampleLabel: string | undefined;
  items: QuoteProps[];
}

/** Three quotes. */
export function TestimonialsSection({ title, sampleLabel, items }: TestimonialsSectionProps) {
  return (
    <section className="thread bg-sunk [--thread-ground:var(--color-sunk)]" aria-labelledby="testimonials">
      <span className="accent-7 thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <SectionHeading id="testimonials" title={title} sampleLabel={sampleLabel} />
        <ul className="mt-4 grid gap-6 max-sm:[&_blockquote]:text-lg max-sm:[&_figcaption]:mt-3 sm:mt-10 sm:gap-12 lg:grid-cols-3 lg:gap-8">
          {items.map((item) => (
            <li key={item.id}>
              <Quote {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
