import type { Lead } from "~/leads/intake/lead-intake";

/** What happens to a lead; true for what a person has to look at. */
const leadEvents = {
  "lead.accepted": false,
  "lead.repeated": false,
  "lead.sent": false,
  "lead.sent-by-fallback": false,
  "lead.sent-directly": false,
  "lead.retry": false,
  "lead.paused": false,
  "lead.quota-exceeded": true,
  "lead.misconfigured": true,
  "lead.fallback-failed": true,
  "lead.outbox-failed": true,
} as const;

/**
 * Writes one JSON line per event: which lead, which form, and facts about the delivery.
 * Never a visitor's words or address: pass ids, error names, counts and milliseconds only.
 */
export function log(
  event: keyof typeof leadEvents,
  lead: Pick<Lead, "id" | "formName">,
  facts: Record<string, string | number> = {},
) {
  const line = JSON.stringify({ event, lead: lead.id, form: lead.formName, ...facts });
  if (leadEvents[event]) console.error(line);
  // biome-ignore lint/suspicious/noConsole: this is the Worker's log
  else console.log(line);
}

/** Writes one JSON line about a fault of ours that concerns no single lead. */
export function logFault(
  event: `${"outbox.alarm" | "outbox.send" | "outbox.alert" | "rate-limit" | "human-check"}-failed`,
  error: unknown,
) {
  console.error(JSON.stringify({ event, error: String(error) }));
}
