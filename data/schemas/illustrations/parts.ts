/** What the kinds of illustrations are made of. */
import * as v from "valibot";
import { id, text } from "../common.ts";
import { signs } from "./sums.ts";

export const figure = v.number();
export const title = text(34);
export const detail = v.optional(text(44));
/** How a row is judged: by its colour, and by words beside it. */
export const state = v.picklist(["good", "wait", "alert", "still"]);
/** Drawings of app/illustrations/drawings.tsx: things stand alone, scenes fill a picture that is as wide as a film. */
export const things = ["sandal", "cake"] as const;
export const scenes = ["speaker"] as const;
export type DrawingName = (typeof things | typeof scenes)[number];

export const common = {
  id,
  /** What the picture shows, in a sentence: all that a screen reader says of it. */
  name: text(200),
};

/** A row of a sheet: words, a figure or words at its end, and a note in the colour of its state. */
export const row = v.strictObject({
  label: title,
  detail,
  text: v.optional(title),
  sign: v.optional(v.picklist(signs)),
  amount: v.optional(figure),
  note: v.optional(text(48)),
  state: v.optional(state),
});
export type Row = v.InferOutput<typeof row>;
