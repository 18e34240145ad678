import { Quote } from "#app/sections/quote.tsx";
import { Section } from "#app/sections/section.tsx";
import type { HomePage } from "./home-page.server";

export function TestimonialsSection({ title, sampleLabel, items }: HomePage["testimonials"]) {
  return (
    <Section id="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul className="mt-4 grid gap-6 max-sm:[&_blockquote]:text-lg max-sm:[&_figcaption]:mt-3 sm:mt-10 sm:gap-12 lg:grid-cols-3 lg:gap-8">
        {items.map((item) => (
          <li key={item.id}>
            <Quote {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
