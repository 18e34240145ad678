import type { ReactNode } from "react";

/**
 * Matches text that no line break should divide: ranges of numbers with their unit before or after them (2-4 weeks), short
 * words with a hyphen (M-Pesa, 30-day) and amounts with a currency (KSh 500).
 */
export const unbreakable =
  /((?<![^\s(“>])(?:[a-z]{2,6} )?\d+-\d+(?: [a-z]{2,7}\b)?(?![\w-])|(?<![^\s(“>])\w{1,9}-\w{1,9}(?![\w-])|\b[A-Z]\w?[A-Z]\w? [\d.,]*\d(?:-[\d.,]*\d)?)/;

/** The same for texts full of figures, such as case studies: no line ends between a figure and its unit. */
export const unbreakableFigures = new RegExp(
  `(${[
    // An amount, and a short word with a hyphen: KSh 500, 30-day
    /\b[A-Z]\w?[A-Z]\w? [\d.,]*\d/,
    /(?<![^\s(“>])\w{1,9}-\w{1,9}(?![\w-])/,
    // A share: 4 of 6
    /\d+ (?:of|kati ya) \d+/,
    // A number and its unit, with the word before it: 5 hours, 36 a month, saa 5, From 11 days
    /(?:\b(?:From|Kutoka) )?\b(?:[Ss]aa|[Ss]iku|[Ww]iki|[Dd]akika|[Tt]arehe) \d[\d,.]*/,
    /(?:\bFrom )?\d[\d,.]* (?!(?:to|of|and|or|hadi|kati|za|ya|na|kwa)\b)(?:a )?[a-z]+/,
    // The first number of a change: From 11
    /\b(?:From|Kutoka) \d[\d,.]*%?/,
  ]
    .map(({ source }) => source)
    .join("|")})`,
);

/** Matches an amount, with its unit if that ends the text: "KSh 2,500 a month". */
export const amountWithUnit = /([A-Z]\w?[A-Z]\w? [\d,.]*\d(?: \w{1,4} \w+$)?)/;

/**
 * Keeps the parts of a text that match `kept` on one line. Uses CSS, because text with no-break spaces or no-break hyphens is
 * not found by a search for the usual characters.
 */
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
