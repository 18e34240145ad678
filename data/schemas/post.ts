import * as v from "valibot";
import { id, list, text } from "./common.ts";
import { figureSchema } from "./figure.ts";

/** The blog's categories, in the order of its buttons, with their beads; "All" is the filter's, not a post's. */
export const postCategories = [
  { name: "AI Strategy", bead: 1 },
  { name: "Automation", bead: 2 },
  { name: "Case Studies", bead: 3 },
  { name: "Industry Insights", bead: 4 },
  { name: "How-to Guides", bead: 5 },
  { name: "Product Updates", bead: 6 },
] as const;

const count = v.pipe(v.string(), v.regex(/^\d[\d.,]*K?$/, 'a number in quotes: "2.4K"'));

/**
 * The front matter of a post. The id is the file's name, the author a member of the team, the pattern above its
 * picture is drawn from the id, and the read time is counted.
 */
export const postFrontMatterSchema = v.strictObject({
  title: text(80),
  excerpt: text(200),
  category: v.picklist(postCategories.map(({ name }) => name)),
  /** The id of a team member. */
  author: id,
  date: v.pipe(v.string(), v.isoDate()),
  /** When its facts were last gone over, if that was later. */
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
  /**
   * What in it is invented, until it is replaced: the firms whose story it tells as if it had happened, or the
   * counts of views and likes. Pages say so beside it.
   */
  sample: v.optional(v.array(v.picklist(["story", "counts"])), []),
  /** As shown: "2.4K". Not shown where it is left out. */
  views: v.optional(count),
  likes: v.optional(count),
  featured: v.boolean(),
  /** Its picture. */
  figure: figureSchema,
  tags: list(text(30), 2, 6),
  relatedPosts: list(id, 3, 3),
});
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>;
