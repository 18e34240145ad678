import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, figure, state, time, title } from "./parts.ts";

/** A conversation, and beside it what became of it. */
export const chat = v.strictObject({
  ...common,
  kind: v.literal("chat"),
  title,
  detail,
  messages: list(
    v.strictObject({ from: v.picklist(["them", "us", "note"]), text: text(150), time: v.optional(time) }),
    1,
    5,
  ),
  panel: v.strictObject({
    title,
    detail,
    rows: list(
      v.strictObject({
        label: title,
        text: v.optional(text(34)),
        amount: v.optional(figure),
        state: v.optional(state),
      }),
      2,
      6,
    ),
    /** The button that a person presses next. */
    action: text(28),
  }),
});
