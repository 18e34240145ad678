import { isQuota } from "./delivery";

/** After Resend's quota was used up, follow-ups send no mails for 24 hours, so that new quota is left for leads. */
const quotaPauseMs = 24 * 3_600_000;

/** Until this time, in milliseconds since the epoch, nothing is sent through Resend. `error` is the reason. */
interface Pause {
  until: number;
  error: string;
}

interface Entries {
  pause: Pause;
  /** Until this time, in milliseconds since the epoch, follow-ups send no mails. */
  followUpPause: number;
  /** The time of the last alert about each topic, in milliseconds since the epoch. */
  alerts: Record<string, number>;
  /** A hash of the settings that were used for the last attempts. */
  settings: string;
}

/** The outbox's stored state, apart from its tables: pauses, alerts and a hash of the settings. It survives a restart. */
export class OutboxState {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** The current pause, if there is one. */
  get pause(): Pause | undefined {
    const pause = this.#get("pause");
    return pause && Date.now() < pause.until ? pause : undefined;
  }

  /** Begins a pause. If another pause ends later, that one stays. @returns the pause that is now in force */
  beginPause(until: number, error: string): Pause {
    this.pauseFollowUps(until, error);
    const running = this.pause;
    if (running && running.until > until) return running;
    const pause: Entries["pause"] = { until, error };
    this.#kv.put("pause", pause);
    return pause;
  }

  /** Ends all pauses, so that mails are sent through Resend again. */
  endPause(): void {
    this.#kv.delete("pause");
    this.#kv.delete("followUpPause");
  }

  /** The time from which follow-ups may send mails, in milliseconds since the epoch; it may be in the past. */
  get followUpPauseEnd(): number {
    return this.#get("followUpPause") ?? 0;
  }

  /** Pauses the mails of follow-ups, but not leads: until the given time, or for 24 hours if the quota is used up. */
  pauseFollowUps(until: number, error: string): void {
    const end = isQuota(error) ? Date.now() + quotaPauseMs : until;
    if (end > this.followUpPauseEnd) this.#kv.put("followUpPause", end satisfies Entries["followUpPause"]);
  }

  /** Whether an alert about this topic was sent in the last `periodMs`. */
  hasAlerted(topic: string, periodMs: number): boolean {
    const last = this.#get("alerts")?.[topic];
    return last !== undefined && Date.now() - last < periodMs;
  }

  /** Stores that an alert about this topic was sent now, and forgets those that are older than `periodMs`. */
  noteAlert(topic: string, periodMs: number): void {
    const alerts = Object.entries(this.#get("alerts") ?? {});
    const recent = alerts.filter(([other]) => this.hasAlerted(other, periodMs));
    const noted = { ...Object.fromEntries(recent), [topic]: Date.now() };
    this.#kv.put("alerts", noted satisfies Entries["alerts"]);
  }

  /** The hash of the current settings. */
  get settings(): string {
    return this.#get("settings") ?? "";
  }

  /**
   * Stores the hash of the settings. If it is new, all alerts are forgotten: whoever has changed the settings hears at once
   * if they are still wrong.
   * @returns whether it differs from the stored one
   */
  updateSettings(settings: string): boolean {
    const isNew = this.#get("settings") !== settings;
    if (isNew) {
      this.#kv.put("settings", settings);
      this.#kv.delete("alerts");
    }
    return isNew;
  }

  #get<Key extends keyof Entries>(key: Key): Entries[Key] | undefined {
    return this.#kv.get<Entries[Key]>(key);
  }
}
