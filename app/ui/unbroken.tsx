import type { ReactNode } from "react";

/** Matches any of the patterns. The group makes `split` keep the matches. */
const anyOf = (...patterns: RegExp[]) => new RegExp(`(${patterns.map(({ source }) => source).join("|")})`);

/** A range of numbers, with a short word before or after it: `2-4 weeks`, `wiki 4-6`. */
const range = /(?<![^\s(“>])(?:[a-z]{2,6} )?\d+-\d+(?: [a-z]{2,7}\b)?(?![\w-])/;

/** A range of times: `13:30-17:00`, `8AM-12:30PM`. */
const times = /\d{1,2}(?::\d\d)?(?:[AP]M)?-\d{1,2}(?::\d\d(?:[AP]M)?|[AP]M)/;

/** Two short words with a hyphen: `M-Pesa`, `30-day`. */
const hyphenated = /(?<![^\s(“>])\w{1,9}-\w{1,9}(?![\w-])/;

/** An amount with its currency: `KSh 500`, `KSh 500-900`. */
const amount = /\b[A-Z]\w?[A-Z]\w? [\d.,]*\d(?:-[\d.,]*\d)?/;

/** A telephone number: `+254 700 000 001`. */
const phone = /\+\d[\d ]{6,}\d/;

/** Matches text that no line break should divide. */
export const unbreakable = anyOf(times, range, hyphenated, amount, phone);

/**
 * Like `unbreakable`, for opening hours. Their days may be divided: with large letters `Jumatano-Alhamisi` is wider than a phone.
 */
export const unbreakableTimes = anyOf(times);

/** A part of a whole: `4 of 6`. */
const share = /\d+ (?:of|kati ya) \d+/;

/** A number and its unit: `5 hours`, `36 a month`, `From 11 days`. The word after a number is its unit, except for those listed. */
const numberAndUnit =
  /(?:\b(?:From|Kutoka) )?\d[\d,.]* (?!(?:to|of|and|or|hadi|kati|za|ya|na|kwa)\b)(?:a )?[a-z]+/;

/** A unit of time and its number, as in Swahili: `saa 5`, `Kutoka siku 11`. */
const unitAndNumber = /(?:\b(?:From|Kutoka) )?\b(?:[Ss]aa|[Ss]iku|[Ww]iki|[Dd]akika|[Tt]arehe) \d[\d,.]*/;

/** The first number of a change, if it has no unit: `From 62`, `Kutoka 20%`. */
const firstOfChange = /\b(?:From|Kutoka) \d[\d,.]*%?/;

/** Like `unbreakable`, for texts full of figures, such as case studies: no line ends between a figure and its unit. */
export const unbreakableFigures = anyOf(
  amount,
  hyphenated,
  share,
  unitAndNumber,
  numberAndUnit,
  firstOfChange,
);

/** Matches an amount. If the text ends with a unit, as in `KSh 2,500 a month`, the unit is part of the match. */
export const amountWithUnit = /([A-Z]\w?[A-Z]\w? [\d,.]*\d(?: \w{1,4} \w+$)?)/;

/**
 * Keeps each part of a text that matches `kept` on one line. It uses CSS instead of no-break spaces and no-break hyphens: a
 * search with usual spaces and hyphens would not find a text that contains those.
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
