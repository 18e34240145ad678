import { isQuota } from "./delivery";

/** How long follow-ups send no mails after Resend's quota was used up: 24 hours. The rest of the quota is for leads. */
const quotaPauseMs = 24 * 3_600_000;

/** A time until which nothing goes through Resend, in milliseconds since the epoch, and the error that is why. */
interface Pause {
  until: number;
  error: string;
}

interface Entries {
  pause: Pause;
  /** The time until which follow-ups send no mails, in milliseconds since the epoch. */
  followUpPause: number;
  /** When the last alert about each error went out, in milliseconds since the epoch. */
  alerts: Record<string, number>;
  /** A hash of the settings under which leads were tried so far. */
  settings: string;
}

/** What the outbox stores beside its leads; it survives a restart. */
export class OutboxState {
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
    this.pauseFollowUps(until, error);
    const running = this.pause;
    if (running && running.until > until) return running;
    const pause: Entries["pause"] = { until, error };
    this.#kv.put("pause", pause);
    return pause;
  }

  /** Lets mails go through Resend again, if a pause was on. */
  endPause(): void {
    this.#kv.delete("pause");
    this.#kv.delete("followUpPause");
  }

  /** The time from which follow-ups may send mails, in milliseconds since the epoch; it may be in the past. */
  get followUpPauseEnd(): number {
    return this.#get("followUpPause") ?? 0;
  }

  /** Keeps follow-ups from sending mails, while leads go on. At an error about the quota it does so for a day. */
  pauseFollowUps(until: number, error: string): void {
    const end = isQuota(error) ? Date.now() + quotaPauseMs : until;
    if (end > this.followUpPauseEnd) this.#kv.put("followUpPause", end satisfies Entries["followUpPause"]);
  }

  /**
   * True when no alert about an error went out in the last `periodMs`; then notes that one goes out now.
   */
  takeAlert(error: string, periodMs: number): boolean {
    const alerts = this.#get("alerts") ?? {};
    const now = Date.now();
    const last = alerts[error];
    if (last !== undefined && now - last < periodMs) return false;
    this.#kv.put("alerts", { ...alerts, [error]: now } satisfies Entries["alerts"]);
    return true;
  }

  /** The alert about this error did not go out: the next one may. */
  forgetAlert(error: string): void {
    const { [error]: _, ...others } = this.#get("alerts") ?? {};
    this.#kv.put("alerts", others satisfies Entries["alerts"]);
  }

  /** Some errors are over: an alert about them may go out again. */
  forgetAlerts(isOver: (error: string) => boolean): void {
    const alerts = Object.entries(this.#get("alerts") ?? {});
    const left = alerts.filter(([error]) => !isOver(error));
    if (left.length < alerts.length)
      this.#kv.put("alerts", Object.fromEntries(left) satisfies Entries["alerts"]);
  }

  /** Stores the hash of the settings; true when it is another than the last one. */
  updateSettings(settings: string): boolean {
    const isNew = this.#get("settings") !== settings;
    if (isNew) this.#kv.put("settings", settings);
    return isNew;
  }

  #get<Key extends keyof Entries>(key: Key): Entries[Key] | undefined {
    return this.#kv.get<Entries[Key]>(key);
  }
}
