import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { Tool } from "#data/schemas/tool.ts";

/** Green, yellow and grey. */
const tones: Record<Tool["status"], BadgeTone> = {
  Available: "good",
  Beta: "wait",
  "Coming Soon": "still",
};

/** Whether a tool can be used already. */
export function StatusBadge({ status }: { status: Tool["status"] }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
