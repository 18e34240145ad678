import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, things, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** What is sold, at a counter or on a phone, and how it is paid. */
export const till = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("till"),
    look: v.picklist(["counter", "shop"]),
    /** What a shop sells. */
    drawing: v.optional(v.picklist(things)),
    title,
    detail,
    tiles: list(v.strictObject({ text: text(18), amount: figure }), 1, 9),
    lines: list(v.strictObject({ text: title, detail, count: figure, each: figure, amount: figure }), 1, 4),
    total: v.strictObject({ label: text(16), amount: figure }),
    payments: list(v.strictObject({ label: text(20), amount: figure, state }), 1, 3),
    notice: text(70),
  }),
  v.check(
    ({ look, drawing }) => (look === "shop") === (drawing !== undefined),
    "a shop has the drawing of what it sells, and a counter none",
  ),
  v.check(
    ({ lines }) => lines.every(({ count, each, amount }) => isSame(count * each, amount)),
    "a line is its count times its price",
  ),
  v.check(
    ({ lines, total, payments }) =>
      [lines, payments].every((items) => isSame(totalOf(items.map(({ amount }) => amount)), total.amount)),
    "lines and payments come to the total",
  ),
);
