import { Badge, type BadgeTone } from "~/ui/badge";
import type { Tool } from "../../data/schemas/tool";

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
