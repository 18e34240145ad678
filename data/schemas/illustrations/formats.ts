import * as v from "valibot";
import { list, text } from "../common.ts";
import { common, type DrawingName, detail, figure, scenes, things, title } from "./parts.ts";

/** What each look of the formats below is drawn with: nothing where the look itself says it. */
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
    /** What a picture, the posters or the clips show. */
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
    "a picture and posters have the drawing of a thing, clips that of a scene, and other looks none",
  ),
);
