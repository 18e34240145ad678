import * as v from "valibot";
import { id, list, text } from "./common.ts";
import { pageDescription } from "./info.ts";
import { offer, sumSchema } from "./sum.ts";

/**
 * An industry. Its worked example holds the inputs only: hours, sums and payback are calculated from them, and its
 * texts name what they need as placeholders.
 */
export const industrySchema = v.pipe(
  v.strictObject({
    id,
    /** As in the footer. */
    title: text(24),
    /** The page's heading. */
    heading: text(60),
    description: pageDescription,
    intro: text(260),
    /** What people in such an office say, and what is behind it. */
    pains: list(v.strictObject({ saying: text(70), description: text(280) }), 3, 4),
    /** What fits, and why. */
    fits: list(v.strictObject({ ...offer, why: text(220) }), 3, 5),
    example: v.strictObject({
      /** Whose example: "A SACCO with 4,000 members". Invented, and the page says so. */
      title: text(70),
      situation: text(360),
      /** Where the inputs come from, in words. */
      assumptions: list(text(240), 2, 5),
      sum: sumSchema,
      /** What the sum does not show. */
      caveat: text(300),
    }),
    caseStudy: v.nullable(id),
  }),
  v.transform((industry) => ({ ...industry, path: `/industries/${industry.id}` })),
);

export type IndustryRecord = v.InferInput<typeof industrySchema>;
export type Industry = v.InferOutput<typeof industrySchema>;
