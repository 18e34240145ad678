import * as v from "valibot";
import { formats } from "./illustrations/formats.ts";
import { glance } from "./illustrations/glance.ts";
import { chat, flow, paper, ranking, sum, table, transcript } from "./illustrations/sheets.ts";

/*
 * An illustration: a small true picture of what is sold does, drawn by app/illustrations/. Every number
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
