import { logWarning } from "#app/leads/log.ts";
import { type FallbackEnv, hasFallback, sendByFallback } from "./fallback";
import type { Mail } from "./mail";
import type { OutboxState } from "./outbox-state";

/** An alert about the same error is not repeated for 6 hours. */
const alertPeriodMs = 6 * 3_600_000;

/** Sends alerts to the fallback's inbox, at most one per error in 6 hours. */
export class Alerts {
  readonly #state: OutboxState;
  readonly #env: FallbackEnv;

  constructor(state: OutboxState, env: FallbackEnv) {
    this.#state = state;
    this.#env = env;
  }

  /**
   * Sends an alert, if there is a fallback and none about the same error was sent in the last 6 hours. Never throws.
   * @param error the name of the error
   * @param compose composes the mail; called only if the alert is sent
   */
  async send(error: string, compose: () => Omit<Mail, "from" | "to">): Promise<void> {
    if (!hasFallback(this.#env) || !this.#state.takeAlert(error, alertPeriodMs)) return;
    const delivery = await sendByFallback(compose(), this.#env);
    if (delivery.outcome === "sent") return;
    this.#state.forgetAlert(error);
    logWarning("outbox.alert-failed", { error: delivery.error });
  }
}
