import { honeypot, minimumVisitMs, type Suspicion } from "#app/contract/suspicions.ts";
import type { Visit } from "#app/contract/visit.ts";

/**
 * What a submission itself tells against its lead.
 * @param formData the fields as they came, unchecked
 * @param visit a visit without a time (no script, a partner's server) is never too fast
 */
export function findSuspicions(formData: unknown, { openForMs }: Visit): Suspicion[] {
  const hidden = (formData as Record<string, unknown> | null | undefined)?.[honeypot];
  return [
    ...(typeof hidden === "string" && hidden.trim() !== "" ? (["honeypot"] as const) : []),
    ...(openForMs !== null && openForMs < minimumVisitMs ? (["too-fast"] as const) : []),
  ];
}
