import { logWarning } from "#app/leads/log.ts";
import { type FallbackEnv, hasFallback, sendByFallback } from "./fallback";
import type { Mail } from "./mail";
import type { OutboxState } from "./outbox-state";

/** How long an alert about the same error is not repeated: 6 hours. */
const alertPeriodMs = 6 * 3_600_000;

/** Tells the fallback's inbox what is wrong, once for each error and period. */
export class Alerts {
  readonly #state: OutboxState;
  readonly #env: FallbackEnv;

  constructor(state: OutboxState, env: FallbackEnv) {
    this.#state = state;
    this.#env = env;
  }

  /**
   * Sends an alert, if there is a fallback and none about the same error went out lately. Never throws.
   * @param error what the alert is about
   * @param compose is only called when the alert goes out
   */
  async send(error: string, compose: () => Omit<Mail, "from" | "to">): Promise<void> {
    if (!hasFallback(this.#env) || !this.#state.takeAlert(error, alertPeriodMs)) return;
    const delivery = await sendByFallback(compose(), this.#env);
    if (delivery.outcome === "sent") return;
    this.#state.forgetAlert(error);
    logWarning("outbox.alert-failed", { error: delivery.error });
  }
}
