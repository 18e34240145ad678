import type { InLanguage, Words } from "#data/index.ts";
import type { Tool } from "#data/schemas/tool.ts";
import { accentOfTool } from "./accents.server";
import { thumbnailOf } from "./illustrations.server";
import { statusBadge } from "./status.server";

/** A tool as a row of a list shows it. */
export function toolItem(tool: Tool & InLanguage, words: Words) {
  const { id, lang, path, title } = tool;
  const accent = accentOfTool(tool);
  const status = statusBadge(tool.status, lang ?? words.locale);
  return { id, lang, path, title, accent, status, illustration: thumbnailOf({ ...tool, accent }, words) };
}
