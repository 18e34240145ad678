import { formatDate, getCompany, getEditorialDate, type Words } from "#data/index.ts";
import { frameOf } from "./content";

interface SheetParts {
  title: string;
  intro: string;
  facts: { label: string; text: string }[];
  /** The last `totals` rows of a table are set apart. */
  tables: { title: string; columns: string[]; rows: string[][]; totals?: number }[];
  lists: { title: string; items: { label?: string; text: string }[] }[];
  signatures: string[];
}

/** A sample document of one page, as sheet.typ takes it: the parts of its own, and what all of them have. */
export function sheetContent({ facts, ...parts }: SheetParts, words: Words) {
  const { email, phones } = getCompany(words.locale);
  const date = formatDate(getEditorialDate(), words.locale);
  return {
    ...frameOf({ title: parts.title, id: "sheet", accent: 1 }, words),
    ...parts,
    facts: [...facts, { label: words.brochure.samples.date, text: date }],
    tag: words.common.sample,
    contact: [email, ...phones].join(" · "),
  };
}
