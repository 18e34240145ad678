import type { Lead } from "#app/leads/contract/lead.ts";
import { logError, logEvent, logWarning } from "#app/log.server.ts";

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
  "lead.undecided": true,
  "lead.fallback-failed": true,
} as const;

type LoggedLead = Pick<Lead, "id" | "formName">;

/**
 * Writes what happened to a lead, with facts about its delivery. Never a visitor's words or address: pass ids, error
 * names, counts and milliseconds only.
 */
export function logLead(
  event: keyof typeof leadEvents,
  { id, formName }: LoggedLead,
  facts: Record<string, string | number> = {},
): void {
  const write = leadEvents[event] ? logWarning : logEvent;
  write(event, { lead: id, form: formName, ...facts });
}

/** Writes that the outbox could not be reached for a lead. */
export function logOutboxFailure(error: unknown, { id, formName }: LoggedLead): void {
  logError("lead.outbox-failed", error, { lead: id, form: formName });
}
