import { alertMail, bounceAlert, undecidedAlert } from "./alert-mail";
import { type Alerts, refusalTopic } from "./alerts";
import { backoffMs } from "./backoff";
import { type Failure, firstGeneration, idempotencyKey, isQuota, sendMail, sendTimeoutMs } from "./delivery";
import { fallbackAfterMs, fallbackTimeoutMs, hasFallback, sendByFallback } from "./fallback";
import type { FollowUps } from "./follow-ups/follow-ups";
import type { DueLead, LeadRecord } from "./lead-records";
import { leadReference } from "./lead-reference";
import type { LeadStore } from "./lead-store";
import { logLead } from "./log";
import { composeDirectMail, plainMail, withSettings } from "./mail";
import type { MailEventType } from "./mail-events";
import type { MailWatch } from "./mail-watch";
import type { OutboxEnv } from "./outbox-env";
import type { OutboxState } from "./outbox-state";

/** The longest possible duration of one attempt: two requests to Resend, the alert and the fallback all time out in turn. */
export const longestAttemptMs = 2 * sendTimeoutMs + 2 * fallbackTimeoutMs;

interface Dependencies {
  store: LeadStore;
  state: OutboxState;
  alerts: Alerts;
  watch: MailWatch;
  followUps: FollowUps;
  env: OutboxEnv;
}

/** Sends a claimed lead and stores the outcome. */
export class LeadSender {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes one attempt: through Resend and, if Resend fails in a way that allows it, through the fallback. */
  async send(claimed: DueLead): Promise<void> {
    const { store, watch } = this.#dependencies;
    if (claimed.bounced) return this.#sendBounced(claimed, claimed.bounced);
    const startedAt = Date.now();
    const lead = this.#withCurrentSettings(claimed);
    const facts = () => ({ attempts: lead.attempts + 1, durationMs: Date.now() - startedAt });
    const delivery = await this.#sendThroughResend(lead);
    if (delivery.outcome === "sent") {
      this.#markSent(lead, "resend", delivery.mailId, delivery.usedToday);
      logLead("lead.sent", lead, facts());
      watch.noteFailure(delivery.mailId);
      return;
    }
    const waitMs = this.#handle(delivery, lead);
    // A later answer of another kind, such as 500, does not change that the mail may have been sent.
    const isUndecided = lead.isUndecided || isUndecidable(delivery, lead);
    // Store it before anything is awaited, in case the process ends while the alert is being sent.
    if (isUndecided) store.markUndecided(lead.id);
    if (isUndecided || isLate(lead) || needsPerson(delivery, lead))
      await this.#alert(delivery, { ...lead, isUndecided });
    // The fallback has no idempotency keys, so it could send a duplicate. In a lead's first 15 minutes it therefore sends
    // only mails that Resend cannot have sent.
    const isForFallback = lead.mayHaveLeft
      ? isLate(lead) && !isUndecided
      : isLate(lead) || isConfigurationError(delivery, lead);
    if (isForFallback && (await this.#sendByFallback(lead))) return;
    store.postpone(lead, this.#nextAttempt(lead, waitMs), delivery);
    logLead(eventOf(delivery, lead), lead, { ...facts(), error: delivery.error, waitMs });
  }

  /** Sends a lead whose mail has bounced. Resend could not deliver it, so only the fallback is tried. */
  async #sendBounced(lead: DueLead, event: MailEventType): Promise<void> {
    const { store, alerts } = this.#dependencies;
    await alerts.send(event, () => bounceAlert(event, store.countWaiting()));
    if (await this.#sendByFallback(lead)) return;
    const waitMs = backoffMs(lead.attempts + 1, Math.random());
    store.postpone(lead, Date.now() + waitMs, { outcome: "misconfigured", error: event });
  }

  async #sendThroughResend(lead: DueLead) {
    const { store, state, env } = this.#dependencies;
    const pause = state.pause;
    if (pause) return { outcome: "paused", error: pause.error, seconds: 0 } as const;
    const key = idempotencyKey(lead.id, lead.generation);
    const delivery = await sendMail(lead.mail, key, env);
    if (delivery.outcome !== "conflict" || lead.generation > firstGeneration) return delivery;
    const directMail = composeDirectMail(store.get(lead.id), env);
    if (JSON.stringify(directMail) === JSON.stringify(lead.mail)) return delivery;
    // If the lead was mailed directly while the outbox could not be reached, Resend returns the id of that mail and sends
    // nothing.
    return sendMail(directMail, key, env);
  }

  /**
   * Applies the current sender and recipients to a mail that cannot have been sent, under a new key. A mail that may have
   * been sent keeps its body and key, because a new key could send it twice.
   */
  #withCurrentSettings(lead: DueLead): DueLead {
    const { store, env } = this.#dependencies;
    if (lead.mayHaveLeft) return lead;
    const mail = withSettings(lead.mail, env);
    if (JSON.stringify(mail) === JSON.stringify(lead.mail)) return lead;
    store.nextGeneration(lead.id, mail);
    return { ...lead, mail, generation: lead.generation + 1 };
  }

  /**
   * Prepares the next attempt according to the failure: pauses all sending, starts a new key, or switches to plain text.
   * @returns the wait until the next attempt, in milliseconds
   */
  #handle(failure: Failure, lead: DueLead): number {
    const { store, state, env } = this.#dependencies;
    switch (failure.outcome) {
      case "paused": {
        // This lead is not the cause, so all leads wait, and the attempt does not count.
        const { until } = state.beginPause(Date.now() + failure.seconds * 1000, failure.error);
        return until - Date.now();
      }
      case "conflict":
        // Another mail was sent under this key, so use the next key.
        if (!lead.mayHaveLeft) store.nextGeneration(lead.id);
        break;
      case "refused":
        if (!isForPlainMail(failure, lead)) break;
        // Try again at once without HTML and Reply-To, in case the visitor's input made them unacceptable.
        store.nextGeneration(lead.id, plainMail(withSettings(lead.mail, env)), true);
        return 0;
    }
    return backoffMs(lead.attempts + 1, Math.random());
  }

