import * as v from "valibot";
import { chat } from "./specimens/chat.ts";
import { flow } from "./specimens/flow.ts";
import { formats } from "./specimens/formats.ts";
import { glance } from "./specimens/glance.ts";
import { paper } from "./specimens/paper.ts";
import { ranking } from "./specimens/ranking.ts";
import { sum } from "./specimens/sum.ts";
import { table } from "./specimens/table.ts";
import { transcript } from "./specimens/transcript.ts";

/*
 * A specimen: a small true picture of what a tool, a product or a solution does, drawn by app/specimens/. Every number
 * in it is a figure that is written as numbers are in the company's country; everything else that is shown is words.
 */

export const specimenSchema = v.variant("kind", [
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

export type SpecimenRecord = v.InferInput<typeof specimenSchema>;
export type Specimen = v.InferOutput<typeof specimenSchema>;
