import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, sumLine, title } from "./parts.ts";
import { addsUp } from "./sums.ts";

/** Papers that become fields or rows. */
export const paper = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("paper"),
    /**
     * One paper with its readings in boxes, each in the colour of the row at its place, or a pile of which the uppermost
     * is read.
     */
    look: v.picklist(["ticket", "pile"]),
    paper: v.strictObject({
      title,
      detail,
      lines: list(
        v.strictObject({ label: title, text: v.optional(title), amount: v.optional(figure) }),
        3,
        6,
      ),
    }),
    title,
    detail,
    rows: list(
      v.strictObject({
        label: title,
        detail,
        text: v.optional(text(20)),
        ...sumLine,
        /** How sure the reading is, where it is on the paper, or what is wrong with it. */
        note: text(22),
        state,
      }),
      3,
      6,
    ),
  }),
  v.check(({ rows }) => addsUp(rows), "a row with = is what the rows above come to"),
  v.check(
    ({ look, paper: { lines }, rows }) => look !== "ticket" || lines.length === rows.length,
    "each line of a ticket is read into the row at its place",
  ),
);