  /** The time of the next attempt: after the wait, but not later than the time from which the fallback may be used. */
  #nextAttempt(lead: DueLead, waitMs: number): number {
    const now = Date.now();
    const lateAt = lead.receivedAt + fallbackAfterMs;
    return hasFallback(this.#dependencies.env) && lateAt > now
      ? Math.min(now + waitMs, lateAt)
      : now + waitMs;
  }

  async #sendByFallback(lead: DueLead): Promise<boolean> {
    const { env } = this.#dependencies;
    if (!hasFallback(env)) return false;
    const delivery = await sendByFallback(lead.mail, env);
    if (delivery.outcome !== "sent") {
      logLead("lead.fallback-failed", lead, { error: delivery.error });
      return false;
    }
    this.#markSent(lead, "fallback", delivery.mailId);
    logLead("lead.sent-by-fallback", lead);
    return true;
  }

  /** Marks a lead as sent and plans its follow-ups. No `await` is between the two, so both are stored or neither. */
  #markSent({ id }: DueLead, sentBy: LeadRecord["sentBy"], mailId: string, usedToday?: number): void {
    const { store, followUps } = this.#dependencies;
    store.markSent(id, sentBy, mailId);
    followUps.planForSent(id, usedToday);
  }

  /** Sends an alert about the failure. If Resend refuses some mails only, it can send the alert. */
  #alert(failure: Failure, lead: DueLead): Promise<void> {
    const { store, alerts, env } = this.#dependencies;
    const { error } = failure;
    if (lead.isUndecided) {
      const reference = leadReference(lead.id);
      const compose = () => undecidedAlert({ reference, error, waiting: store.countWaiting() });
      return alerts.send(refusalTopic(reference), compose, true);
    }
    const compose = () =>
      alertMail({ failure, waiting: store.countWaiting(), hasFallback: hasFallback(env) });
    if (isRefusal(failure)) return alerts.send(refusalTopic(error), compose, true);
    return alerts.send(error, compose);
  }
}

/** Whether a lead waits for so long that a duplicate is better than a longer wait. */
function isLate({ receivedAt }: DueLead): boolean {
  return Date.now() - receivedAt >= fallbackAfterMs;
}

/** Whether Resend has refused the mail with HTML and gets it as plain text, under a new key. */
function isForPlainMail({ outcome }: Failure, { isPlain, mayHaveLeft }: DueLead): boolean {
  return outcome === "refused" && !isPlain && !mayHaveLeft;
}

/** Whether a later attempt would fail too: the settings are wrong, or Resend has refused the mail even as plain text. */
function isConfigurationError({ outcome }: Failure, { isPlain }: DueLead): boolean {
  return ["unauthorized", "misconfigured"].includes(outcome) || (outcome === "refused" && isPlain);
}

/**
 * Whether a person has to decide, because the mail may have been sent by an earlier attempt and is refused now. The
 * refusal does not prove that it was not sent, because a provider may check a request before it looks up the idempotency
 * key. A new key or the fallback could send the mail twice.
 */
function isUndecidable(failure: Failure, lead: DueLead): boolean {
  return lead.mayHaveLeft && isRefusal(failure);
}

/** Whether Resend refuses one mail and may still send others. */
function isRefusal({ outcome }: Failure): boolean {
  return outcome === "refused" || outcome === "conflict";
}

function needsPerson(failure: Failure, lead: DueLead): boolean {
  return isConfigurationError(failure, lead) || isQuota(failure.error);
}

function eventOf(failure: Failure, lead: DueLead) {
  if (isUndecidable(failure, lead)) return "lead.undecided";
  if (isConfigurationError(failure, lead)) return "lead.misconfigured";
  if (isQuota(failure.error)) return "lead.quota-exceeded";
  return failure.outcome === "paused" ? "lead.paused" : "lead.retry";
}
