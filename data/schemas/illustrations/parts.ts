/** Fields that several kinds of illustrations share. */
import * as v from "valibot";
import { id, text } from "../common.ts";
import { signs } from "./sums.ts";

export const figure = v.number();
export const title = text(34);
export const detail = v.optional(text(44));
/** A row's state. The row shows it by a colour and in words. */
export const state = v.picklist(["good", "wait", "alert", "still"]);
/** Drawings of app/illustrations/drawings.tsx: things are single objects, scenes fill a wide picture. */
export const things = ["sandal", "cake"] as const;
export const scenes = ["speaker"] as const;
export type DrawingName = (typeof things | typeof scenes)[number];

export const common = {
  id,
  /** The picture's text alternative for screen readers, in a sentence. */
  name: text(200),
};

/** A row of a sheet: words, a number or words at its end, and a note in the colour of its state. */
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
