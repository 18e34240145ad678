import { mkdir, readFile, writeFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { Mark } from "../ui/mark";
import { faceFile } from "./display-font";
import { tokenColours, withColours } from "./token-colours";

/** The name stands this far behind the mark, which is 40 wide and 28 high. */
const nameLeft = 53;
const height = 28;

/** For satori, which reads no WOFF2 and no axes: so it is one weight of the display face. */
export async function readFonts(): Promise<Font[]> {
  return [{ name: "display", data: await readFile(faceFile(700)), weight: 700 }];
}

/** What the press page offers: the mark alone, and with the company's name as outlines, in the colour of the ground. */
export async function writePressLogos(client: string, company: string): Promise<void> {
  const colours = tokenColours();
  const logo = async (colour = "", name?: string) => {
    const words = name
      ? await satori(<Name name={name} colour={colour} />, { height, fonts: await readFonts() })
      : "";
    const width = words ? nameLeft + Number(/width="([\d.]+)"/.exec(words)?.[1]) : 40;
    const mark = renderToStaticMarkup(
      <>
        <title>{company}</title>
        <Mark />
      </>,
    );
    const text = words && `<g transform="translate(${nameLeft})">${words}</g>`;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${mark}${text}</svg>`;
    // Some programs that open an SVG know no currentColor.
    return withColours(picture, colours).replaceAll("currentColor", colour);
  };
  const [dark, light] = [colours.ink?.light, colours["on-night"]?.light];
  const files = {
    "bead.svg": await logo(dark),
    "logo-on-light.svg": await logo(dark, company),
    "logo-on-dark.svg": await logo(light, company),
  };
  await mkdir(`${client}/press`, { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(`${client}/press/${name}`, content)),
  );
}

/** As large and as tight as beside the mark in the header. */
function Name({ name, colour }: { name: string; colour: string }) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        height,
        // The last letter is as wide as it is drawn, not as tight.
        paddingRight: 1,
        fontFamily: "display",
        fontSize: 26,
        lineHeight: 1,
        letterSpacing: "-0.025em",
        whiteSpace: "nowrap",
        color: colour,
      }}
    >
      {name}
    </div>
  );
}
