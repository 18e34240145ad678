import type { Lead } from "#app/contract/lead.ts";
import { logError, logWarning } from "#app/leads/log.ts";
import { findLoneSettings, findSettingFaults } from "#workers/setting-faults.ts";
import { backoffMs } from "../backoff";
import { type Delivery, type Failure, sendTimeoutMs } from "../delivery";
import { type FollowUpName, readRecordsById } from "../lead-records";
import { logLead } from "../log";
import { isFinalFailure, type MailEvent } from "../mail-events";
import type { OutboxState } from "../outbox-state";
import { SendSlots } from "../send-slots";
import { FollowUpStore } from "./follow-up-store";
import type { FollowUpBatch, FollowUpEnv, FollowUpKind } from "./kind";
import { kinds } from "./kinds";

/** How long a claimed batch is reserved: longer than an attempt can take. After that it is due again, under the same key. */
const leaseMs = sendTimeoutMs + 5_000;

/** How many batches of each kind are sent at a time. */
const concurrency = 2;

interface Dependencies {
  sql: SqlStorage;
  state: OutboxState;
  env: FollowUpEnv;
}

/**
 * Plans and sends the follow-ups of leads. Leads are sent first. Each kind has its own slots, so that a webhook that hangs
 * delays neither leads nor mails. An error in this class is logged and not thrown, so that it cannot stop the sending of
 * leads. Follow-ups of a kind that is switched off are neither planned nor sent.
 */
