import { Quote } from "#app/sections/quote.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { HomePage } from "./home-page.server";

/** Three quotes. */
export function TestimonialsSection({ title, sampleLabel, items }: HomePage["testimonials"]) {
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
