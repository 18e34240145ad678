/** What the kinds of illustrations are made of. */
import * as v from "valibot";
import { id, text } from "../common.ts";
import { signs } from "./sums.ts";

export const figure = v.number();
export const title = text(34);
export const detail = v.optional(text(44));
export const time = v.pipe(v.string(), v.regex(/^\d{1,2}(:\d\d){1,2}$/, "a time such as 12:04"));
/** How a line is judged: by its colour, and by words beside it. */
export const state = v.picklist(["good", "wait", "alert", "still"]);
/** Drawings of app/illustrations/drawings.tsx: things stand alone, scenes fill a picture that is as wide as a film. */
export const things = ["sandal", "cake", "dress"] as const;
export const scenes = ["speaker", "bottle"] as const;
export type DrawingName = (typeof things | typeof scenes)[number];
export const sumLine = { sign: v.optional(v.picklist(signs)), amount: v.optional(figure) };
export const common = {
  id,
  /** What the picture shows, in a sentence: all that a screen reader says of it. */
  name: text(200),
};
