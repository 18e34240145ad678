import * as v from "valibot";
import { accent, id, optionalList, optionalText, properName, sample, text } from "./common.ts";
import { sumSchema } from "./sum.ts";

const beads = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** A figure of a case study: its value may hold placeholders, and so is longer here than on the page. */
const metric = v.strictObject({
  label: text(40),
  value: text(70),
  /** The same as a picture: before and after, or of all and of those that are meant. `caption` says what a bead is. */
  beads: v.optional(v.strictObject({ before: beads, after: beads, caption: text(75) })),
});

/**
 * A case study. What may be left out is not drawn. Its texts name what follows from its sum as placeholders, "{receipts} receipts a day": an input that
 * changes, changes the text.
 */
export const caseStudySchema = v.strictObject({
  id,
  sample,
  company: properName(50),
  industry: text(50),
  challenge: text(400),
  solution: text(400),
  quote: optionalText(260),
  /** Whether the quote was said before the work, about the problem, or after it, about the result. */
  quoteTime: v.optional(v.picklist(["before", "after"]), "after"),
  /** Who says it. */
  quotedPerson: v.optional(v.strictObject({ name: properName(40), role: text(40) })),
  result: text(160),
  /** What is left over a month, after running costs: "{net} a month". */
  savings: optionalText(40),
  /** How long it took in all, the whole first: "6 weeks, 2 of them mapping". */
  timeframe: optionalText(30),
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
  /** Of the solution that they bought. */
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
  linkedin: v.optional(v.pipe(v.string(), v.url())),
});
export type TeamMemberRecord = v.InferInput<typeof teamMemberSchema>;
