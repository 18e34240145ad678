import { BeadRow } from "#app/ui/bead-counts.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
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

export function TestimonialsSection({ title, sampleLabel, items }: TestimonialsSectionProps) {
  const isLed = items.length === 3;
  return (
    <Section headingId="testimonials" ground="sunk" title={title} sampleLabel={sampleLabel}>
      {/* The first of three is large, beside the others. */}
      <ul
        className={`mt-lead grid gap-3 sm:gap-4 ${isLed ? "lg:grid-cols-half" : "lg:auto-cols-fr lg:grid-flow-col"}`}
      >
        {items.map((item, index) => (
          <li key={item.id} className={`card p-4 sm:p-5 ${isLed ? "lg:first:row-span-2" : ""}`.trim()}>
            <Quote {...item} isLarge={isLed && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const bestRating = 5;

interface QuoteProps extends Omit<TestimonialRecord, "sample">, InLanguage {
  /** The first of a group, where there is room beside it. */
  isLarge?: boolean;
  ratingLabel: string;
  sampleLabel: string | undefined;
}

function Quote({ id, name, role, company, quote, rating, ...labels }: QuoteProps) {
  return (
    <figure lang={labels.lang} className="flex h-full flex-col">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="sr-only">{labels.ratingLabel}</span>
        <BeadRow count={rating} of={bestRating} ground="var(--color-card)" />
        <SampleLabel label={labels.sampleLabel} />
      </p>
      <blockquote
        className={`mt-2 leading-snug sm:mt-3 sm:text-lg sm:leading-snug ${labels.isLarge ? "lg:my-auto lg:py-3 lg:font-display lg:text-title lg:leading-tight" : ""}`}
      >
        “{unbroken(quote)}”
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-3 sm:pt-4">
        <Portrait id={id} name={name} accent={labels.accent} className="size-10 sm:size-16" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-soft leading-snug">{`${role}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
