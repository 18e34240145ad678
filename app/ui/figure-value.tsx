import { unbreakableFigures, unbroken } from "./unbroken";

/** A change in English or Swahili: `From 10 to 2 hours`, `Kutoka siku 11 hadi 3`. */
const change = /^(From|Kutoka) (.+) (to|hadi) (.+)$/;

/**
 * A figure of a record. The change `From 10 to 2 hours` is shown as `10 → 2 hours`, because in a price “From” means “at least”.
 * Screen readers read the record's words.
 */
export function FigureValue({ text }: { text: string }) {
  const [, from, before, to, after] = text.match(change) ?? [];
  if (!before || !after) return unbroken(text, unbreakableFigures);
  return (
    <>
      <span className="sr-only">{from} </span>
      <span className="whitespace-nowrap text-soft">{before}</span>{" "}
      <span className="whitespace-nowrap">
        {/* The display font has no arrow. */}
        <span aria-hidden="true" className="font-sans">
          →{" "}
        </span>
        <span className="sr-only">{to} </span>
        {after}
      </span>
    </>
  );
}
