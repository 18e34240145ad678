import { complaintAlert } from "./alert-mail";
import type { Alerts } from "./alerts";
import { type FallbackEnv, hasFallback } from "./fallback";
import type { FollowUps } from "./follow-ups/follow-ups";
import type { LeadStore } from "./lead-store";
import { eventsInLog, logLead } from "./log";
import { isFinalFailure, isMailEventType, type MailEvent, type MailEvents } from "./mail-events";
import type { OutboxState } from "./outbox-state";

interface Dependencies {
  store: LeadStore;
  events: MailEvents;
  followUps: FollowUps;
  state: OutboxState;
  alerts: Alerts;
  env: FallbackEnv;
}

/** Watches what becomes of the mails that are out: sent is not yet delivered. */
export class MailWatch {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Notes what Resend's webhook says of a mail. The same event again, or one that says less, changes nothing. */
  async note(event: MailEvent): Promise<void> {
    const { store, events, followUps, state, alerts } = this.#dependencies;
    events.note(event);
    const lead = store.findByMail(event.mailId);
    if (!lead) return followUps.noteMailEvent(event);
    if (isFinalFailure(event.type)) return this.noteFailure(event.mailId);
    logLead(eventsInLog[event.type], lead);
    if (event.type === "email.delivered") state.forgetAlerts(isMailEventType);
    if (event.type === "email.complained") await alerts.send(event.type, complaintAlert);
  }

  /**
   * Takes note of a failure that is known of a lead's mail: the lead waits again. Called with the event, and when the
   * mail's id becomes known, because the event may have come before that.
   */
  noteFailure(mailId: string): void {
    const { store, events, env } = this.#dependencies;
    const failure = events.failureOf(mailId);
    // Resend would not deliver it to the same inbox a moment later either, and stops sending to an inbox that bounces.
    const lead = failure && store.markBounced(failure, hasFallback(env) ? Date.now() : null);
    if (lead) logLead(eventsInLog[failure.type], lead, { error: failure.type });
  }
}
