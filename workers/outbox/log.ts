import type { Lead } from "#app/contract/lead.ts";
import { logError, logEvent, logWarning } from "#app/leads/log.ts";
import type { MailEventType } from "./mail-events";

/** The events in a lead's log. True for events that need a person's attention; they are logged as warnings. */
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

/** The facts about a lead that may be logged. */
export type LoggedLead = Pick<Lead, "id" | "formName">;

/** The log's name for each event of Resend's webhook. */
export const eventsInLog: Record<MailEventType, keyof typeof leadEvents> = {
  "email.delivery_delayed": "lead.delayed",
  "email.delivered": "lead.delivered",
  "email.complained": "lead.complained",
  "email.bounced": "lead.bounced",
  "email.failed": "lead.bounced",
  "email.suppressed": "lead.bounced",
};

/**
 * Logs an event about a lead, with facts about its delivery. Pass only ids, error names, counts and milliseconds, never a
 * visitor's words or email.
 */
export function logLead(
  event: keyof typeof leadEvents,
  { id, formName }: LoggedLead,
  facts: Record<string, string | number> = {},
): void {
  const write = leadEvents[event] ? logWarning : logEvent;
  write(event, { lead: id, form: formName, ...facts });
}

/** Logs that the outbox could not be reached for a lead. */
export function logOutboxFailure(error: unknown, { id, formName }: LoggedLead): void {
  logError("lead.outbox-failed", error, { lead: id, form: formName });
}
