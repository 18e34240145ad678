import type { BadgeTone } from "#app/ui/badge.tsx";
import { type InLanguage, type Locale, labelOf, type Words } from "#data/index.ts";
import type { Tool } from "#data/schemas/tool.ts";
import { accentOfTool } from "./accents.server";
import { thumbnailOf } from "./illustrations.server";

/** A tool as a row of a list shows it. */
export function toolItem(tool: Tool & InLanguage, words: Words) {
  const { id, lang, path, title } = tool;
  const accent = accentOfTool(tool);
  const status = statusBadge(tool.status, lang ?? words.locale);
  return { id, lang, path, title, accent, status, illustration: thumbnailOf({ ...tool, accent }, words) };
}

/** Green, yellow and grey. */
const tones: Record<Tool["status"], BadgeTone> = {
  Available: "good",
  Beta: "wait",
  "Coming Soon": "still",
};

/** How a page shows whether a tool can be used already. */
export function statusBadge(status: Tool["status"], locale: Locale) {
  return { tone: tones[status], label: labelOf(status, locale) };
}
