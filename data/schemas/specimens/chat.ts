import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, detail, state, sumLine, time, title } from "./parts.ts";
import { addsUp } from "./sums.ts";

/** A conversation, and beside it what became of it. */
export const chat = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("chat"),
    channel: v.picklist(["whatsapp", "sms"]),
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
        v.strictObject({ label: title, text: v.optional(text(34)), ...sumLine, state: v.optional(state) }),
        2,
        6,
      ),
      /** The button that a person presses next. */
      action: text(28),
    }),
  }),
  v.check(({ panel }) => addsUp(panel.rows), "a row with = is what the rows above come to"),
);
