import { alertMail, bounceAlert } from "./alert-mail";
import type { Alerts } from "./alerts";
import { backoffMs } from "./backoff";
import { type Failure, firstGeneration, idempotencyKey, isQuota, sendMail, sendTimeoutMs } from "./delivery";
import { fallbackAfterMs, fallbackTimeoutMs, hasFallback, sendByFallback } from "./fallback";
import type { FollowUps } from "./follow-ups/follow-ups";
import type { DueLead, LeadRecord } from "./lead-records";
import type { LeadStore } from "./lead-store";
import { logLead } from "./log";
import { composeDirectMail, plainMail, withSettings } from "./mail";
import { isMailEventType, type MailEventType } from "./mail-events";
import type { MailWatch } from "./mail-watch";
import type { OutboxEnv } from "./outbox-env";
import type { OutboxState } from "./outbox-state";

/** The longest that one attempt can take: Resend (asked twice), the alert and the fallback time out in turn. */
export const longestAttemptMs = 2 * sendTimeoutMs + 2 * fallbackTimeoutMs;

interface Dependencies {
  store: LeadStore;
  state: OutboxState;
  alerts: Alerts;
  watch: MailWatch;
  followUps: FollowUps;
  env: OutboxEnv;
}

/** Sends claimed leads one by one and writes down what became of each. */
export class LeadSender {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** One attempt: through Resend, and where that does not help, by the fallback. */
  async send(claimed: DueLead): Promise<void> {
    const { store, state, watch } = this.#dependencies;
    if (claimed.bounced) return this.#sendBounced(claimed, claimed.bounced);
    const startedAt = Date.now();
    const lead = this.#withCurrentSettings(claimed);
    const facts = () => ({ attempts: lead.attempts + 1, durationMs: Date.now() - startedAt });
    const delivery = await this.#sendThroughResend(lead);
    if (delivery.outcome === "sent") {
      this.#markSent(lead, "resend", delivery.mailId);
      state.forgetAlerts((error) => !isMailEventType(error));
      logLead("lead.sent", lead, facts());
      watch.noteFailure(delivery.mailId);
      return;
    }
    const waitMs = this.#handle(delivery, lead);
    const isLate = Date.now() - lead.receivedAt >= fallbackAfterMs;
    if (isLate || needsPerson(delivery, lead)) await this.#alert(delivery, lead);
    // The fallback knows no idempotency key: before it is late, it only gets what cannot have left.
    const isForFallback = isLate || (isConfigurationError(delivery, lead) && !lead.mayHaveLeft);
    if (isForFallback && (await this.#sendByFallback(lead))) return;
    store.postpone(lead, this.#nextAttempt(lead, waitMs), delivery);
    logLead(eventOf(delivery, lead), lead, { ...facts(), error: delivery.error, waitMs });
  }

  /** Resend has taken this lead before and could not deliver it: only the fallback is left. */
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
    // If it was mailed directly while the outbox could not be reached, Resend repeats that mail's id, and sends nothing.
    return sendMail(directMail, key, env);
  }

  /**
   * A mail that cannot have left goes from and to the emails that are set now: a new body under a new key. One that may
   * have left keeps its body and key, or it could be sent twice.
   */
  #withCurrentSettings(lead: DueLead): DueLead {
    const { store, env } = this.#dependencies;
    if (lead.mayHaveLeft) return lead;
    const mail = withSettings(lead.mail, env);
    if (JSON.stringify(mail) === JSON.stringify(lead.mail)) return lead;
    store.nextGeneration(lead.id, mail);
    return { ...lead, mail, generation: lead.generation + 1 };
  }

  /** Pauses all sending, takes a new key or a plainer mail, as the failure asks. Returns the wait until the next attempt. */
  #handle(failure: Failure, lead: DueLead): number {
    const { store, state } = this.#dependencies;
    switch (failure.outcome) {
      case "paused": {
        // The cause is not this lead: all leads wait, and its count of attempts stays as it is.
        const { until } = state.beginPause(Date.now() + failure.seconds * 1000, failure.error);
        return until - Date.now();
      }
      case "conflict":
        // Another mail went out under this key: the next one is unused.
        if (!lead.mayHaveLeft) store.nextGeneration(lead.id);
        break;
      case "refused":
        if (lead.isPlain || lead.mayHaveLeft) break;
        // Once more without what a visitor could have made unacceptable.
        store.nextGeneration(lead.id, plainMail(lead.mail), true);
        return 0;
    }
    return backoffMs(lead.attempts + 1, Math.random());
  }

  /** When to try again: after the wait, but not later than the fallback takes over. */
  #nextAttempt(lead: DueLead, waitMs: number): number {
    const now = Date.now();
    const fallbackAt = lead.receivedAt + fallbackAfterMs;
    return hasFallback(this.#dependencies.env) && fallbackAt > now
      ? Math.min(now + waitMs, fallbackAt)
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

  /** Both are written before anything else can run, so a lead whose mail is out has its follow-ups. */
  #markSent({ id }: DueLead, sentBy: LeadRecord["sentBy"], mailId: string): void {
    const { store, followUps } = this.#dependencies;
    store.markSent(id, sentBy, mailId);
    followUps.planForSent(id);
  }

  /** Tells the fallback's inbox what is wrong, once for each error and period. */
  #alert(failure: Failure, lead: DueLead): Promise<void> {
    const { store, alerts } = this.#dependencies;
    const isUndecided = isUndecidable(failure, lead);
    return alerts.send(isUndecided ? `undecided ${failure.error}` : failure.error, () =>
      alertMail({ failure, isUndecided, waiting: store.countWaiting() }),
    );
  }
}

/** Waiting will not help: the settings are wrong, or Resend takes the mail in no form. */
function isConfigurationError({ outcome }: Failure, { isPlain }: DueLead): boolean {
  return ["unauthorized", "misconfigured"].includes(outcome) || (outcome === "refused" && isPlain);
}

/**
 * The mail may have left before, and is refused now: the refusal does not prove that it has not, because a provider may
 * judge a request before it looks for the key. Another key could send it twice.
 */
function isUndecidable({ outcome }: Failure, { mayHaveLeft }: DueLead): boolean {
  return mayHaveLeft && ["refused", "conflict"].includes(outcome);
}

function needsPerson(failure: Failure, lead: DueLead): boolean {
  return isConfigurationError(failure, lead) || isUndecidable(failure, lead) || isQuota(failure.error);
}

function eventOf(failure: Failure, lead: DueLead) {
  if (isUndecidable(failure, lead)) return "lead.undecided";
  if (isConfigurationError(failure, lead)) return "lead.misconfigured";
  if (isQuota(failure.error)) return "lead.quota-exceeded";
  return failure.outcome === "paused" ? "lead.paused" : "lead.retry";
}
