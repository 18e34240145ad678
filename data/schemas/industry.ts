import * as v from "valibot";
import { id, list, money, text } from "./common.ts";
import { pageDescription } from "./info.ts";

/** What can be bought, by its kind: the file of data/ that its id belongs to. */
const offer = { kind: v.picklist(["tool", "service", "product"]), id };

/** Minutes of a person's time for one case. */
const minutes = v.pipe(v.number(), v.minValue(0));

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * An industry. Its worked example holds the assumptions only: hours, sums and payback are worked out from them, and
 * prices come from the tool, service or product that is named.
 */
export const industrySchema = v.pipe(
  v.strictObject({
    id,
    /** As in the footer. */
    title: text(24),
    /** The page's heading. */
    heading: text(60),
    description: pageDescription,
    lead: text(260),
    /** What people in such an office say, and what is behind it. */
    pains: list(v.strictObject({ saying: text(70), description: text(280) }), 3, 4),
    /** What fits, and why. */
    fits: list(v.strictObject({ ...offer, why: text(220) }), 3, 5),
    example: v.strictObject({
      /** Whose example: "A SACCO with 4,000 members". Invented, and said so. */
      title: text(70),
      situation: text(360),
      /** How many cases of one kind there are a month, and what a case is called: "paybill receipts". */
      cases: v.strictObject({ count, noun: text(50) }),
      minutesBefore: minutes,
      /** On average, with those that still need a person. */
      minutesAfter: minutes,
      /** What an hour of that person costs the employer. */
      hourCost: money,
      /** Where the figures come from, in words. */
      assumptions: list(text(200), 2, 4),
      /** What else it brings each month, as a count and what one of them is worth. */
      gain: v.nullable(v.strictObject({ noun: text(50), count, each: money })),
      /** The tool's plan that is paid each month. */
      plan: v.nullable(v.strictObject({ tool: id, tier: text(24) })),
      /** What is paid once, at its from-price. */
      setup: v.nullable(v.strictObject(offer)),
      /** What the sum does not show. */
      caveat: text(260),
    }),
    caseStudy: v.nullable(id),
  }),
  v.transform((industry) => ({ ...industry, path: `/industries/${industry.id}` })),
);

export type IndustryRecord = v.InferInput<typeof industrySchema>;
export type Industry = v.InferOutput<typeof industrySchema>;
