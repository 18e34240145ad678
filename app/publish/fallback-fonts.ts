import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import metrics from "@capsizecss/metrics/familjenGrotesk";
import plugin from "tailwindcss/plugin";

const bold = { ...arial, fullName: "Arial Bold", postscriptName: "Arial-BoldMT" };

/**
 * The fallback font "Display Fallback" while the file of the display font loads: Arial in bold with the metrics of the display
 * font, as Capsize computes them.
 */
export default plugin(({ addBase }) => {
  const { fontFaces } = createFontStack([{ ...metrics, familyName: "Display" }, bold], {
    fontFaceFormat: "styleObject",
    fontFaceProperties: { fontWeight: "700" },
  });
  addBase(fontFaces as unknown as Parameters<typeof addBase>[0]);
});
