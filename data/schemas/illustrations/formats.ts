import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, type DrawingName, detail, figure, scenes, things, title } from "./parts.ts";

/** The drawings that each look may have. A look that is not listed has none. */
const drawnWith: Readonly<Record<string, readonly DrawingName[] | undefined>> = {
  picture: things,
  posters: things,
  clips: scenes,
};

/** One source in several formats. */
export const formats = v.pipe(
  v.strictObject({
    ...common,
    kind: v.literal("formats"),
    look: v.picklist(["picture", "logo", "slides", "clips", "pieces", "posters"]),
    /** The drawing in a picture, on the posters or in the clips. */
    drawing: v.optional(v.picklist([...things, ...scenes])),
    source: v.strictObject({ title, detail, lines: v.optional(list(text(90), 1, 4)) }),
    frames: list(
      v.strictObject({
        label: text(24),
        title: v.optional(text(60)),
        text: v.optional(text(90)),
        amount: v.optional(figure),
        /** The price before an offer. */
        before: v.optional(figure),
      }),
      3,
      5,
    ),
  }),
  v.check(
    ({ look, drawing }) => (drawing ? drawnWith[look]?.includes(drawing) === true : !drawnWith[look]),
    ({ input: { look, drawing } }) => {
      const allowed = drawnWith[look];
      const rule = allowed ? `be one of ${allowed.join(", ")}` : "be left out";
      return `drawing must ${rule} for the look "${look}", but is ${drawing ?? "missing"}`;
    },
  ),
);
