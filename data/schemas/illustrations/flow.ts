import * as v from "valibot";
import { accent, id, list, text } from "../common.ts";
import { common, detail, figure, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** Lines of a source that run into accounts. */
export const flow = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("flow"),
    look: v.picklist(["phone", "sheet", "hub"]),
    title,
    detail,
    lines: list(v.strictObject({ text: title, detail, amount: figure, to: id }), 3, 6),
    targets: list(v.strictObject({ id, label: text(24), detail, amount: figure, accent }), 2, 4),
    /** That all lines are accounted for. */
    check: v.optional(title),
  }),
  v.check(
    ({ lines, targets }) => lines.every(({ to }) => targets.some((target) => target.id === to)),
    "every line goes to a target",
  ),
  v.check(
    ({ lines, targets }) =>
      targets.every((target) => {
        const amounts = lines.filter(({ to }) => to === target.id).map(({ amount }) => amount);
        return isSame(Math.abs(totalOf(amounts)), target.amount);
      }),
    "a target's amount is the sum of its lines",
  ),
);
