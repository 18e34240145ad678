import { Portrait } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { TestimonialRecord } from "#data/schemas/proof.ts";
import { Section } from "./section";

export interface TestimonialsSectionProps {
  title: string;
  sampleLabel: string | undefined;
  items: QuoteProps[];
}

/** Quotes without boxes. The first of three is large, beside the others. */
export function TestimonialsSection({ title, sampleLabel, items }: TestimonialsSectionProps) {
  const isLed = items.length === 3;
  return (
    <Section headingId="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul
        className={`mt-lead grid gap-x-12 ${isLed ? "lg:grid-cols-half" : "lg:auto-cols-fr lg:grid-flow-col"}`}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={`border-edge border-t-2 py-2.5 sm:py-5 ${isLed ? "lg:first:row-span-2" : ""}`.trim()}
          >
            <Quote {...item} isLarge={isLed && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface QuoteProps extends Omit<TestimonialRecord, "sample" | "rating">, InLanguage {
  /** Whether the quote is in large type. */
  isLarge?: boolean;
  ratingLabel: string;
  sampleLabel: string | undefined;
}

function Quote({ id, name, role, company, quote, ...labels }: QuoteProps) {
  return (
    <figure lang={labels.lang} className="flex h-full flex-col">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-soft">
          <Icon name="star" className="me-1.5 inline size-4" />
          {labels.ratingLabel}
        </span>
        <SampleLabel label={labels.sampleLabel} />
      </p>
      <blockquote
        className={`mt-2 leading-snug sm:mt-3 sm:text-lg sm:leading-snug ${labels.isLarge ? "lg:pb-3 lg:font-display lg:text-large lg:leading-tight lg:-indent-[0.44em]" : ""}`}
      >
        “{unbroken(quote)}”
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-3 leading-snug sm:gap-4">
        <Portrait id={id} name={name} accent={labels.accent} className="size-12 sm:size-14" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-soft max-sm:text-sm">{`${role}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
