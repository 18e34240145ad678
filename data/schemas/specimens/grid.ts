import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** Columns of cells: hours of a day, units of a building, stages of a sale, rooms of a hospital. */
export const grid = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("grid"),
    look: v.picklist(["hours", "block", "stages", "queue"]),
    title,
    detail,
    /** The words at the side of the rows. */
    rows: v.array(text(8)),
    columns: list(
      v.strictObject({
        title: text(16),
        detail,
        amount: v.optional(figure),
        cells: list(
          v.strictObject({
            title: text(20),
            detail: v.optional(text(22)),
            amount: v.optional(figure),
            state,
            /** How many rows it takes. */
            span: v.optional(v.picklist([1, 2, 3]), 1),
          }),
          1,
          6,
        ),
      }),
      3,
      5,
    ),
    /** What the cells come to, or how many there are of each state. */
    facts: list(v.strictObject({ label: text(24), amount: figure, state: v.optional(state) }), 1, 3),
  }),
  v.check(
    ({ columns }) =>
      columns.every(
        ({ amount, cells }) =>
          amount === undefined || isSame(amount, totalOf(cells.map((cell) => cell.amount ?? 0))),
      ),
    "a column's amount is the sum of its cells",
  ),
  v.check(({ columns, facts }) => {
    const cells = columns.flatMap((column) => column.cells);
    return facts.every((fact) => {
      const counted = fact.state ? cells.filter((cell) => cell.state === fact.state) : cells;
      const amounts = counted.flatMap(({ amount }) => amount ?? []);
      return isSame(fact.amount, amounts.length > 0 ? totalOf(amounts) : counted.length);
    });
  }, "a fact counts the cells of its state, or adds up their amounts"),
);
