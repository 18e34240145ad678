import { renderToStaticMarkup } from "react-dom/server";
import { tokenColours, withColours } from "#app/build/token-colours.ts";
import { BeadMark, CoverPattern } from "#app/ui/beadwork.tsx";
import { Mark } from "#app/ui/mark.tsx";
import type { Accent } from "#data/schemas/accents.ts";

const colours = tokenColours();
const svg = (viewBox: string, content: string) =>
  withColours(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`, colours);

export const lightColours = Object.fromEntries(
  Object.entries(colours).map(([name, { light }]) => [name, light]),
);

/** A tool's pictures as SVG, in the colours of the light scheme. */
export function picturesOf({ id, accent }: { id: string; accent: Accent }) {
  return {
    // The right half of the tool's cover pattern.
    cover: svg("100 0 170 240", renderToStaticMarkup(<CoverPattern id={id} accent={accent} x={185} />)),
    mark: svg(
      "0 0 40 28",
      renderToStaticMarkup(<Mark />).replaceAll("currentColor", lightColours["on-night"] ?? ""),
    ),
    bead: beadMark(id, accent),
    edge: svg("0 0 720 24", patternBorder(30)),
  };
}

/** The tool's mark. Its position is never negative, because Typst cuts off such parts. */
function beadMark(id: string, accent: Accent): string {
  const [, content = ""] =
    /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(<BeadMark id={id} accent={accent} className="" />)) ??
    [];
  return svg("0 0 100 100", `<g transform="translate(50 50)">${content}</g>`);
}

/** The border `pattern-border` (ui/shapes.css) as SVG: triangles from above and below, with a dot between them. */
function patternBorder(count: number): string {
  const step = 24;
  const tiles = Array.from({ length: count }, (_, index) => {
    const x = index * step;
    return (
      `<path d="M${x} 0l9 9 9-9z" transform="translate(3 0)" fill="var(--color-night-soft)"/>` +
      `<path d="M${x} 24l9-9 9 9z" transform="translate(3 0)" fill="var(--color-night-soft)"/>` +
      `<circle cx="${x + step}" cy="12" r="3.5" fill="var(--color-on-night)"/>`
    );
  });
  return `<path d="M0 0h720v24H0z" fill="var(--color-night)"/>${tiles.join("")}`;
}
