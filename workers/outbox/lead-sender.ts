import { alertMail, bounceAlert } from "./alert-mail";
import type { Alerts } from "./alerts";
import { backoffMs } from "./backoff";
import { type Failure, firstGeneration, idempotencyKey, isQuota, sendMail, sendTimeoutMs } from "./delivery";
import type { DueLead } from "./due-lead";
import { fallbackAfterMs, fallbackTimeoutMs, hasFallback, sendByFallback } from "./fallback";
import type { LeadStore } from "./lead-store";
import { logLead } from "./log";
import { composeDirectMail, plainMail, withAddresses } from "./mail";
import { isMailEventType, type MailEventType } from "./mail-event";
import type { MailWatch } from "./mail-watch";
import type { OutboxEnv } from "./outbox-env";
import type { OutboxState } from "./outbox-state";

/** The longest that one attempt can take: Resend (asked twice), the alert and the fallback time out in turn. */
export const longestAttemptMs = 2 * sendTimeoutMs + 2 * fallbackTimeoutMs;

interface Parts {
  store: LeadStore;
  state: OutboxState;
  alerts: Alerts;
  watch: MailWatch;
  env: OutboxEnv;
}

/** Sends claimed leads one by one and writes down what became of each. */
export class LeadSender {
  readonly #store: LeadStore;
  readonly #state: OutboxState;
  readonly #alerts: Alerts;
  readonly #watch: MailWatch;
  readonly #env: OutboxEnv;

  constructor({ store, state, alerts, watch, env }: Parts) {
    this.#store = store;
    this.#state = state;
    this.#alerts = alerts;
    this.#watch = watch;
    this.#env = env;
  }

  /** One attempt: through Resend, and where that does not help, by the fallback. */
  async send(claimed: DueLead): Promise<void> {
    if (claimed.bounced) return this.#sendBounced(claimed, claimed.bounced);
    const startedAt = Date.now();
    const lead = this.#withCurrentAddresses(claimed);
    const facts = () => ({ attempts: lead.attempts + 1, durationMs: Date.now() - startedAt });
    const delivery = await this.#sendThroughResend(lead);
    if (delivery.outcome === "sent") {
      this.#store.markSent(lead.id, "resend", delivery.mailId);
      this.#state.forgetAlerts((error) => !isMailEventType(error));
      logLead("lead.sent", lead, facts());
      this.#watch.settle(delivery.mailId);
      return;
    }
    const waitMs = this.#handle(delivery, lead);
    const isLate = Date.now() - lead.receivedAt >= fallbackAfterMs;
    if (isLate || needsPerson(delivery, lead)) await this.#alert(delivery, lead);
    // The fallback knows no idempotency key: before it is late, it only gets what cannot have left.
    const isForFallback = isLate || (isConfigurationError(delivery, lead) && !lead.mayHaveLeft);
    if (isForFallback && (await this.#sendByFallback(lead))) return;
    this.#store.postpone(lead, this.#nextAttempt(lead, waitMs), delivery);
    logLead(eventOf(delivery, lead), lead, { ...facts(), error: delivery.error, waitMs });
  }

  /** Resend has taken this lead before and could not deliver it: only the fallback is left. */
  async #sendBounced(lead: DueLead, event: MailEventType): Promise<void> {
    await this.#alerts.send(event, () => bounceAlert(event, this.#store.countWaiting()));
    if (await this.#sendByFallback(lead)) return;
    const waitMs = backoffMs(lead.attempts + 1, Math.random());
    this.#store.postpone(lead, Date.now() + waitMs, { outcome: "misconfigured", error: event });
  }

  async #sendThroughResend(lead: DueLead) {
    const pause = this.#state.pause;
    if (pause) return { outcome: "paused", error: pause.error, seconds: 0 } as const;
    const key = idempotencyKey(lead.id, lead.generation);
    const delivery = await sendMail(lead.mail, key, this.#env);
    if (delivery.outcome !== "conflict" || lead.generation > firstGeneration) return delivery;
    const directMail = composeDirectMail(this.#store.get(lead.id), this.#env);
    if (JSON.stringify(directMail) === JSON.stringify(lead.mail)) return delivery;
    // If it was mailed directly while the outbox could not be reached, Resend repeats that mail's id, and sends nothing.
    return sendMail(directMail, key, this.#env);
  }

  /**
   * A mail that cannot have left goes to the addresses of today: a new body under a new key. One that may have left
   * keeps its body and key, or it could be sent twice.
   */
  #withCurrentAddresses(lead: DueLead): DueLead {
    if (lead.mayHaveLeft) return lead;
    const mail = withAddresses(lead.mail, this.#env);
    if (JSON.stringify(mail) === JSON.stringify(lead.mail)) return lead;
    this.#store.nextGeneration(lead.id, mail);
    return { ...lead, mail, generation: lead.generation + 1 };
  }

  /** Pauses all sending, takes a new key or a plainer mail, as the failure asks. Returns the wait until the next attempt. */
  #handle(failure: Failure, lead: DueLead): number {
    switch (failure.outcome) {
      case "paused": {
        // The cause is not this lead: all leads wait, and its count of attempts stays as it is.
        const { until } = this.#state.beginPause(Date.now() + failure.seconds * 1000, failure.error);
        return until - Date.now();
      }
      case "conflict":
        // Another mail went out under this key: the next one is unused.
        if (!lead.mayHaveLeft) this.#store.nextGeneration(lead.id);
        break;
      case "refused":
        if (lead.isPlain || lead.mayHaveLeft) break;
        // Once more without what a visitor could have made unacceptable.
        this.#store.nextGeneration(lead.id, plainMail(lead.mail), true);
        return 0;
    }
    return backoffMs(lead.attempts + 1, Math.random());
  }

  /** When to try again: after the wait, but not later than the fallback takes over. */
  #nextAttempt(lead: DueLead, waitMs: number): number {
    const now = Date.now();
    const fallbackAt = lead.receivedAt + fallbackAfterMs;
    return hasFallback(this.#env) && fallbackAt > now ? Math.min(now + waitMs, fallbackAt) : now + waitMs;
  }

  async #sendByFallback(lead: DueLead): Promise<boolean> {
    if (!hasFallback(this.#env)) return false;
    const delivery = await sendByFallback(lead.mail, this.#env);
    if (delivery.outcome !== "sent") {
      logLead("lead.fallback-failed", lead, { error: delivery.error });
      return false;
    }
    this.#store.markSent(lead.id, "fallback", delivery.mailId);
    logLead("lead.sent-by-fallback", lead);
    return true;
  }

  /** Tells the fallback's inbox what is wrong, once for each error and period. */
  #alert(failure: Failure, lead: DueLead): Promise<void> {
    const isUndecided = isUndecidable(failure, lead);
    return this.#alerts.send(isUndecided ? `undecided ${failure.error}` : failure.error, () =>
      alertMail({ failure, isUndecided, waiting: this.#store.countWaiting() }),
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
