import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { tokenColours } from "./token-colours.ts";

/** The part of an icon with a ground that `public/favicon.svg` fills. Phones may cut off everything outside of it. */
const safeZone = 0.8;

/** The PNG and ICO files in `public/`, drawn from `public/favicon.svg`: their names and contents. */
export function drawIcons(): Record<string, Buffer> {
  const svg = readFileSync("public/favicon.svg", "utf8");
  const grounded = withGround(svg, tokenColours().paper?.light ?? "");
  return {
    "apple-touch-icon.png": draw(grounded, 180),
    "favicon.ico": asIco(draw(svg, 32), 32),
    "icon-192.png": draw(svg, 192),
    "icon-512.png": draw(svg, 512),
    "icon-maskable-512.png": draw(grounded, 512),
  };
}

const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();

/** Puts the favicon onto a ground that fills the whole icon. */
function withGround(svg: string, ground: string): string {
  const [start, size] = [(1 - safeZone) / 2, safeZone];
  const place = `x="${start}" y="${start}" width="${size}" height="${size}" overflow="visible"`;
  const icon = svg.replace(
    /<svg\b[^>]*/,
    (tag) => `${tag.replace(/ (?:x|y|width|height|overflow)="[^"]*"/g, "")} ${place}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${ground}"/>${icon}</svg>`;
}

/**
 * An ICO file with one picture: a header and an entry of the directory, 22 bytes together, then the PNG as it is. The
 * maintained package, png-to-ico, would decode the PNG and store it as an uncompressed bitmap, with three packages of its own.
 */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // The type "icon", the number of pictures, and the width and height of the only one.
  header.set([1, 0, 1, 0, size, size], 2);
  // One colour plane, 32 bits per pixel.
  header.set([1, 0, 32], 10);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
