import { logError } from "#app/leads/log.ts";

/**
 * The longest pause of a slot. After a send, a slot pauses for as long as the send took, so that visitors' requests are
 * answered first. Resend accepts only a few mails a second anyway.
 */
const maxPauseMs = 500;

/** Runs a limited number of sends at a time. It does not await them, so that a send that hangs delays no new lead. */
export class SendSlots {
  readonly #concurrency: number;
  /** The ids of the leads or batches that are being sent. */
  readonly #inFlight = new Set<string>();
  /** How many slots are sending or pausing. */
  #busy = 0;

  /** @param concurrency how many sends run at a time: at least 2, so that one that hangs does not block the others */
  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** Whether another send may start. */
  get hasFree(): boolean {
    return this.#busy < this.#concurrency;
  }

  /** Whether no send is running or pausing. */
  get isIdle(): boolean {
    return this.#busy === 0;
  }

  /** Whether the lead or batch with this id is being sent right now. */
  isSending(id: string): boolean {
    return this.#inFlight.has(id);
  }

  /**
   * Starts a send in a free slot.
   * @param onFree called when the slot is free again
   */
  start(id: string, send: () => Promise<void>, onFree: () => Promise<void>): void {
    const startedAt = Date.now();
    this.#inFlight.add(id);
    this.#busy += 1;
    send()
      .catch((error) => logError("outbox.send-failed", error))
      .then(() => {
        this.#inFlight.delete(id);
        return wait(Math.min(Date.now() - startedAt, maxPauseMs));
      })
      .then(() => {
        this.#busy -= 1;
        return onFree();
      })
      .catch((error) => logError("outbox.send-failed", error));
  }
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
