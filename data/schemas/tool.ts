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
 * The catalogue's categories, in the order of its buttons; "All" is the filter's, not a tool's. A tool has the colour
 * of the solution that its category belongs to.
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

/** `times` a tier's price, divided by what it pays for; `below`: how far that is from an amount of this name. */
const partOfPrice = v.strictObject({
  of: properName(24),
  times: v.optional(v.number(), 1),
  per: v.optional(v.number(), 1),
  below: v.optional(v.string()),
});

/** A tool: one record for its catalogue card and its page. What may be left out is then not drawn. */
export const toolSchema = v.pipe(
  v.strictObject({
    id,
    order,
    title: properName(40),
    /** One sentence under the title on the tool's page. */
    tagline: text(110),
    /** A plain second line under the name on cards: "Paper forms into Excel". */
    inShort: optionalText(50),
    /** The card's text. Searched by the catalogue. */
    description: text(200),
    category: v.picklist(toolCategories.map(({ name }) => name)),
    icon,
    /** The picture of what it does, of illustrations.ts; its icon where there is none. */
    illustration: v.optional(id),
    status: v.picklist(toolStatuses),
    /** Of the rating, the number of reviews and of users. */
    sample,
    /** 0 where there is none to show. */
    rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
    totalReviews: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    /** As shown, "1,200+"; empty where there is no number to show. */
    activeUsers: v.optional(v.string(), ""),
    /** What it is and whom it is for: one or two paragraphs at the top of the page. */
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
    /** None where it has no price yet. */
    pricing: optionalList(
      v.strictObject({
        tier: text(24),
        /** For each period; null for a custom quote. */
        price: v.nullable(money),
        /** "month", "report" …; empty for a custom quote. */
        period: optionalText(20),
        description: optionalText(120),
        features: optionalList(text(80), 7),
        popular: v.optional(v.boolean(), false),
        /** What is saved against the other tiers, or empty. */
        savings: optionalText(70),
      }),
      3,
    ),
    /** What the texts name beside the tiers' own prices, which go by the tier: `{starterKit}` for "Starter kit". */
    amounts: v.optional(v.record(placeholderName, v.union([money, partOfPrice])), {}),
    /** Names of `testimonials.ts`; quotes are shown for tools that people use already. */
    testimonials: optionalIds(6),
    faqs: optionalList(faq, 12),
    stats: optionalList(v.strictObject({ ...metric.entries, sample }), 4),
    /** Where none are named, others of its solution. */
    relatedTools: optionalIds(6),
    /** What it does not do, and who should rather look elsewhere. */
    notFor: optionalList(text(200), 4),
  }),
  v.check(
    ({ rating, totalReviews }) => rating > 0 === totalReviews > 0,
    ({ input: { rating, totalReviews } }) =>
      "rating and totalReviews must both be above 0, or both be left out, " +
      `but rating is ${rating} and totalReviews is ${totalReviews}`,
  ),
  v.transform((tool) => ({ ...tool, path: `/tools/${tool.id}` })),
);

export type ToolRecord = v.InferInput<typeof toolSchema>;
export type Tool = v.InferOutput<typeof toolSchema>;
