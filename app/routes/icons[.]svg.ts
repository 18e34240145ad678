import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

/** Attributes that all icons share. Each `<symbol>` has them once, and its paths do not repeat them. */
const stroke =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The star of a rating is filled: an empty one would look like a low rating. */
const filled = stroke.replace("none", "currentColor");

/**
 * The SVG sprite of the icons, so that no script contains icons. A build includes the icons that the site names
 * (build/named-icons.ts); the dev server includes all of Lucide's. `display="none"` saves each page the layout of all icons.
 */
export function loader() {
  const symbols = Object.entries(lucide.icons).map(
    ([name, { body }]) =>
      `<symbol id="${name}" viewBox="0 0 24 24"${name === "star" ? filled : stroke}>${body.replaceAll(stroke, "").replace(/^<g>(.*)<\/g>$/s, "$1")}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
