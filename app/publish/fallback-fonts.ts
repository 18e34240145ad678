import plugin from "tailwindcss/plugin";

/** Ascent and descent of the display face, in per cent of its size, from the table `hhea` of its file. */
const [ascent, descent] = [102.5, 22.5];

/** The characters for each factor: all others, the space, letters that are wider in these faces, and narrower letters. */
const ranges = [
  {},
  { unicodeRange: "U+20" },
  { unicodeRange: "U+41-43, U+45-47, U+4b, U+4c, U+4f, U+52, U+53, U+59, U+73, U+79" },
  { unicodeRange: "U+30-39, U+4d, U+4e, U+57, U+61, U+66, U+6b, U+72, U+74, U+77" },
];

/**
 * System fonts, and for each range the width of the display face in per cent of the system font's width. For another display
 * face, multiply all factors by the ratio of the faces' `xAvgCharWidth` (table `OS/2`), then adjust them until
 * tests/e2e/scrolling.test.ts passes.
 */
const faces = [
  {
    fontFamily: "Display Fallback",
    local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Neue Bold"],
    factors: [93.6, 71, 87.5, 101],
  },
  {
    fontFamily: "Display Fallback Roboto",
    local: ["Roboto Bold", "Roboto-Bold"],
    factors: [99.2, 80.5, 96, 103],
  },
];

/**
 * Fallback fonts with the metrics of the display face, so that titles have the same line breaks before and after it has
 * loaded. One factor is not enough, because some letters are wider and others narrower. The factors correct only half of
 * that difference, so that the letters still look like one font.
 */
export default plugin(({ addBase }) => {
  const fontFaces = faces.flatMap(({ fontFamily, local, factors }) =>
    factors.map((factor, index) => ({
      fontFamily,
      src: local.map((name) => `local("${name}")`).join(", "),
      fontWeight: "700",
      sizeAdjust: `${factor}%`,
      ascentOverride: `${((100 * ascent) / factor).toFixed(1)}%`,
      descentOverride: `${((100 * descent) / factor).toFixed(1)}%`,
      lineGapOverride: "0%",
      ...ranges[index],
    })),
  );
  addBase({ "@font-face": fontFaces });
});
