/** A time until which nothing goes through Resend, in milliseconds since the epoch, and the error that is why. */
interface Pause {
  until: number;
  error: string;
}

interface Entries {
  pause: Pause;
  /** When the last alert about each error went out, in milliseconds since the epoch. */
  alerts: Record<string, number>;
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
    const running = this.pause;
    if (running && running.until > until) return running;
    const pause: Entries["pause"] = { until, error };
    this.#kv.put("pause", pause);
    return pause;
  }

  /** Lets mails go through Resend again, if a pause was on. */
  endPause(): void {
    this.#kv.delete("pause");
  }

  /** True for the first alert about an error in a period of milliseconds, and notes it. */
  isNewAlert(error: string, period: number): boolean {
    const alerts = this.#get("alerts") ?? {};
    const now = Date.now();
    const last = alerts[error];
    if (last !== undefined && now - last < period) return false;
    this.#kv.put("alerts", { ...alerts, [error]: now } satisfies Entries["alerts"]);
    return true;
  }

  /** This error is news again: the alert did not go out. */
  forgetAlert(error: string): void {
    const { [error]: _, ...others } = this.#get("alerts") ?? {};
    this.#kv.put("alerts", others satisfies Entries["alerts"]);
  }

  /** Any error is news again: Resend works. */
  forgetAlerts(): void {
    this.#kv.delete("alerts");
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
