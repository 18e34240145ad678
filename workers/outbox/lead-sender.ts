import type { Env } from "../env";
import { alertMail } from "./alert-mail";
import { backoff } from "./backoff";
import { type Failure, idempotencyKey, isQuota, sendMail, sendTimeout } from "./delivery";
import { fallbackTimeout, hasFallback, patience, sendByFallback } from "./fallback";
import type { DueLead, LeadStore } from "./lead-store";
import { log, logFault } from "./log";
import { plainMail, withAddresses } from "./mail";
import type { OutboxMemory } from "./outbox-state";

/** The longest that one attempt can take, in milliseconds: Resend, the alert and the fallback let it down in turn. */
export const longestAttempt = sendTimeout + 2 * fallbackTimeout;

/** How long an alert about the same error is not repeated, in milliseconds: 6 hours. */
const alertPeriod = 6 * 3_600_000;

/** Sends claimed leads one by one and writes down what became of each: the error classes of the LEADS contract. */
export class LeadSender {
  readonly #store: LeadStore;
  readonly #memory: OutboxMemory;
  readonly #env: Env;

  constructor(store: LeadStore, memory: OutboxMemory, env: Env) {
    this.#store = store;
    this.#memory = memory;
    this.#env = env;
  }

  /** One attempt: through Resend, and where that does not help, by the fallback. */
  async send(claimed: DueLead): Promise<void> {
    const startedAt = Date.now();
    const lead = this.#withCurrentAddresses(claimed);
    const facts = () => ({ attempts: lead.attempts + 1, milliseconds: Date.now() - startedAt });
    const delivery = await this.#sendThroughResend(lead);
    if (delivery.outcome === "sent") {
      this.#store.markSent(lead.id, "resend", delivery.mailId);
      this.#memory.forgetAlerts();
      log("lead.sent", lead, facts());
      return;
    }
    const wait = this.#help(delivery, lead);
    const isLate = Date.now() - lead.receivedAt >= patience;
    if (isLate || isForAPerson(delivery, lead)) await this.#alert(delivery);
    if ((isLate || isConfigurationError(delivery, lead)) && (await this.#sendByFallback(lead))) return;
    this.#store.postpone(lead, this.#nextAttempt(lead, wait), delivery);
    log(eventOf(delivery, lead), lead, { ...facts(), error: delivery.error, wait });
  }

  async #sendThroughResend(lead: DueLead) {
    const pause = this.#memory.pause;
    if (pause) return { outcome: "paused", error: pause.error, seconds: 0 } as const;
    return sendMail(lead.mail, idempotencyKey(lead.id, lead.generation), this.#env);
  }

  /**
   * A mail that was refused, maybe for its addresses, or that only waits for a key goes on with the addresses of today:
   * a new body under a new key. After any other outcome the first body may be on its way already.
   */
  #withCurrentAddresses(lead: DueLead): DueLead {
    const hasNotLeft = lead.lastOutcome === null || ["misconfigured", "refused"].includes(lead.lastOutcome);
    if (!hasNotLeft) return lead;
    const mail = withAddresses(lead.mail, this.#env);
    if (JSON.stringify(mail) === JSON.stringify(lead.mail)) return lead;
    this.#store.nextGeneration(lead.id, mail);
    return { ...lead, mail, generation: lead.generation + 1 };
  }

  /** Does what helps against a failure, and says how long to wait for it, in milliseconds. */
  #help(failure: Failure, lead: DueLead): number {
    switch (failure.outcome) {
      case "paused": {
        // It is not this lead's fault: all wait, and this one goes on where it was.
        const { until } = this.#memory.beginPause(Date.now() + failure.seconds * 1000, failure.error);
        return until - Date.now();
      }
      case "conflict":
        // Something else went out under this key: the next one is unused.
        this.#store.nextGeneration(lead.id);
        break;
      case "refused":
        if (lead.isPlain) break;
        // Once more without what a visitor could have made unacceptable.
        this.#store.nextGeneration(lead.id, plainMail(lead.mail), true);
        return 0;
    }
    return backoff(lead.attempts + 1, Math.random());
  }

  /** The wait, but not past the time at which the fallback takes over. */
  #nextAttempt(lead: DueLead, wait: number): number {
    const now = Date.now();
    const fallbackAt = lead.receivedAt + patience;
    return hasFallback(this.#env) && fallbackAt > now ? Math.min(now + wait, fallbackAt) : now + wait;
  }

  async #sendByFallback(lead: DueLead): Promise<boolean> {
    if (!hasFallback(this.#env)) return false;
    const delivery = await sendByFallback(lead.mail, this.#env);
    if (delivery.outcome !== "sent") {
      log("lead.fallback-failed", lead, { error: delivery.error });
      return false;
    }
    this.#store.markSent(lead.id, "fallback", delivery.mailId);
    log("lead.sent-by-fallback", lead);
    return true;
  }

  /** Tells the fallback's inbox what is wrong, once for each error and period. */
  async #alert(failure: Failure): Promise<void> {
    if (!hasFallback(this.#env) || !this.#memory.isNewAlert(failure.error, alertPeriod)) return;
    const delivery = await sendByFallback(alertMail(failure, this.#store.countWaiting()), this.#env);
    if (delivery.outcome === "sent") return;
    this.#memory.forgetAlert(failure.error);
    logFault("outbox.alert-failed", delivery.error);
  }
}

/** Waiting will not help: the settings are wrong, or Resend takes the mail in no form. */
function isConfigurationError(failure: Failure, lead: DueLead): boolean {
  return (
    ["unauthorized", "misconfigured"].includes(failure.outcome) ||
    (failure.outcome === "refused" && lead.isPlain)
  );
}

function isForAPerson(failure: Failure, lead: DueLead): boolean {
  return isConfigurationError(failure, lead) || isQuota(failure.error);
}

function eventOf(failure: Failure, lead: DueLead) {
  if (isConfigurationError(failure, lead)) return "lead.misconfigured";
  if (isQuota(failure.error)) return "lead.quota-exceeded";
  return failure.outcome === "paused" ? "lead.paused" : "lead.retry";
}
