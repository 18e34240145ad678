import brochureSizes from "virtual:brochure-sizes";
import type { Feature, FileLink } from "#app/contract/feature.ts";
import { findTool, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { brochurePath } from "./brochure-path";
import { drawQuote } from "./quote-picture";

const quotePages = ["/services", "/how-buying-works"];

/** A tool's page links to its brochure. The pages about buying and prices link to the sample quote. */
export const brochures: Feature = (path, words) => {
  const { download, section, quote } = words.brochures;
  const tool = findTool(path.replace("/tools/", ""), "en");
  if (tool) return { files: linkTo(tool.id, download, words) };
  const files = linkTo("sample-quote", quote.label, words);
  if (path === "/pricing") return { picture: drawQuote(words), files };
  return quotePages.includes(path) && files.length > 0
    ? { section: { id: "sample-quote", ...section, files, picture: drawQuote(words) } }
    : {};
};

/** A link to a PDF, as a list; empty if there is none: a planned tool has no brochure. */
function linkTo(id: string, label: string, { brochures, locale }: Words): FileLink[] {
  const path = brochurePath(id, locale);
  const bytes = brochureSizes[path];
  if (bytes === undefined) return [];
  return [{ path, label, note: fill(brochures.size, { size: Math.round(bytes / 1000) }) }];
}
