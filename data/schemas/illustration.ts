import * as v from "valibot";
import { chat } from "./illustrations/chat.ts";
import { flow } from "./illustrations/flow.ts";
import { formats } from "./illustrations/formats.ts";
import { glance } from "./illustrations/glance.ts";
import { paper } from "./illustrations/paper.ts";
import { ranking } from "./illustrations/ranking.ts";
import { sum } from "./illustrations/sum.ts";
import { table } from "./illustrations/table.ts";
import { transcript } from "./illustrations/transcript.ts";

/*
 * An illustration: a small true picture of what a tool, a product or a solution does, drawn by app/illustrations/. Every number
 * in it is a figure that is written as numbers are in the company's country; everything else that is shown is words.
 */

export const illustrationSchema = v.variant("kind", [
  flow,
  paper,
  table,
  chat,
  ranking,
  transcript,
  formats,
  sum,
  glance,
]);

export type IllustrationRecord = v.InferInput<typeof illustrationSchema>;
export type Illustration = v.InferOutput<typeof illustrationSchema>;
