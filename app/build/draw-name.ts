import { readFileSync } from "node:fs";
import satori from "satori";
import { fontFile } from "./display-font.ts";

/** The distance of the name from the left edge of the logo, and the height of both. The mark is 40 units wide. */
const left = 53;
const height = 28;

/** The name in a press logo, as outlines of its letters. */
const name = new RegExp(`<g transform="translate\\(${left}\\)">.*</g>(?=</svg>\\s*$)`, "s");

/** Whether a press logo has a name that `drawName` can draw again. A logo of your own has not. */
export const hasDrawnName = (logo: string): boolean => name.test(logo);

/** Draws a company's name into a press logo, in the display font and in the colour of the logo's thread. */
export async function drawName(logo: string, company: string): Promise<string> {
  const [, color = ""] = /stroke="(#[\da-f]{6})"/.exec(logo) ?? [];
  const style = {
    display: "flex",
    alignItems: "center",
    height,
    // The name stands a little higher than the middle.
    marginTop: -1,
    // Satori also applies the letter spacing to the last letter.
    paddingRight: 1,
    whiteSpace: "nowrap",
    color,
    fontFamily: "display",
    fontSize: 26,
    lineHeight: 1,
    letterSpacing: "-0.025em",
  };
  const words = await satori(
    { type: "div", key: null, props: { style, children: company } },
    { height, fonts: [{ name: "display", data: readFileSync(fontFile(700)), weight: 700 }] },
  );
  const width = left + Number(/width="([\d.]+)"/.exec(words)?.[1]);
  return logo
    .replace(name, () => `<g transform="translate(${left})">${words}</g>`)
    .replace(/(?<=^<svg [^>]*viewBox=")[^"]*/, `0 0 ${width} ${height}`);
}
