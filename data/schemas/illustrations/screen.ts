import * as v from "valibot";
import { list, optionalList, text } from "../common.ts";
import { mustBe } from "../must-be.ts";
import { common, detail, figure, row, state, things, title } from "./parts.ts";
import { addsUp, describeWrongResult, isSame, totalOf } from "./sums.ts";

const rectangle = { state, span: v.optional(v.picklist([1, 2, 3]), 1) };

/** A calendar has this many rows, one for each hour. */
const hours = 4;

/** A screen of a product, for its card: a title bar, and below it one or more of the parts. */
export const screen = v.pipe(
  v.strictObject({
    ...common,
    ...{ title, detail },
    kind: v.literal("screen"),
    /** A state in the title bar, in place of `detail`. */
    status: v.optional(v.strictObject({ text: text(20), state })),
    /** `mark` is a short text before the label, such as a date. A row with a `ring` has a ring in the colour of its state. */
    rows: optionalList(
      v.strictObject({
        ...row.entries,
        mark: v.optional(text(8)),
        ring: v.optional(v.literal(true)),
      }),
      4,
    ),
    /** The panel beside the rows: an object, a house with a window for each flat, or a large figure. */
    aside: v.optional(
      v.variant("kind", [
        v.strictObject({ kind: v.literal("object"), drawing: v.picklist(things) }),
        v.strictObject({ kind: v.literal("house"), windows: v.array(list(v.strictObject(rectangle), 1, 6)) }),
        v.strictObject({ kind: v.literal("figure"), label: title, text: text(8) }),
      ]),
    ),
    /** The parts of an amount, as a bar. The first has the colour of the product. */
    shares: optionalList(figure, 6),
    /** A day: the hours, and columns of slots. A slot's `span` is its duration in hours. */
    calendar: v.optional(
      v.strictObject({
        hours: v.pipe(v.array(text(8)), v.length(hours, mustBe(`${hours} hours`))),
        columns: list(list(v.strictObject({ ...rectangle, label: text(14) }), 1, hours), 1, 4),
      }),
    ),
    /** A message with figures about it, and the button that sends it. */
    message: v.optional(
      v.strictObject({
        text: text(120),
        figures: list(v.strictObject({ label: text(14), amount: figure }), 1, 2),
        action: text(12),
      }),
    ),
    /** Stages side by side, each with its total and some of its entries. */
    stages: optionalList(
      v.strictObject({
        ...{ label: text(14), amount: figure },
        entries: list(v.strictObject({ label: text(18), state: v.optional(state) }), 1, 2),
      }),
      3,
    ),
  }),
  v.check(
    ({ rows }) => addsUp(rows),
    ({ input }) => describeWrongResult(input.rows),
  ),
  v.check(
    ({ calendar }) =>
      !calendar || calendar.columns.every((slots) => totalOf(slots.map(({ span }) => span)) === hours),
    `each column of a calendar must have ${hours} hours of slots`,
  ),
  v.check(
    ({ rows, shares }) => shares.length === 0 || isSame(totalOf(shares), rows[0]?.amount ?? 0),
    ({ input: { rows, shares } }) =>
      `the shares must add up to the amount of the first row, ${rows[0]?.amount}, but are ${totalOf(shares)}`,
  ),
);
