import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import * as v from "valibot";
import { accents } from "./accents.ts";
import { mustBe } from "./must-be.ts";

/** An id, as it stands in URLs. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, mustBe("lower-case words joined by hyphens, such as crm-sales")),
);

/** A day: `2026-11-20`. */
export const day = v.pipe(
  v.string(),
  v.check(
    // JavaScript reads 30 February as 2 March, and an invalid date has no JSON.
    (date) => new Date(date).toJSON() === `${date}T00:00:00.000Z`,
    mustBe("a day of the calendar such as 2026-11-20"),
  ),
);

/** Text that visitors read and that a translation replaces. */
export type Text = string & v.Brand<"words">;

/** A Swahili text may be 1.35 times as long as the limit for English, because Swahili words are longer. */
const swahiliRoom = 1.35;

/** A name that is the same in every language. @param limit the highest number of characters */
export const properName = (limit: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.rawCheck(({ dataset, config, addIssue }) => {
      const most = config.lang === "sw" ? Math.round(limit * swahiliRoom) : limit;
      if (dataset.typed && lengthOf(dataset.value) > most)
        addIssue({ message: `must have at most ${most} characters, but has ${lengthOf(dataset.value)}` });
    }),
    v.regex(/^\S(?:[\s\S]*\S)?$/, mustBe("without spaces at its ends")),
  );

/** Text that a translation has to replace. @param limit the highest number of characters in English */
export const text = (limit: number) => v.pipe(properName(limit), v.brand("words"));

/** The length of a text. Each placeholder counts as 8 characters, because its value depends on the company. */
function lengthOf(words: string): number {
  return words.replace(/\{[\w.]+\}/g, "{filled}").length;
}

/** The name of a placeholder in texts: `officeEach` for `{officeEach}`. */
export const placeholderName = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z]*$/, mustBe("letters only, the first in lower case, such as officeEach")),
);

/** A list with the numbers of entries for which its place on the page is designed. */
export const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

/** A list that may be left out. A page leaves out the part that shows it if the list is empty. */
export const optionalList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.optional(list(item, 0, most), []);

/** A text that may be left out or empty. */
export const optionalText = (limit: number) => v.optional(v.union([v.literal(""), text(limit)]), "");

/** Ids of other records, without duplicates. May be left out. */
export const optionalIds = (most: number) =>
  v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(most),
      v.check(
        (ids) => new Set(ids).size === ids.length,
        ({ input }) =>
          `must not name an id twice, but names "${input.find((id, index) => input.indexOf(id) < index)}" twice`,
      ),
    ),
    [],
  );

/** The position of a record in its list. Records without one come last, sorted by id. */
export const order = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A whole amount in the company's currency. `formatMoney` formats it. */
export const money = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A range of amounts, the lowest first. `formatMoneyRange` formats it. */
export const moneyRange = v.pipe(
  v.strictTuple([money, money]),
  v.check(([least, most]) => least < most, mustBe("a range with the lower amount first")),
);

/** A range of weeks, the lowest number first. `formatWeeks` formats it. */
export const weeks = v.pipe(
  v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.number(), v.integer())]),
  v.check(([fewest, most]) => fewest < most, mustBe("a range with the lower number of weeks first")),
);

/**
 * Whether a record is invented. Pages then label it as a sample, and structured data leaves it out. The site's owner
 * replaces the record and removes the flag.
 */
export const sample = v.optional(v.boolean(), false);

export const faq = v.strictObject({ question: text(120), answer: text(600) });

export const metric = v.strictObject({ label: text(40), value: text(24) });

/** The seven solutions, in the order of their pages. */
const solutionIds = [
  "finance-ops",
  "sales-leadgen",
  "content-repurpose",
  "visual-brand",
  "customer-engagement",
  "data-intelligence",
  "integrations-consulting",
] as const;

export const solutionId = v.picklist(solutionIds);
export type SolutionId = (typeof solutionIds)[number];

/** One of the seven colours of the site. */
export const accent = v.picklist(accents);

/** The name of one of Lucide's icons: https://lucide.dev/icons. */
export type IconName = keyof typeof lucide.icons;

export const icon = v.custom<IconName>(
  (name) => typeof name === "string" && Object.hasOwn(lucide.icons, name),
  ({ input }) => {
    const renamed: Readonly<Record<string, { parent: string }>> = lucide.aliases;
    const current = renamed[String(input)]?.parent;
    return `Lucide (lucide.dev/icons) has no icon "${input}"${current ? `: its name is now "${current}"` : ""}`;
  },
);
