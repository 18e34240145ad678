import * as v from "valibot";
import { accent, id, optionalList, optionalText, properName, sample, text } from "./common.ts";
import { sumSchema } from "./sum.ts";

const beads = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const caption = text(75);

/** A figure of a case study. Its value may be 70 characters long, because placeholders are longer than their values. */
const metric = v.strictObject({
  label: text(40),
  value: text(70),
  /**
   * The figure as beads: a change as two rows, or a share as the filled beads of a whole. `caption` is the meaning of a
   * bead.
   */
  beads: v.optional(
    v.variant("kind", [
      v.strictObject({ kind: v.literal("change"), before: beads(100), after: beads(100), caption }),
      v.pipe(
        v.strictObject({ kind: v.literal("share"), whole: beads(400), part: beads(400), caption }),
        v.check(({ whole, part }) => part <= whole, "part must be at most whole"),
      ),
    ]),
  ),
});

/**
 * A case study. Its texts have placeholders for the results of its sum, as in "{receipts} receipts a day", so that they
 * follow a change of the inputs. Pages leave out the parts whose optional fields are missing.
 */
export const caseStudySchema = v.strictObject({
  id,
  sample,
  company: properName(50),
  industry: text(50),
  /** The result in a few words: the heading of the case study on other pages. Default: the company. */
  headline: optionalText(60),
  challenge: text(400),
  solution: text(400),
  quote: optionalText(260),
  /** Whether the quote was said before the work, about the problem, or after it, about the result. */
  quoteTime: v.optional(v.picklist(["before", "after"]), "after"),
  /** The person who is quoted. */
  quotedPerson: v.optional(v.strictObject({ name: properName(40), role: text(40) })),
  result: text(160),
  /** The monthly savings after running costs: "{net} a month". */
  savings: optionalText(40),
  /** The total duration: "6 weeks". */
  timeframe: optionalText(20),
  /** What the duration includes, after the label: "including testing". */
  timeframeNote: optionalText(40),
  metrics: optionalList(metric, 3),
  sum: v.optional(sumSchema),
});
export type CaseStudyRecord = v.InferInput<typeof caseStudySchema>;
export type CaseStudy = v.InferOutput<typeof caseStudySchema>;

/** A testimonial. The image is drawn from the id. */
export const testimonialSchema = v.strictObject({
  id,
  sample,
  name: properName(40),
  role: text(50),
  company: properName(50),
  quote: text(300),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** The colour of the solution that the customer bought. */
  accent: v.optional(accent),
});
export type TestimonialRecord = v.InferInput<typeof testimonialSchema>;

/** A member of the team. The image is drawn from the id. */
export const teamMemberSchema = v.strictObject({
  id,
  sample,
  name: properName(40),
  role: text(60),
  bio: text(300),
  /** A habit at work, as one sentence. It is in large type below `bio`. */
  habit: optionalText(90),
  /** The colour of the portrait. */
  accent: v.optional(accent),
  linkedin: v.optional(v.pipe(v.string(), v.url())),
});
export type TeamMemberRecord = v.InferInput<typeof teamMemberSchema>;
