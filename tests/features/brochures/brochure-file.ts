import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { brochurePath } from "#app/features/brochures/brochure-path.ts";
import type { Locale } from "#data/index.ts";

export const fileOf = (id: string, locale: Locale) => `build/client${brochurePath(id, locale)}`;

/** A node in the tag tree of a PDF: its role, similar to HTML, and its children. */
interface Tag {
  role?: string;
  children?: Tag[];
}

const readings = new Map<string, ReturnType<typeof readPdf>>();

/** Reads a brochure's texts and tags. The result is cached. */
export function readBrochure(id: string, locale: Locale) {
  const file = fileOf(id, locale);
  const reading = readings.get(file) ?? readPdf(file);
  readings.set(file, reading);
  return reading;
}

async function readPdf(file: string) {
  const document = await getDocument({
    data: new Uint8Array(readFileSync(file)),
    verbosity: 0,
  }).promise;
  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const texts = await Promise.all(
    sheets.map(async (sheet) => {
      const { items } = await sheet.getTextContent();
      return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    }),
  );
  const tags = (await Promise.all(sheets.map((sheet) => sheet.getStructTree()))).flatMap((tree) =>
    rolesOf(tree as Tag),
  );
  return {
    pages: sheets.length,
    size: sheets[0]?.view,
    text: texts.join(" ").replace(/\s+/g, " "),
    lines: texts.flatMap((text) => text.split("\n")),
    lastPage: texts.at(-1) ?? "",
    /** The share of the whole text that is on the page with the least text. */
    leastShare: Math.min(...texts.map((text) => text.length)) / texts.join("").length,
    tags,
    info: (await document.getMetadata()).info as Record<string, unknown>,
    mark: (await document.getMarkInfo()) as unknown as Map<string, boolean> | null,
    links: (await Promise.all(sheets.map((sheet) => sheet.getAnnotations())))
      .flat()
      .map(({ url }) => url as string),
  };
}

function rolesOf({ role, children = [] }: Tag): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}
