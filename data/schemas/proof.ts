import * as v from "valibot";
import { id, list, metric, text } from "./common.ts";

/** A case study. All are invented samples. */
export const caseStudySchema = v.strictObject({
  id,
  company: text(50),
  industry: text(50),
  challenge: text(400),
  solution: text(400),
  quote: text(260),
  /** Who says it. */
  quotedPerson: v.strictObject({ name: text(40), role: text(40) }),
  result: text(160),
  /** As shown, "KSh 180,000 a month". */
  savings: text(40),
  timeframe: text(30),
  metrics: list(metric, 3, 3),
});
export type CaseStudy = v.InferOutput<typeof caseStudySchema>;

/** A testimonial. The image is drawn from the id. */
export const testimonialSchema = v.strictObject({
  id,
  name: text(40),
  role: text(50),
  company: text(50),
  quote: text(300),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

/** A member of the team. The image is drawn from the id; people here are invented samples. */
export const teamMemberSchema = v.strictObject({
  id,
  name: text(40),
  role: text(60),
  bio: text(300),
  /** null: no link is shown. */
  linkedin: v.nullable(v.pipe(v.string(), v.url())),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;
