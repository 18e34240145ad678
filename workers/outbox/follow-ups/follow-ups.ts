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

/** How long a claimed batch is left alone: longer than an attempt can take. After that it is due again, under the same key. */
const leaseMs = sendTimeoutMs + 5_000;

/** How many batches of a kind are sent at a time. */
const concurrency = 2;

interface Dependencies {
  sql: SqlStorage;
  state: OutboxState;
  env: FollowUpEnv;
}

/**
 * Everything that follows a lead beside its own mail. Follow-ups are sent after leads. Each kind has slots of its own, so
 * that a webhook that hangs delays neither a lead nor a mail. An error in here is logged and never reaches the code that
 * sends leads. While no setting asks for a kind, none of it is stored or read.
 */
export class FollowUps {
  readonly #store: FollowUpStore;
  /** The kinds that the settings ask for. */
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

  /** Plans the follow-ups of a lead whose mail has just gone out. */
  planForSent(leadId: string): void {
    safely(() => this.#plan("sent", () => readRecordsById(this.#dependencies.sql, [leadId])[0]));
  }

  #plan(moment: FollowUpKind["begins"], find: () => Parameters<FollowUpKind["plan"]>[0] | undefined): void {
    const begun = this.#kinds.filter(({ begins }) => begins === moment);
    const lead = begun.length > 0 ? find() : undefined;
    if (!lead) return;
    for (const kind of begun) {
      const plan = kind.plan(lead, this.#dependencies.env);
      if (plan) this.#store.insert(lead.id, kind.name, plan);
    }
  }

  /**
   * Fills the free slots with follow-ups that are due. To call while no lead is due.
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

  /** When the alarm is needed next; null when nothing waits. */
  nextAlarm(): number | null {
    return safely(() => this.#nextAlarm()) ?? null;
  }

  #nextAlarm(): number | null {
    const times = this.#kinds.flatMap((kind) => {
      const dueAt = this.#store.nextDueAt(kind, this.#circumstances);
      if (dueAt === null) return [];
      // A slot that becomes free looks for due follow-ups itself. The alarm is needed only if a send never ends.
      const slotTime = this.#slots[kind.name].hasFree ? 0 : Date.now() + leaseMs;
      return [Math.max(dueAt, slotTime, this.#earliestTime(kind))];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Makes failed follow-ups due now: someone has mended the cause. */
  makeDue(): void {
    safely(() => this.#store.makeDue());
  }

  /** Takes an event of Resend's webhook about a mail that is no lead's. */
  noteMailEvent({ mailId, type }: MailEvent): void {
    const followUp = isFinalFailure(type) && safely(() => this.#store.findByMail(mailId));
    if (followUp) logLead("follow-up.bounced", followUp, { kind: followUp.kind, error: type });
  }

  /** Deletes a lead's follow-ups. */
  erase(leadId: string): void {
    this.#store.erase(leadId);
  }

  /** Drops follow-ups that have ended, also of kinds that are switched off, and deletes those of deleted leads. */
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
      // A conflict says that an earlier attempt under this key has sent a mail with other words. Its id is not known.
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
    // After more attempts the first mail may be out, and a plainer one with its own key would be a second one.
    if (delivery.outcome === "refused" && kind.isMail && attempts === 1 && !isPlain) {
      this.#store.makePlain(key, delivery.error);
      return;
    }
    const now = Date.now();
    let dueAt = now + backoffMs(attempts, Math.random());
    if (delivery.outcome === "paused") {
      dueAt = now + delivery.seconds * 1000;
      // Leads are not paused for it: their own mails show whether Resend takes them.
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

  /** The time before which nothing of a kind is sent. */
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
