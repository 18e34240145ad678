import * as v from "valibot";
import { type IconName, id, optionalIds, optionalList, solutionId, text } from "./common.ts";
import { figureSchema } from "./figure.ts";
import { mustBe } from "./must-be.ts";

/**
 * The blog's categories, in the order of its buttons, with the icons of posts that have no picture of their own; "All" is
 * the filter's, not a post's.
 */
export const postCategories = [
  { name: "AI Strategy", icon: "compass" },
  { name: "Automation", icon: "workflow" },
  { name: "Case Studies", icon: "quote" },
  { name: "Industry Insights", icon: "trending-up" },
  { name: "How-to Guides", icon: "lightbulb" },
  { name: "Product Updates", icon: "sparkles" },
] as const satisfies readonly { name: string; icon: IconName }[];

const count = v.pipe(v.string(), v.regex(/^\d[\d.,]*K?$/, mustBe('a number such as "2.4K"')));

/**
 * The front matter of a post. The id is the file's name, the author a member of the team, the pattern above its
 * picture is drawn from the id, and the read time is counted. The company signs a post without an author.
 */
export const postFrontMatterSchema = v.strictObject({
  title: text(80),
  excerpt: text(200),
  category: v.picklist(postCategories.map(({ name }) => name)),
  /** The solution that it speaks of: its picture has that colour. */
  solution: v.optional(solutionId),
  /** The id of a team member. */
  author: v.optional(id),
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
  /** Shown large above the list: of several featured posts, the newest. */
  featured: v.optional(v.boolean(), false),
  /** Its picture; the icon of its category where there is none. */
  figure: v.optional(figureSchema),
  tags: optionalList(text(30), 6),
  /** Where none are named, the newest of its category. */
  relatedPosts: optionalIds(3),
});
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>;
