import { logWarning } from "#app/leads/log.ts";
import { sendMail } from "./delivery";
import { hasFallback, sendByFallback } from "./fallback";
import { fromAndTo, type Mail } from "./mail";
import type { OutboxEnv } from "./outbox-env";
import type { OutboxState } from "./outbox-state";

/**
 * An alert about the same topic is not repeated for 6 hours, even if other mails are sent in between: with one wrong inbox of
 * two, each lead would cause an alert.
 */
const alertPeriodMs = 6 * 3_600_000;

/** The topic of an alert that Resend refuses some mails. @param subject the lead's reference, or the name of the error */
export function refusalTopic(subject: string): string {
  return `refused ${subject}`;
}

/** Sends alerts to the fallback's inbox or, without a fallback, through Resend. At most one per topic in 6 hours. */
export class Alerts {
  readonly #state: OutboxState;
  readonly #env: OutboxEnv;
  /** The topics of alerts that are being sent. */
  readonly #sending = new Set<string>();

  constructor(state: OutboxState, env: OutboxEnv) {
    this.#state = state;
    this.#env = env;
  }

  /**
   * Sends an alert, if there is a way and none about the same topic was sent in the last 6 hours. Never throws. An alert
   * counts only once it is sent: if the process ends before, the next attempt sends it.
   * @param topic the name of the error, or {@link refusalTopic}
   * @param compose composes the mail; called only if the alert is sent
   * @param isResendUsable whether Resend still sends other mails, so that the alert can go through it to LEADS_TO
   */
  async send(topic: string, compose: () => Omit<Mail, "from" | "to">, isResendUsable = false): Promise<void> {
    if (!hasFallback(this.#env) && !isResendUsable) return;
    if (this.#sending.has(topic) || this.#state.hasAlerted(topic, alertPeriodMs)) return;
    this.#sending.add(topic);
    const delivery = await this.#deliver(topic, compose());
    this.#sending.delete(topic);
    // A conflict means that Resend has accepted an alert about this topic before, although its response was lost.
    if (delivery.outcome === "sent" || delivery.outcome === "conflict")
      this.#state.noteAlert(topic, alertPeriodMs);
    else logWarning("outbox.alert-failed", { error: delivery.error });
  }

  #deliver(topic: string, alert: Omit<Mail, "from" | "to">) {
    const env = this.#env;
    if (hasFallback(env)) return sendByFallback(alert, env);
    // One key for each topic: for 24 hours Resend sends one mail about it, even if its responses are lost. After a change of
    // the settings the key is another one, so that the owner hears if they are still wrong.
    const key = `alert/${topic}/${this.#state.settings.slice(0, 8)}`;
    return sendMail({ ...fromAndTo(env), ...alert }, key, env);
  }
}
