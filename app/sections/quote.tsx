import { Portrait } from "#app/ui/beadwork.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { TestimonialRecord } from "#data/schemas/proof.ts";

const bestRating = 5;

/** A line of that many dots. */
const beads = (count: number) => `M10 10h${20 * count - 19}`;

export interface QuoteProps extends Omit<TestimonialRecord, "sample">, InLanguage {
  /** The rating in words. */
  ratingLabel: string;
  sampleLabel: string | undefined;
}

/** One customer's words, with who says them. */
export function Quote({ id, name, role, company, quote, rating, ...labels }: QuoteProps) {
  return (
    <figure lang={labels.lang} className="flex h-full flex-col">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="sr-only">{labels.ratingLabel}</span>
        <svg
          viewBox="0 0 100 20"
          strokeDasharray="0 20"
          strokeLinecap="round"
          className="h-4"
          aria-hidden="true"
        >
          <path d={beads(bestRating)} strokeWidth="16" className="stroke-ink" />
          <path d={beads(bestRating)} strokeWidth="11" className="stroke-card" />
          <path d={beads(rating)} strokeWidth="16" className="stroke-ink" />
        </svg>
        <SampleLabel label={labels.sampleLabel} />
      </p>
      <blockquote className="mt-3 leading-snug sm:text-lg">“{unbroken(quote)}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-4">
        <Portrait id={id} name={name} className="size-12 max-sm:hidden" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-soft">{`${role}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
