import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { faceFile } from "#app/build/display-font.ts";
import { tokenColours, withColours } from "#app/build/token-colours.ts";
import { Mark } from "../ui/mark";

const colours = tokenColours();

/** What browsers put into tabs, bookmarks and on home screens: all drawn from the one mark. */
export async function writeIcons(client: string): Promise<void> {
  const mark = withColours(renderToStaticMarkup(<Mark />), colours);
  const plain = svg("4 -2 32 32", mark);
  // A phone crops the icon to its own shape: ground and thread reach the edges, the mark is in the middle.
  const ground = `<path d="M-3-9h46v46H-3z" fill="${colours.paper?.light}"/>`;
  const thread = `<path d="M-3 14h46" stroke="currentColor" stroke-width="2.5"/>`;
  const padded = svg("-3 -9 46 46", ground + thread + mark);
  const files = {
    "favicon.svg": plain,
    "favicon.ico": ico(32, png(plain, 32)),
    "apple-touch-icon.png": png(padded, 180),
    "icon-192.png": png(plain, 192),
    "icon-512.png": png(plain, 512),
    "icon-maskable-512.png": png(padded, 512),
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(`${client}/${name}`, content)));
}

/** The thread is dark, and light in the dark scheme. */
function svg(viewBox: string, content: string): string {
  const { light, dark } = colours.ink ?? {};
  const style = `svg{color:${light}}@media(prefers-color-scheme:dark){svg{color:${dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${content}</svg>`;
}

function png(picture: string, size: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An .ico file is a directory in front of its pictures, here one, which may be PNG. */
function ico(size: number, png: Buffer): Buffer {
  const directory = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  directory.writeUInt32LE(png.length, 14);
  return Buffer.concat([directory, png]);
}

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

/** As large and as tight as beside the mark in the header. The last letter is as wide as it is drawn, not as tight. */
function Name({ name, colour }: { name: string; colour: string }) {
  const letters = { fontFamily: "display", fontSize: 26, lineHeight: 1, letterSpacing: "-0.025em" };
  return (
    <div
      style={{
        alignItems: "center",
        height,
        paddingRight: 1,
        whiteSpace: "nowrap",
        color: colour,
        ...letters,
      }}
    >
      {name}
    </div>
  );
}
