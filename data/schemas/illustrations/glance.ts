import * as v from "valibot";
import { list, optionalList, text } from "../common.ts";
import { common, figure, state, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** The field that each drawing needs in addition to its words and figures. */
const drawnFrom: Readonly<Record<string, "cells" | "amounts" | undefined>> = {
  account: "amounts",
  calendar: "cells",
  course: "cells",
  house: "cells",
  payslip: "amounts",
};

/** A drawing of one idea, with few words and large figures. Used on cards only. */
export const glance = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("glance"),
    drawing: v.picklist([
      "account",
      "board",
      "calendar",
      "course",
      "funnel",
      "house",
      "message",
      "payslip",
      "shop",
    ]),
    /** The words in the drawing. */
    words: optionalList(text(110), 6),
    figures: optionalList(
      v.strictObject({ label: title, amount: v.optional(figure), text: v.optional(text(8)) }),
      3,
    ),
    tags: optionalList(v.strictObject({ text: text(24), state }), 4),
    /** Columns of cells with a state: hours, flats or lessons. */
    cells: v.optional(
      v.array(list(v.strictObject({ state, span: v.optional(v.picklist([1, 2, 3]), 1) }), 1, 6)),
    ),
    /** The balances of an account, or the deductions of a payslip. A state marks an amount. */
    amounts: v.optional(list(v.strictObject({ amount: figure, state: v.optional(state) }), 3, 6)),
  }),
  v.check(
    (glance) =>
      (["cells", "amounts"] as const).every(
        (key) => (drawnFrom[glance.drawing] === key) === (glance[key] !== undefined),
      ),
    ({ input: { drawing } }) => {
      const needed = drawnFrom[drawing];
      return needed
        ? `the drawing "${drawing}" must have ${needed}, and of cells and amounts only these`
        : `the drawing "${drawing}" must have neither cells nor amounts`;
    },
  ),
  v.check(
    ({ drawing, figures, cells }) => {
      const counted = countStates(cells);
      return drawing !== "calendar" || figures.every(({ amount }, index) => amount === counted[index]);
    },
    ({ input: { figures, cells } }) =>
      "the figures of a calendar must be the numbers of its taken, held and free cells " +
      `(${countStates(cells).join(", ")}), but are ${figures.map(({ amount }) => amount).join(", ")}`,
  ),
  v.check(
    ({ drawing, figures: [first], amounts = [] }) =>
      drawing !== "account" || first?.amount === amounts.at(-1)?.amount,
    ({ input: { figures, amounts = [] } }) =>
      `the figure of an account must be its last amount, ${amounts.at(-1)?.amount}, but is ${figures[0]?.amount}`,
  ),
  v.check(
    ({ drawing, figures: [gross, net], amounts }) =>
      drawing !== "payslip" || isSame(netPay(gross?.amount, amounts), net?.amount ?? 0),
    ({ input: { figures, amounts } }) =>
      "the second figure of a payslip, net pay, must be the first one, gross pay, plus the (negative) amounts: " +
      `${netPay(figures[0]?.amount, amounts)}, but is ${figures[1]?.amount}`,
  ),
);

/** The numbers of cells that are taken, held and free. */
function countStates(cells: { state: string }[][] = []): number[] {
  return ["good", "wait", "still"].map((of) => cells.flat().filter(({ state }) => state === of).length);
}

function netPay(gross = 0, amounts: { amount: number }[] = []): number {
  return gross + totalOf(amounts.map(({ amount }) => amount));
}
