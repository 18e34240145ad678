import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import * as v from "valibot";
import { accents } from "./accents.ts";

/** A slug: the id that is in an address. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
);

/** Words that a visitor reads: what a translation replaces. */
export type Text = string & v.Brand<"words">;

/** How much longer than in English a text may be in Swahili, as a factor: its words are longer. */
const swahiliRoom = 1.35;

/** A name, which is the same in every language, with an editorial limit, in characters, and no space at its ends. */
export const properName = (limit: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.rawCheck(({ dataset, config, addIssue }) => {
      const most = config.lang === "sw" ? Math.round(limit * swahiliRoom) : limit;
      if (dataset.typed && lengthOf(dataset.value) > most)
        addIssue({ message: `${most} characters at most, and this has ${lengthOf(dataset.value)}` });
    }),
    v.regex(/^\S(?:[\s\S]*\S)?$/, "no space at the ends"),
  );

/** Text with an editorial limit, in characters, and no space at its ends. A translation has to replace it. */
export const text = (limit: number) => v.pipe(properName(limit), v.brand("words"));

/** Each placeholder counts as eight characters: what fills it differs from company to company. */
function lengthOf(words: string): number {
  return words.replace(/\{[\w.]+\}/g, "{filled}").length;
}

/** What a text may call a figure: `{officeEach}`. */
export const placeholderName = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z]*$/, "a name that can be a placeholder in a text"),
);

/** A list with as many entries as its place on the page is made for. */
export const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

/** A list that may be left out: a page draws what it is for only where it has entries. */
export const optionalList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.optional(list(item, 0, most), []);

/** A text that may be left out, or empty. */
export const optionalText = (limit: number) => v.optional(v.union([v.literal(""), text(limit)]), "");

/** Ids of other records, each once; may be left out. */
export const optionalIds = (most: number) =>
  v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(most),
      v.check((ids) => new Set(ids).size === ids.length, "names the same id twice"),
    ),
    [],
  );

/** Where a record stands in its list: those without a place come last, by their ids. */
export const order = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A whole amount in the company's currency. `formatMoney` writes it, so that no record does. */
export const money = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A range of amounts, least first. `formatMoneyRange` writes it. */
export const moneyRange = v.pipe(
  v.strictTuple([money, money]),
  v.check(([least, most]) => least < most, "least first"),
);

/** A range of weeks, fewest first. `formatWeeks` writes it. */
export const weeks = v.pipe(
  v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.number(), v.integer())]),
  v.check(([fewest, most]) => fewest < most, "fewest first"),
);

/**
 * Whether a record is invented. Until its owner replaces it and drops the flag, every page says so beside it, and
 * structured data leaves it out.
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
