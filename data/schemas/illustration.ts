import * as v from "valibot";
import { formats } from "./illustrations/formats.ts";
import { screen } from "./illustrations/screen.ts";
import { chat, flow, paper, ranking, review, sum, table, till, transcript } from "./illustrations/sheets.ts";

/*
 * An illustration: a small picture that shows an example of what a tool or a service does. app/illustrations/ draws it. Its
 * numbers are stored as numbers and formatted for the company's country. All other content is text.
 */

export const illustrationSchema = v.variant("kind", [
  flow,
  paper,
  table,
  till,
  chat,
  ranking,
  review,
  transcript,
  formats,
  sum,
  screen,
]);

export type IllustrationRecord = v.InferInput<typeof illustrationSchema>;
export type Illustration = v.InferOutput<typeof illustrationSchema>;
