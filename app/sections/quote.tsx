import { Portrait } from "#app/ui/beadwork.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";

const bestRating = 5;

export interface QuoteProps extends InLanguage {
  id: string;
  name: string;
  role: string;
  company: string;
  quote: string;
  rating: number;
  /** The rating in words. */
  ratingLabel: string;
  sampleLabel: string | undefined;
}

/** One customer's words, with who says them. */
export function Quote({ id, name, role, company, quote, rating, ...labels }: QuoteProps) {
  return (
    <figure lang={labels.lang}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="sr-only">{labels.ratingLabel}</span>
        <span aria-hidden="true" className="tracking-widest">
          {"★".repeat(rating).padEnd(bestRating, "☆")}
        </span>
        <SampleLabel label={labels.sampleLabel} />
      </p>
      <blockquote className="mt-3 text-heading leading-snug">“{unbroken(quote)}”</blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <Portrait id={id} name={name} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-soft">{`${role}, ${company}`}</span>
        </span>
      </figcaption>
    </figure>
  );
}
