import * as v from "valibot";
import { icon, id, list, optionalList, order, text } from "./common.ts";
import { pageDescription } from "./info.ts";
import { offer, sumSchema } from "./sum.ts";

/**
 * An industry. Its worked example has only the inputs. Hours, sums and payback are calculated from them, and its texts
 * contain placeholders for the results. The page leaves out the parts whose optional fields are missing.
 */
export const industrySchema = v.pipe(
  v.strictObject({
    id,
    order,
    /** The name in the footer. */
    title: text(24),
    /** The page's heading. */
    heading: text(60),
    description: pageDescription,
    /** Shown in its bead. Default: a bead without an icon. */
    icon: v.optional(icon),
    intro: text(260),
    /** The id of a picture in illustrations/ that shows a result for this industry. */
    illustration: v.optional(id),
    /** Problems: a sentence that people in this industry say, and its explanation. */
    pains: optionalList(v.strictObject({ saying: text(70), description: text(280) }), 4),
    /** Offers that suit this industry, each with the reason. */
    fits: optionalList(v.strictObject({ ...offer, why: text(220) }), 5),
    example: v.optional(
      v.strictObject({
        /** The customer in the example: "A SACCO with 4,000 members". It is invented, and the page says so. */
        title: text(70),
        situation: text(360),
        /** The sources of the inputs, in words. */
        assumptions: list(text(240), 1, 5),
        sum: sumSchema,
        /** The limits of the calculation. */
        caveat: text(400),
        /** The numbers from which the offers pay. The page folds them. */
        pays: optionalList(text(160), 4),
      }),
    ),
    caseStudy: v.optional(id),
  }),
  v.transform((industry) => ({ ...industry, path: `/industries/${industry.id}` })),
);

export type IndustryRecord = v.InferInput<typeof industrySchema>;
export type Industry = v.InferOutput<typeof industrySchema>;
