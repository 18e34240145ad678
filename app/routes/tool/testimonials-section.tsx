import { Quote } from "#app/sections/quote.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { ToolPage } from "./tool-page.server";

/** The voices beside each other. */
export function TestimonialsSection({ title, sampleLabel, items }: ToolPage["testimonials"]) {
  return (
    <section className="thread bg-sunk [--thread-ground:var(--color-sunk)]" aria-labelledby="testimonials">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <SectionHeading id="testimonials" title={title} sampleLabel={sampleLabel} />
        <ul className="mt-6 grid gap-4 sm:mt-7 lg:auto-cols-fr lg:grid-flow-col">
          {items.map((item) => (
            <li
              key={item.id}
              className="rounded-card border border-line bg-card p-5 sm:p-7 [&_blockquote]:text-base sm:[&_blockquote]:text-lg"
            >
              <Quote {...item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
