import * as v from "valibot";
import {
  faq,
  icon,
  id,
  list,
  metric,
  money,
  optionalIds,
  optionalList,
  optionalText,
  order,
  placeholderName,
  properName,
  type SolutionId,
  sample,
  text,
} from "./common.ts";

/**
 * The categories of tools, in the order of the filter's buttons. The filter adds "All". A tool has the colour of its
 * category's solution.
 */
export const toolCategories = [
  { name: "Finance & Ops", solution: "finance-ops" },
  { name: "Sales & Lead Gen", solution: "sales-leadgen" },
  { name: "Content & Repurpose", solution: "content-repurpose" },
  { name: "Visual & Brand", solution: "visual-brand" },
  { name: "Customer Engagement", solution: "customer-engagement" },
  { name: "Data & Intelligence", solution: "data-intelligence" },
  { name: "Integrations", solution: "integrations-consulting" },
] as const satisfies readonly { name: string; solution: SolutionId }[];

export const toolStatuses = ["Available", "Beta", "Coming Soon"] as const;

/**
 * An amount that is calculated from the price of the tier `of`: price × `times` ÷ `per`. With `below`, it is the difference
 * between that result and the amount or tier price with this name.
 */
const partOfPrice = v.strictObject({
  of: properName(24),
  times: v.optional(v.number(), 1),
  per: v.optional(v.number(), 1),
  below: v.optional(v.string()),
});

/** A tool, for its card in the catalogue and its page. Pages leave out the parts whose optional fields are missing. */
export const toolSchema = v.pipe(
  v.strictObject({
    id,
    order,
    title: properName(40),
    /** One sentence under the title on the tool's page. */
    tagline: text(110),
    /** A short description under the name on cards: "Excel rows from photos of forms". */
    inShort: optionalText(50),
    /** The card's text. The catalogue's search includes it. */
    description: text(200),
    category: v.picklist(toolCategories.map(({ name }) => name)),
    icon,
    /** The id of its picture in illustrations/. Default: its icon is shown. */
    illustration: v.optional(id),
    status: v.picklist(toolStatuses),
    /** Whether its plans include on-call support outside office hours. The texts about support name such tools. */
    onCall: v.optional(v.boolean(), false),
    /** Whether AI providers read what a user gives to the tool. If false, the tool's page says that they do not. */
    usesAi: v.optional(v.boolean(), true),
    /** Whether the rating and the numbers of reviews and users are invented. */
    sample,
    /** From 0 to 5; 0 if there is no rating to show. */
    rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
    totalReviews: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** The text that is shown: "1,200+". Empty if there is no number to show. */
    activeUsers: v.optional(v.string(), ""),
    /** One or two paragraphs at the top of the page about the tool and its users. */
    overview: list(text(500), 1, 2),
    keyBenefits: optionalList(text(140), 6),
    /** The first three are on the card. */
    features: list(text(90), 3, 12),
    workflow: optionalList(
      v.strictObject({
        step: v.pipe(v.number(), v.integer(), v.minValue(1)),
        title: text(50),
        description: text(200),
        details: optionalList(text(110), 4),
      }),
      6,
    ),
    useCases: optionalList(
      v.strictObject({
        sample,
        title: text(70),
        scenario: text(400),
        result: text(300),
        metrics: optionalList(metric, 3),
      }),
      6,
    ),
    /**
     * The limits of the tool's free trial, if they are not those of its smallest plan. They end the sentence "The free trial needs
     * no credit card and …": "runs on Professional, whichever plan you ask for".
     */
    trial: optionalText(80),
    /** The tiers. Left out if the tool has no price yet. */
    pricing: optionalList(
      v.pipe(
        v.strictObject({
          tier: text(24),
          /** The price per `period`; null for a custom quote. */
          price: v.nullable(money),
          /** The unit of the price: "month", "report" and so on. Empty for a custom quote. */
          period: optionalText(20),
          /** The number of units in the smallest order, for a price per page and so on. Also stated in the plan's texts. */
          least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
          description: optionalText(120),
          /** The first one of a monthly plan is its main limit: the page of prices shows it. */
          features: optionalList(text(80), 7),
          popular: v.optional(v.boolean(), false),
          /** The saving compared with the other tiers, in words. */
          savings: optionalText(70),
        }),
        v.check(
          ({ price, period }) => price === null || period !== "",
          'needs a period, such as "month", because it has a price',
        ),
      ),
      3,
    ),
    /** Placeholders for amounts in the texts, in addition to the prices of tiers (`{starterKit}` for "Starter kit"). */
    amounts: v.optional(v.record(placeholderName, v.union([money, partOfPrice])), {}),
    /** Ids of `testimonials.ts`. Only for tools that are in use. */
    testimonials: optionalIds(6),
    faqs: optionalList(faq, 12),
    stats: optionalList(v.strictObject({ ...metric.entries, sample }), 4),
    /** Default: 3 other tools of its category. */
    relatedTools: optionalIds(6),
    /** Tasks that the tool does not do, and users whom it does not suit. */
    notFor: optionalList(text(200), 4),
  }),
  v.check(
    ({ rating, totalReviews }) => rating > 0 === totalReviews > 0,
    ({ input: { rating, totalReviews } }) =>
      "rating and totalReviews must both be above 0, or both be left out, " +
      `but rating is ${rating} and totalReviews is ${totalReviews}`,
  ),
  v.check(
    ({ pricing }) => new Set(pricing.map(({ tier }) => tier)).size === pricing.length,
    "pricing must not have two tiers of the same name",
  ),
  v.transform((tool) => ({ ...tool, path: `/tools/${tool.id}` })),
);

export type ToolRecord = v.InferInput<typeof toolSchema>;
export type Tool = v.InferOutput<typeof toolSchema>;
