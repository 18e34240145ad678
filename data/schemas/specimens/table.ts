import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, title } from "./parts.ts";
import { isSame } from "./sums.ts";

/** A table in which some rows carry a remark, with a running balance or a total. */
export const table = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("table"),
    title,
    detail,
    columns: v.strictTuple([text(12), text(20), text(12)]),
    /** The balance before the first row; without it the table ends in a total. */
    opening: v.optional(figure),
    rows: list(
      v.strictObject({
        date: text(8),
        text: title,
        detail,
        amount: figure,
        balance: v.optional(figure),
        flag: v.optional(v.strictObject({ state, text: text(48) })),
      }),
      4,
      6,
    ),
    result: v.strictObject({ label: title, amount: figure }),
  }),
  v.check(({ opening = 0, rows, result }) => {
    let balance = opening;
    const isRight = rows.every((row) => {
      balance += row.amount;
      return row.balance === undefined || isSame(row.balance, balance);
    });
    return isRight && isSame(result.amount, balance);
  }, "balances and the result follow from the amounts"),
);
