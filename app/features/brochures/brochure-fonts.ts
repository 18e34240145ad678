import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { fontFile } from "#app/build/display-font.ts";

const weights = [400, 600, 700];

/** The display font in the format that Typst reads. Its licence, SIL OFL 1.1, allows embedding. */
export const readFonts = (): Buffer[] => weights.map((weight) => unpackWoff(readFileSync(fontFile(weight))));

/** The positions of fields in a WOFF file, in bytes (https://www.w3.org/TR/WOFF/). */
const woff = { flavor: 4, tables: 12, header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/** Converts a WOFF file to TrueType: the same tables without compression. */
function unpackWoff(file: Uint8Array): Buffer {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = from.getUint16(woff.tables);
  const directory = new DataView(new ArrayBuffer(sfnt.header + sfnt.entry * count));
  const power = 2 ** Math.floor(Math.log2(count));
  directory.setUint32(0, from.getUint32(woff.flavor));
  // The names are those of the TrueType format. The last three fields are for a binary search.
  const fields = {
    numTables: count,
    searchRange: power * sfnt.entry,
    entrySelector: Math.log2(power),
    rangeShift: (count - power) * sfnt.entry,
  };
  for (const [index, value] of Object.values(fields).entries()) directory.setUint16(4 + 2 * index, value);
  const tables: Uint8Array[] = [];
  let offset = directory.byteLength;
  for (let index = 0; index < count; index++) {
    const [tag, start, packed, length, checksum] = Array.from({ length: 5 }, (_, field) =>
      from.getUint32(woff.header + woff.entry * index + 4 * field),
    ) as [number, number, number, number, number];
    const data = file.subarray(start, start + packed);
    const entry = [tag, checksum, offset, length];
    for (const [field, value] of entry.entries())
      directory.setUint32(sfnt.header + sfnt.entry * index + 4 * field, value);
    // Each table begins at a multiple of 4 bytes.
    const table = new Uint8Array(Math.ceil(length / 4) * 4);
    table.set(packed < length ? inflateSync(data) : data);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([new Uint8Array(directory.buffer), ...tables]);
}
