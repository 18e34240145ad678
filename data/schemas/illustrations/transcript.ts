import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, state, time, title } from "./parts.ts";
import { isAscending, secondsOf } from "./sums.ts";

/** A recording with its lines in time. */
export const transcript = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("transcript"),
    title,
    /** How long it is, and how far it has played. */
    length: time,
    at: time,
    caption: text(60),
    lines: list(
      v.strictObject({
        time,
        text: text(80),
        /** A word of the text that is uncertain. */
        unsure: v.optional(text(20)),
        tag: text(14),
        state,
      }),
      3,
      5,
    ),
    note: text(50),
  }),
  v.check(
    ({ at, lines, length }) =>
      isAscending([...lines.map((line) => secondsOf(line.time)), secondsOf(length)]) &&
      secondsOf(at) <= secondsOf(length),
    "times follow one another, up to the length",
  ),
  v.check(
    ({ lines }) => lines.every((line) => line.text.includes(line.unsure ?? "")),
    "unsure is in the text",
  ),
);
