import * as v from "valibot";
import { id, list, optionalList, order, text } from "./common.ts";
import { pageDescription } from "./info.ts";
import { offer, sumSchema } from "./sum.ts";

/**
 * An industry. Its worked example holds the inputs only: hours, sums and payback are calculated from them, and its
 * texts name what they need as placeholders. What may be left out is not drawn.
 */
export const industrySchema = v.pipe(
  v.strictObject({
    id,
    order,
    /** As in the footer. */
    title: text(24),
    /** The page's heading. */
    heading: text(60),
    description: pageDescription,
    intro: text(260),
    /** What such an office gets, of illustrations/. */
    illustration: v.optional(id),
    /** What people in such an office say, and what is behind it. */
    pains: optionalList(v.strictObject({ saying: text(70), description: text(280) }), 4),
    /** What fits, and why. */
    fits: optionalList(v.strictObject({ ...offer, why: text(220) }), 5),
    example: v.optional(
      v.strictObject({
        /** Whose example: "A SACCO with 4,000 members". Invented, and the page says so. */
        title: text(70),
        situation: text(360),
        /** Where the inputs come from, in words. */
        assumptions: list(text(240), 1, 5),
        sum: sumSchema,
        /** What the sum does not show. */
        caveat: text(300),
      }),
    ),
    caseStudy: v.optional(id),
  }),
  v.transform((industry) => ({ ...industry, path: `/industries/${industry.id}` })),
);

export type IndustryRecord = v.InferInput<typeof industrySchema>;
export type Industry = v.InferOutput<typeof industrySchema>;
