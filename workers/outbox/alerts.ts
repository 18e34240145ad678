import { logWarning } from "#app/leads/log.ts";
import { sendMail } from "./delivery";
import { hasFallback, sendByFallback } from "./fallback";
import { fromAndTo, type Mail } from "./mail";
import type { OutboxEnv } from "./outbox-env";
import type { OutboxState } from "./outbox-state";

/** An alert about the same error is not repeated for 6 hours. */
const alertPeriodMs = 6 * 3_600_000;

/** Sends alerts to the fallback's inbox or, without a fallback, through Resend. At most one per error in 6 hours. */
export class Alerts {
  readonly #state: OutboxState;
  readonly #env: OutboxEnv;

  constructor(state: OutboxState, env: OutboxEnv) {
    this.#state = state;
    this.#env = env;
  }

  /**
   * Sends an alert, if there is a way and none about the same error was sent in the last 6 hours. Never throws.
   * @param error the name of the error
   * @param compose composes the mail; called only if the alert is sent
   * @param isResendUsable whether Resend still sends other mails, so that the alert can go through it to LEADS_TO
   */
  async send(error: string, compose: () => Omit<Mail, "from" | "to">, isResendUsable = false): Promise<void> {
    const env = this.#env;
    if (!hasFallback(env) && !isResendUsable) return;
    if (!this.#state.takeAlert(error, alertPeriodMs)) return;
    const delivery = hasFallback(env)
      ? await sendByFallback(compose(), env)
      : await sendMail({ ...fromAndTo(env), ...compose() }, `alert/${crypto.randomUUID()}`, env);
    if (delivery.outcome === "sent") return;
    this.#state.forgetAlert(error);
    logWarning("outbox.alert-failed", { error: delivery.error });
  }
}
