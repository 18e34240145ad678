import type { StatusBadgeProps } from "#app/content/status.server.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Whether a tool can be used already. */
export function StatusBadge({ tone, label }: StatusBadgeProps) {
  return <Badge tone={tone}>{label}</Badge>;
}