export class FollowUps {
  readonly #store: FollowUpStore;
  /** The kinds that the settings switch on. */
  readonly #kinds: readonly FollowUpKind[];
  readonly #slots: Record<FollowUpName, SendSlots> = {
    acknowledgement: new SendSlots(concurrency),
    reminder: new SendSlots(concurrency),
    webhook: new SendSlots(concurrency),
  };
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#store = new FollowUpStore(dependencies.sql);
    this.#kinds = kinds.filter((kind) => kind.isOn(dependencies.env));
    for (const fault of [...findSettingFaults(dependencies.env), ...findLoneSettings(dependencies.env)])
      logWarning("settings.wrong", { fault });
  }

  /** Plans the follow-ups of a lead that has just been stored. @param origin as in {@link LeadRecord.origin} */
  planForAccepted(lead: Lead, origin: string | undefined): void {
    safely(() => this.#plan("accepted", () => ({ ...lead, origin: origin ?? null })));
  }

  /**
   * Plans the follow-ups of a lead whose mail has just been sent.
   * @param usedToday how many mails of Resend's daily quota are used up, if there is one
   */
  planForSent(leadId: string, usedToday?: number): void {
    safely(() => this.#plan("sent", () => readRecordsById(this.#dependencies.sql, [leadId])[0], usedToday));
  }

  #plan(
    moment: FollowUpKind["begins"],
    find: () => Parameters<FollowUpKind["plan"]>[0] | undefined,
    usedToday = 0,
  ): void {
    const begun = this.#kinds.filter(({ begins }) => begins === moment);
    const lead = begun.length > 0 ? find() : undefined;
    if (!lead) return;
    for (const kind of begun) {
      const plan = kind.plan(lead, this.#dependencies.env, usedToday);
      if (plan) this.#store.insert(lead.id, kind.name, plan);
    }
  }

  /**
   * Fills the free slots with follow-ups that are due. Call it only while no lead is due.
   * @param onFree called when a slot is free again
   */
  sendDue(onFree: () => Promise<void>): void {
    if (this.#kinds.length > 0) safely(() => this.#sendDue(onFree));
  }

  #sendDue(onFree: () => Promise<void>): void {
    this.#dropEnded();
    for (const kind of this.#kinds) {
      const slots = this.#slots[kind.name];
      while (slots.hasFree && this.#earliestTime(kind) <= Date.now()) {
        const batch = this.#store.claimNext(kind, Date.now() + leaseMs, this.#circumstances);
        if (!batch) break;
        // A batch that was made due by hand while it is being sent is claimed again, but not sent twice.
        if (slots.isSending(batch.key)) continue;
        slots.start(batch.key, () => this.#send(kind, batch), onFree);
      }
    }
  }

  /** The time at which the alarm is needed next; null if no follow-up waits. */
  nextAlarm(): number | null {
    return safely(() => this.#nextAlarm()) ?? null;
  }

  #nextAlarm(): number | null {
    const times = this.#kinds.flatMap((kind) => {
      const dueAt = this.#store.nextDueAt(kind, this.#circumstances);
      if (dueAt === null) return [];
      // When a slot becomes free, it looks for due follow-ups itself. The alarm is needed only if a send never ends.
      const slotTime = this.#slots[kind.name].hasFree ? 0 : Date.now() + leaseMs;
      return [Math.max(dueAt, slotTime, this.#earliestTime(kind))];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Makes failed follow-ups due now. Called after somebody has fixed the cause. */
  makeDue(): void {
    safely(() => this.#store.makeDue());
  }

  /** Logs the bounce of a follow-up's mail. Called for events of Resend's webhook whose mail is not that of a lead. */
  noteMailEvent({ mailId, type }: MailEvent): void {
    const followUp = isFinalFailure(type) && safely(() => this.#store.findByMail(mailId));
    if (followUp) logLead("follow-up.bounced", followUp, { kind: followUp.kind, error: type });
  }

  /** Deletes a lead's follow-ups. */
  erase(leadId: string): void {
    this.#store.erase(leadId);
  }

  /** Drops follow-ups that have ended, including those of kinds that are switched off, and deletes those of deleted leads. */
  sweep(): void {
    safely(() => {
      this.#dropEnded();
      this.#store.purge();
    });
  }

  async #send(kind: FollowUpKind, batch: FollowUpBatch): Promise<void> {
    const startedAt = Date.now();
    const delivery = await this.#attempt(kind, batch);
    const facts = { kind: kind.name, attempts: batch.attempts, durationMs: Date.now() - startedAt };
    const isOut = delivery.outcome === "sent" || delivery.outcome === "conflict";
    if (isOut) {
      // A conflict means that an earlier attempt under this key has sent a different mail. The id of that mail is unknown.
      const mailId = delivery.outcome === "sent" && kind.isMail ? delivery.mailId : null;
      this.#store.markSent(batch.key, mailId, kind.nextTime?.(Date.now()));
      for (const lead of batch.leads) logLead("follow-up.sent", lead, facts);
      return;
    }
    this.#postpone(kind, batch, delivery);
    for (const lead of batch.leads) logLead("follow-up.retry", lead, { ...facts, error: delivery.error });
  }

  async #attempt(kind: FollowUpKind, batch: FollowUpBatch): Promise<Delivery> {
    try {
      return await kind.send(batch, this.#dependencies.env);
    } catch (error) {
      return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
    }
  }

  #postpone(kind: FollowUpKind, { key, attempts, isPlain }: FollowUpBatch, delivery: Failure): void {
    // After a second attempt the first mail may have been sent, and a plain mail under a new key would be a duplicate.
    if (delivery.outcome === "refused" && kind.isMail && attempts === 1 && !isPlain) {
      this.#store.makePlain(key, delivery.error);
      return;
    }
    const now = Date.now();
    let dueAt = now + backoffMs(attempts, Math.random());
    if (delivery.outcome === "paused") {
      dueAt = now + delivery.seconds * 1000;
      // This does not pause leads: their own mails show whether Resend accepts them.
      this.#dependencies.state.pauseFollowUps(dueAt, delivery.error);
    }
    const nextTime = kind.nextTime?.(now);
    if (nextTime !== undefined && dueAt >= nextTime)
      this.#store.postponeToNextTime(key, nextTime, delivery.error);
    else this.#store.postpone(key, dueAt, delivery.error);
  }

  #dropEnded(): void {
    for (const { kind, error, answeredAt, ...lead } of this.#store.dropEnded()) {
      const isNeeded = answeredAt === null || !kinds.some((one) => one.name === kind && one.endsWithAnswer);
      if (isNeeded) logLead("follow-up.dropped", lead, { kind, error });
    }
  }

  /** The time before which no follow-up of a kind is sent; 0 if there is no such limit. */
  #earliestTime({ isMail }: FollowUpKind): number {
    const { pause, followUpPauseEnd } = this.#dependencies.state;
    return isMail ? Math.max(pause?.until ?? 0, followUpPauseEnd) : 0;
  }

  get #circumstances() {
    return { now: Date.now(), isPaused: this.#dependencies.state.pause !== undefined };
  }
}

/** Runs code whose failure must not stop the sending of leads. @returns undefined if it failed */
function safely<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    logError("follow-ups.failed", error);
    return undefined;
  }
}
