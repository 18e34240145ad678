import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

/** How every icon is drawn: said once for each symbol. */
const stroke =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The sprite of all icons, so that none is in a script: in a build those that the site names (build/named-icons.ts), from the dev
 * server all of Lucide's. Not displayed: else each page would lay out all of them.
 */
export function loader() {
  const symbols = Object.entries(lucide.icons).map(
    ([name, { body }]) =>
      `<symbol id="${name}" viewBox="0 0 24 24"${stroke}>${body.replaceAll(stroke, "").replace(/^<g>(.*)<\/g>$/s, "$1")}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
