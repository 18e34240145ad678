import type { Lead } from "#app/contract/lead.ts";
import { logError, logEvent, logWarning } from "#app/leads/log.ts";
import type { MailEventType } from "./mail-events";

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
  "lead.delayed": false,
  "lead.delivered": false,
  "lead.complained": true,
  "lead.bounced": true,
  "lead.answered": false,
  "lead.not-answered": false,
  "follow-up.sent": false,
  "follow-up.retry": false,
  "follow-up.dropped": true,
  "follow-up.bounced": false,
} as const;

/** What the log says of a lead. */
export type LoggedLead = Pick<Lead, "id" | "formName">;

/** What the log says of a mail's event. */
export const eventsInLog: Record<MailEventType, keyof typeof leadEvents> = {
  "email.delivery_delayed": "lead.delayed",
  "email.delivered": "lead.delivered",
  "email.complained": "lead.complained",
  "email.bounced": "lead.bounced",
  "email.failed": "lead.bounced",
  "email.suppressed": "lead.bounced",
};

/**
 * Writes what happened to a lead, with facts about its delivery. Never a visitor's words or email: pass ids, error
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
