import * as v from "valibot";
import { list, text } from "./common.ts";

const caption = text(60);
const value = v.pipe(v.number(), v.finite());
const amount = v.pipe(value, v.gtValue(0));
const namedValue = v.strictObject({ label: text(32), value });

/**
 * The picture of a post. Every number in it, except in a label or the caption, must also be in the post's text:
 * `load/figure-numbers.ts` checks it. The limits of length are made for a card on a phone.
 */
export const figureSchema = v.variant("kind", [
  /** One important number with its unit. */
  v.strictObject({ kind: v.literal("number"), caption, value: text(10), label: text(70) }),
  /** Horizontal bars, one below another. Negative values extend in the other direction. */
  v.strictObject({ kind: v.literal("bars"), caption, items: list(namedValue, 2, 4) }),
  /** Rows that are divided into parts. Each row has a value for every part, in the order of `parts`. */
  v.pipe(
    v.strictObject({
      kind: v.literal("split"),
      caption,
      parts: list(text(20), 2, 5),
      rows: list(v.strictObject({ label: text(24), values: v.array(amount) }), 1, 2),
    }),
    v.check(
      ({ parts, rows }) => rows.every(({ values }) => values.length === parts.length),
      ({ input: { parts, rows } }) =>
        `each of rows must have ${parts.length} values, one for each of parts, ` +
        `but they have ${rows.map(({ values }) => values.length).join(" and ")}`,
    ),
  ),
  /** A few lines of a table. The last line may be a total, or marked as wrong ("alert"). */
  v.strictObject({
    kind: v.literal("table"),
    caption,
    columns: v.optional(list(text(20), 2, 3)),
    rows: list(list(text(24), 2, 3), 2, 5),
    end: v.optional(v.picklist(["total", "alert"])),
  }),
  /** A chat between a customer and the company. */
  v.strictObject({
    kind: v.literal("messages"),
    caption,
    items: list(
      v.strictObject({
        from: v.picklist(["customer", "us"]),
        text: text(60),
        /** The language of the message, if it differs from the page's. */
        language: v.optional(v.literal("sw")),
      }),
      2,
      4,
    ),
  }),
  /** Steps in a sequence. */
  v.strictObject({
    kind: v.literal("steps"),
    caption,
    items: list(v.strictObject({ title: text(16), text: text(48) }), 3, 4),
  }),
]);

export type FigureRecord = v.InferOutput<typeof figureSchema>;
