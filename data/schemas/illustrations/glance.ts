import * as v from "valibot";
import { list, optionalList, text } from "../common.ts";
import { common, figure, state, title } from "./parts.ts";
import { isSame, totalOf } from "./sums.ts";

/** What each drawing is drawn from, beside its words and figures. */
const drawnFrom: Readonly<Record<string, "cells" | "amounts" | undefined>> = {
  account: "amounts",
  calendar: "cells",
  course: "cells",
  house: "cells",
  payslip: "amounts",
};

/** One idea: a drawing, with few words and large figures. For cards alone. */
export const glance = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("glance"),
    drawing: v.picklist([
      "account",
      "board",
      "calendar",
      "counter",
      "course",
      "funnel",
      "house",
      "message",
      "payslip",
      "shop",
    ]),
    /** What is written in the drawing. */
    words: optionalList(text(110), 6),
    figures: optionalList(
      v.strictObject({ label: title, amount: v.optional(figure), text: v.optional(text(8)) }),
      3,
    ),
    tags: optionalList(v.strictObject({ text: text(24), state }), 4),
    /** Columns of what has a state: hours, flats, lessons. */
    cells: v.optional(
      v.array(list(v.strictObject({ state, span: v.optional(v.picklist([1, 2, 3]), 1) }), 1, 6)),
    ),
    /** Balances of an account, or what is taken off a pay. A state is a mark on it. */
    amounts: v.optional(list(v.strictObject({ amount: figure, state: v.optional(state) }), 3, 6)),
  }),
  v.check(
    (glance) =>
      (["cells", "amounts"] as const).every(
        (key) => (drawnFrom[glance.drawing] === key) === (glance[key] !== undefined),
      ),
    "an account and a payslip have amounts, a calendar, a course and a house cells, and other drawings neither",
  ),
  v.check(({ drawing, figures, cells = [] }) => {
    const counted = (["good", "wait", "still"] as const).map(
      (of) => cells.flat().filter((cell) => cell.state === of).length,
    );
    return drawing !== "calendar" || figures.every(({ amount }, index) => amount === counted[index]);
  }, "a calendar's figures count its cells: taken, held, free"),
  v.check(({ drawing, figures: [first, second], amounts = [] }) => {
    const listed = amounts.map(({ amount }) => amount);
    if (drawing === "account") return first?.amount === listed.at(-1);
    if (drawing !== "payslip") return true;
    return isSame((first?.amount ?? 0) + totalOf(listed), second?.amount ?? 0);
  }, "an account ends in its figure, and net pay is gross pay without what is taken off"),
);
