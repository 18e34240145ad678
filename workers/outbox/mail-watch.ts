import { complaintAlert } from "./alert-mail";
import type { Alerts } from "./alerts";
import { type FallbackEnv, hasFallback } from "./fallback";
import type { FollowUps } from "./follow-ups/follow-ups";
import type { LeadStore } from "./lead-store";
import { eventsInLog, logLead } from "./log";
import { isFinalFailure, type MailEvent, type MailEvents } from "./mail-events";

interface Dependencies {
  store: LeadStore;
  events: MailEvents;
  followUps: FollowUps;
  alerts: Alerts;
  env: FallbackEnv;
}

/** Processes Resend's events about sent mails, because a mail that is sent is not yet delivered. */
export class MailWatch {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores an event of Resend's webhook, if its rank (`mailEventRanks`) is higher than the stored one's. Then acts on it, also
   * if it is repeated.
   */
  async note(event: MailEvent): Promise<void> {
    const { store, events, followUps, alerts } = this.#dependencies;
    events.note(event);
    const lead = store.findByMail(event.mailId);
    if (!lead) return followUps.noteMailEvent(event);
    if (isFinalFailure(event.type)) return this.noteFailure(event.mailId);
    logLead(eventsInLog[event.type], lead);
    if (event.type === "email.complained") await alerts.send(event.type, complaintAlert);
  }

  /**
   * If a stored event says that a lead's mail has failed, the lead waits again. Called when such an event arrives, and
   * when a mail's id becomes known, because the event may have arrived earlier.
   */
  noteFailure(mailId: string): void {
    const { store, events, env } = this.#dependencies;
    const failure = events.failureOf(mailId);
    // Another attempt through Resend would fail too, because Resend stops sending to an inbox that bounces.
    const lead = failure && store.markBounced(failure, hasFallback(env) ? Date.now() : null);
    if (lead) logLead(eventsInLog[failure.type], lead, { error: failure.type });
  }
}
