import brochureSizes from "virtual:brochure-sizes";
import { brochurePath } from "#app/url/brochure-path.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export function brochureLink(id: string, label: string, { brochure, locale }: Words) {
  const path = brochurePath(id, locale);
  const bytes = brochureSizes[path];
  if (bytes === undefined) return;
  return { path, label, size: fill(brochure.size, { size: Math.round(bytes / 1000) }) };
}

export function brochureSamples(words: Words) {
  const { title, intro, quote, testRecord } = words.brochure.samples;
  const links = [
    brochureLink("sample-quote", quote.label, words),
    brochureLink("sample-test-record", testRecord.label, words),
  ];
  return { title, intro, items: links.filter((link) => link !== undefined) };
}
