import { writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { Mark } from "../ui/mark";
import { tokenColours, withColours } from "./token-colours";

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
    "favicon.ico": ico([16, 32, 48].map((size) => ({ size, png: png(plain, size) }))),
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

/** An .ico file is a directory in front of its pictures, which may be PNG. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
