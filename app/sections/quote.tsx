import { Portrait } from "~/ui/beadwork";
import { unbroken } from "~/ui/unbroken";

const bestRating = 5;

export interface QuoteProps {
  id: string;
  name: string;
  role: string;
  company: string;
  quote: string;
  rating: number;
  /** The rating in words. */
  ratingLabel: string;
}

/** One customer's words, with who says them. */
export function Quote({ id, name, role, company, quote, rating, ratingLabel }: QuoteProps) {
  return (
    <figure>
      <p className="text-action tracking-widest">
        <span className="sr-only">{ratingLabel}</span>
        <span aria-hidden="true">{"★".repeat(rating).padEnd(bestRating, "☆")}</span>
      </p>
      <blockquote className="mt-3 font-display text-heading leading-snug">“{unbroken(quote)}”</blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <Portrait id={id} name={name} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-soft">
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
