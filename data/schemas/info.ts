import * as v from "valibot";
import { faq, id, list, text } from "./common.ts";

/** What a page of prose is for; it decides how the page looks. */
const infoKinds = ["legal", "help", "resource", "company"] as const;
export type InfoKind = (typeof infoKinds)[number];

/** What search engines show of a page: between 50 and 165 characters, so that nothing is cut and nothing is thin. */
export const pageDescription = v.pipe(text(165), v.minLength(50));

const sitePath = v.pipe(v.string(), v.startsWith("/"));
const ids = v.optional(list(id, 0, 4), []);

/**
 * The front matter of a page of prose. The file's place under data/info/ is the page's address. Its texts may hold
 * `{company.…}` placeholders, as all texts of data/ may: a name, a phone or an address is never typed here.
 */
export const infoFrontMatterSchema = v.strictObject({
  kind: v.picklist(infoKinds),
  /** The browser tab's, before the company's name. */
  title: text(48),
  /** The page's own. */
  heading: text(60),
  description: pageDescription,
  /** One or two sentences under the heading. */
  intro: text(260),
  /** Legal texts say since when they hold. */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  /** What to do next. */
  action: v.optional(
    v.strictObject({
      title: text(60),
      text: text(260),
      label: text(32),
      /** A page, or the link that calls. */
      path: v.union([sitePath, v.literal("{company.phoneLink}")]),
      second: v.optional(v.strictObject({ label: text(32), path: sitePath })),
    }),
  ),
  /** Email, phones, chat and hours beside the text, under a title. */
  ways: v.optional(v.strictObject({ title: text(60), note: text(260) })),
  /** Questions with their answers, below the text. */
  faq: v.optional(v.strictObject({ title: text(60), items: list(faq, 1, 12) })),
  /** What to read or buy next, by id. */
  references: v.optional(
    v.strictObject({ title: text(60), posts: ids, services: ids, tools: ids, products: ids }),
  ),
});
export type InfoFrontMatter = v.InferOutput<typeof infoFrontMatterSchema>;
