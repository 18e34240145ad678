import type { BadgeTone } from "#app/ui/badge.tsx";
import { type Locale, labelOf } from "#data/index.ts";
import type { Tool } from "#data/schemas/tool.ts";

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
