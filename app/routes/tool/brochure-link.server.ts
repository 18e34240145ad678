import brochureSizes from "virtual:brochure-sizes";
import { brochurePath } from "#app/url/brochure-path.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { BrochureLinkProps } from "./brochure-link";

/** The link to a tool's brochure, where it has one. */
export function brochureLink(id: string, { brochure, locale }: Words): BrochureLinkProps | undefined {
  const path = brochurePath(id, locale);
  const bytes = brochureSizes[path];
  if (bytes === undefined) return;
  return { path, label: brochure.download, size: fill(brochure.size, { size: Math.round(bytes / 1000) }) };
}
