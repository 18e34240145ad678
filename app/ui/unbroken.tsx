import type { ReactNode } from "react";

/** A range of numbers and its unit, before or after it (2-4 weeks), short words with a hyphen (M-Pesa, 30-day), and amounts after an abbreviation (KSh, UGX): no line ends inside them. */
export const unbreakable =
  /((?<![^\s(“>])(?:[a-z]{2,6} )?\d+-\d+(?: [a-z]{2,7}\b)?(?![\w-])|(?<![^\s(“>])\w{1,9}-\w{1,9}(?![\w-])|\b[A-Z]\w?[A-Z]\w? [\d.,]*\d(?:-[\d.,]*\d)?)/;

/** A text in which these stay in one line. A no-break space or hyphen would do, but could not be searched or copied. */
export function unbroken(text: string, kept = unbreakable): ReactNode {
  return text.split(kept).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and no state
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
