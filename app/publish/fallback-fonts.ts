import plugin from "tailwindcss/plugin";

/** How far the display face reaches above and below the line, in per cent of its size: `hhea` in its file says it. */
const [ascent, descent] = [102.5, 22.5];

/** Which characters a factor is for: all others, the space, letters that are wider in these faces, and narrower ones. */
const ranges = [
  {},
  { unicodeRange: "U+20" },
  { unicodeRange: "U+41-43, U+45-47, U+4b, U+4c, U+4f, U+52, U+53, U+59, U+73, U+79" },
  { unicodeRange: "U+30-39, U+4d, U+4e, U+57, U+61, U+66, U+6b, U+72, U+74, U+77" },
];

/**
 * The faces of systems, and how wide the display face is beside them, in per cent, for each of the ranges. For another display
 * face multiply all by how much wider it is (`xAvgCharWidth` of `OS/2`), then correct them until tests/e2e/scrolling.test.ts passes.
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
 * The fallbacks of the display face, as wide and as tall, so that a title has the same lines before and after it is there. One
 * factor cannot do that: some letters are wider, others narrower. Theirs go half the way, to look like one face.
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
