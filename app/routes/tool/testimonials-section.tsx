import { Quote } from "#app/sections/quote.tsx";
import { Section } from "#app/sections/section.tsx";
import type { ToolPage } from "./tool-page.server";

/** The voices beside each other. */
export function TestimonialsSection({ title, sampleLabel, items }: ToolPage["testimonials"]) {
  return (
    <Section id="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul className="mt-6 grid gap-4 sm:mt-5 lg:auto-cols-fr lg:grid-flow-col">
        {items.map((item) => (
          <li
            key={item.id}
            className="rounded-card border border-line bg-card p-5 [&_blockquote]:text-base sm:[&_blockquote]:text-lg"
          >
            <Quote {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
