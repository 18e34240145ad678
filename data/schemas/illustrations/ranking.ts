import * as v from "valibot";
import { icon, list, text } from "../common.ts";
import { common, detail, figure, state, title } from "./parts.ts";
import { isAscending, isSame, totalOf } from "./sums.ts";

/** A list in the order of its scores, each with its reasons. */
export const ranking = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("ranking"),
    title,
    detail,
    rows: list(
      v.strictObject({
        label: title,
        detail,
        /** The channel that it came by. */
        icon: v.optional(icon),
        /** The score, of 100, or nothing where the list is in the order of the next step. */
        score: v.optional(v.pipe(figure, v.maxValue(100))),
        reasons: v.optional(list(v.strictObject({ text: text(26), points: figure }), 1, 4)),
        next: v.strictObject({ text: text(24), state }),
      }),
      3,
      5,
    ),
  }),
  v.check(
    ({ rows }) =>
      rows.every(
        ({ score, reasons = [] }) =>
          score === undefined || isSame(score, totalOf(reasons.map(({ points }) => points))),
      ),
    "a score is the sum of its reasons",
  ),
  v.check(({ rows }) => isAscending(rows.map(({ score = 0 }) => -score)), "the highest score comes first"),
);
