import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** A table in which some rows carry a remark, with a total. */
export const table = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("table"),
    title,
    detail,
    columns: v.strictTuple([text(12), text(20), text(12)]),
    rows: list(
      v.strictObject({
        date: text(8),
        text: title,
        detail,
        amount: figure,
        flag: v.optional(v.strictObject({ state, text: text(48) })),
      }),
      4,
      6,
    ),
    result: v.strictObject({ label: title, amount: figure }),
  }),
  v.check(
    ({ rows, result }) => isSame(totalOf(rows.map(({ amount }) => amount)), result.amount),
    "the result follows from the amounts",
  ),
);
