import * as v from "valibot";
import { day, type IconName, id, optionalIds, optionalList, solutionId, text } from "./common.ts";
import { figureSchema } from "./figure.ts";
import { mustBe } from "./must-be.ts";

/**
 * The blog's categories, in the order of the filter's buttons. The filter adds "All". A post without a figure shows the icon
 * of its category.
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
 * The front matter of a post. The post's id is the file's name. The pattern above its picture is generated from the id, and
 * the read time is calculated from the text. The company signs a post without an author.
 */
export const postFrontMatterSchema = v.strictObject({
  title: text(80),
  excerpt: text(200),
  category: v.picklist(postCategories.map(({ name }) => name)),
  /** The solution that the post is about. It decides the colour of the picture. */
  solution: v.optional(solutionId),
  /** The id of a team member. */
  author: v.optional(id),
  date: day,
  /** The date of the last review of its facts, if it is later than `date`. */
  updated: v.optional(day),
  /**
   * The invented parts of the post: "story" for the companies in its story, "counts" for the numbers of views and likes.
   * Pages label these as samples until they are replaced.
   */
  sample: v.optional(v.array(v.picklist(["story", "counts"])), []),
  /** The text that is shown: "2.4K". */
  views: v.optional(count),
  likes: v.optional(count),
  /** Whether the post may be shown large above the list. The newest of these posts is shown there. */
  featured: v.optional(v.boolean(), false),
  /** The post's picture. Default: the icon of its category. */
  figure: v.optional(figureSchema),
  tags: optionalList(text(30), 6),
  /** Default: the 3 newest posts of its category, then of all. */
  relatedPosts: optionalIds(3),
});
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>;
