import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import face from "@capsizecss/metrics/familjenGrotesk";
import plugin from "tailwindcss/plugin";

const bold = { ...arial, fullName: "Arial Bold", postscriptName: "Arial-BoldMT" };

/**
 * The fallback font "Display Fallback" while the file of the display face loads: Arial in bold with the metrics of the display
 * face, as Capsize computes them.
 */
export default plugin(({ addBase }) => {
  const { fontFaces } = createFontStack([{ ...face, familyName: "Display" }, bold], {
    fontFaceFormat: "styleObject",
    fontFaceProperties: { fontWeight: "700" },
  });
  addBase(fontFaces as unknown as Parameters<typeof addBase>[0]);
});
