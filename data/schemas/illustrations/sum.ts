import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, sumLine, title } from "./parts.ts";
import { addsUp, isSame } from "./sums.ts";

/** A sum with its lines and its result: a calculation or a report. */
export const sum = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("sum"),
    look: v.picklist(["sheet", "report"]),
    title,
    detail,
    lines: list(v.strictObject({ label: title, detail, ...sumLine }), 3, 9),
    /** Amounts in time, above and below nothing. */
    bars: v.optional(
      v.strictObject({
        title,
        detail,
        items: list(v.strictObject({ label: text(6), amount: figure }), 4, 10),
      }),
    ),
    /** A part of a whole, in per cent, and the most that it may be. */
    gauge: v.optional(
      v.strictObject({
        label: title,
        part: figure,
        whole: figure,
        share: figure,
        limit: figure,
        limitLabel: title,
      }),
    ),
    result: v.strictObject({ label: title, text: title }),
  }),
  v.check(({ lines }) => addsUp(lines), "a line with = is what the lines above come to"),
  v.check(
    ({ gauge }) => !gauge || isSame(Math.round((gauge.part / gauge.whole) * 100), gauge.share),
    "the gauge's share is its part of the whole",
  ),
);
