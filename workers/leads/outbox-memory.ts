/** A time until which nothing goes through Resend, in milliseconds since the epoch, and the error that is why. */
interface Pause {
  until: number;
  error: string;
}

interface Entries {
  pause: Pause;
  /** The last alert that went out. */
  alert: { error: string; at: number };
  /** The settings under which leads were tried so far. */
  settings: string;
}

/** What the outbox remembers beside its leads; it survives a restart. */
export class OutboxMemory {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** The pause that is on, if any. */
  get pause(): Pause | undefined {
    const pause = this.#get("pause");
    return pause && Date.now() < pause.until ? pause : undefined;
  }

  /** Begins a pause; of two, the longer one counts. */
  beginPause(until: number, error: string): Pause {
    const pause = { until: Math.max(until, this.pause?.until ?? 0), error };
    this.#kv.put("pause", pause);
    return pause;
  }

  endPause(): void {
    this.#kv.delete("pause");
  }

  /** True for the first alert about an error in a period of milliseconds, and notes it. */
  isNewAlert(error: string, period: number): boolean {
    const last = this.#get("alert");
    const now = Date.now();
    if (last?.error === error && now - last.at < period) return false;
    this.#kv.put("alert", { error, at: now } satisfies Entries["alert"]);
    return true;
  }

  /** The next error is news again: Resend works, or the alert did not go out. */
  forgetAlert(): void {
    this.#kv.delete("alert");
  }

  /** True when the settings are others than at the last time, and notes them. */
  isNewSettings(settings: string): boolean {
    const isNew = this.#get("settings") !== settings;
    if (isNew) this.#kv.put("settings", settings);
    return isNew;
  }

  #get<Key extends keyof Entries>(key: Key): Entries[Key] | undefined {
    return this.#kv.get<Entries[Key]>(key);
  }
}
