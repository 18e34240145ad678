import { Quote } from "#app/sections/quote.tsx";
import { Section } from "#app/sections/section.tsx";
import type { ToolPage } from "./tool-page.server";

/** The first quote in a frame, the others beside it. */
export function TestimonialsSection({ title, sampleLabel, items }: ToolPage["testimonials"]) {
  return (
    <Section id="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul className="mt-6 grid items-center gap-x-16 gap-y-6 sm:mt-10 sm:gap-y-12 lg:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.id} className={index === 0 ? "lg:row-span-2" : ""}>
            <div className={index === 0 ? "overflow-hidden rounded-card border border-line bg-card" : ""}>
              {index === 0 && <div className="kanga-edge" />}
              <div className={index === 0 ? "p-5 sm:p-12" : ""}>
                <Quote {...item} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
