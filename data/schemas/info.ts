import * as v from "valibot";
import { day, faq, id, list, text } from "./common.ts";

/** The purposes of pages of prose. The purpose decides the page's layout. */
const infoKinds = ["legal", "help", "resource", "company"] as const;
export type InfoKind = (typeof infoKinds)[number];

/** The description for search engines: 50 to 165 characters. A longer one would be cut. */
export const pageDescription = v.pipe(text(165), v.minLength(50));

const sitePath = v.pipe(v.string(), v.startsWith("/"));
const ids = v.optional(list(id, 0, 4), []);

/**
 * The front matter of a page of prose. The file's place in data/info/ is the page's path. Texts use `{company.…}`
 * placeholders for the company's name, phones and addresses.
 */
export const infoFrontMatterSchema = v.strictObject({
  kind: v.picklist(infoKinds),
  /** The document title, before the company's name. */
  title: text(48),
  /** The page's `h1`. */
  heading: text(60),
  description: pageDescription,
  /** One or two sentences under the heading. */
  intro: text(260),
  /** Whether links to the sections are shown above the text. A legal text always has a table of contents. */
  jumps: v.optional(v.boolean(), false),
  /** The date since which a legal text is in force. */
  updated: v.optional(day),
  /** The next step for the reader. */
  action: v.optional(
    v.strictObject({
      title: text(60),
      text: text(260),
      label: text(32),
      /** The path of a page, or the link that calls the company. */
      path: v.union([sitePath, v.literal("{company.phoneLink}")]),
      second: v.optional(v.strictObject({ label: text(32), path: sitePath })),
    }),
  ),
  /** Shows email, phones, chat and hours next to the text, under this title. */
  ways: v.optional(v.strictObject({ title: text(60), note: text(260) })),
  /** Questions with their answers, below the text. */
  faq: v.optional(v.strictObject({ title: text(60), items: list(faq, 1, 12) })),
  /** The ids of posts and offers to read or buy next. */
  references: v.optional(
    v.strictObject({ title: text(60), posts: ids, services: ids, tools: ids, products: ids }),
  ),
});
export type InfoFrontMatter = v.InferOutput<typeof infoFrontMatterSchema>;
