import type { Lead } from "../../app/leads/lead-desk";

type LeadEvent =
  | "lead.accepted"
  | "lead.repeated"
  | "lead.sent"
  | "lead.retry"
  | "lead.misconfigured"
  | "lead.outbox-failed"
  | "lead.sent-directly";

/**
 * Writes one JSON line per event: which lead, which form, and facts about the delivery.
 * Never a visitor's words or address: pass ids, error names, counts and milliseconds only.
 */
export function log(
  event: LeadEvent,
  lead: Pick<Lead, "id" | "formName">,
  facts: Record<string, string | number> = {},
) {
  // biome-ignore lint/suspicious/noConsole: this is the Worker's log
  console.log(JSON.stringify({ event, lead: lead.id, form: lead.formName, ...facts }));
}

/** Writes one JSON line about a fault of ours that concerns no single lead. */
export function logFault(
  event: "outbox.alarm-failed" | "outbox.send-failed" | "rate-limit.failed",
  error: unknown,
) {
  console.error(JSON.stringify({ event, error: String(error) }));
}
