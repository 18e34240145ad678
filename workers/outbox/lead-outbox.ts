import { DurableObject } from "cloudflare:workers";
import type { Lead } from "#app/contract/lead.ts";
import { deriveId } from "#app/leads/intake/read-submission.ts";
import { logError, logEvent } from "#app/leads/log.ts";
import { Alerts } from "./alerts";
import { backoffMs } from "./backoff";
import { fallbackAfterMs, hasFallback } from "./fallback";
import { Answers } from "./follow-ups/answers";
import { FollowUps } from "./follow-ups/follow-ups";
import { type DueLead, type LeadRecord, readRecords } from "./lead-records";
import { LeadSender, longestAttemptMs } from "./lead-sender";
import { LeadStore } from "./lead-store";
import { logLead } from "./log";
import type { Mail } from "./mail";
import { type MailEvent, MailEvents } from "./mail-events";
import { MailWatch } from "./mail-watch";
import { hashSettings, type OutboxEnv } from "./outbox-env";
import { OutboxState } from "./outbox-state";
import { SendSlots } from "./send-slots";

/**
 * How long a claimed lead is reserved: longer than an attempt can take. If the attempt never ends, the lead is due again
 * after that, under the same idempotency key.
 */
const leaseMs = longestAttemptMs + 5_000;

/**
 * While a lead is being sent, the alarm is at most 10 seconds ahead. If the process ends, the alarm starts the next one,
 * which releases the claims.
 */
const watchMs = 10_000;

/** How many leads are sent at a time. */
const concurrency = 4;

/** How long a delivered lead is kept: 30 days. */
const retentionMs = 30 * 24 * 3_600_000;

/** The outbox's binding in wrangler.toml. */
export interface OutboxBinding {
  LEAD_OUTBOX: DurableObjectNamespace<LeadOutbox>;
}

/**
 * Stores every accepted lead until its mail is sent. A lead is stored before the visitor sees the success message. The
 * alarm sends it and retries without a limit. Rows and alarms survive the end of the process.
 */
export class LeadOutbox extends DurableObject<OutboxEnv> {
  readonly #store: LeadStore;
  readonly #state: OutboxState;
  readonly #events: MailEvents;
  readonly #watch: MailWatch;
  readonly #sender: LeadSender;
  readonly #followUps: FollowUps;
  readonly #answers: Answers;
  readonly #slots = new SendSlots(concurrency);

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    const store = new LeadStore(ctx.storage.sql);
    const state = new OutboxState(ctx.storage.kv);
    const events = new MailEvents(ctx.storage.sql);
    const alerts = new Alerts(state, env);
    const followUps = new FollowUps({ sql: ctx.storage.sql, state, env });
    const watch = new MailWatch({ store, events, followUps, alerts, env });
    this.#store = store;
    this.#state = state;
    this.#events = events;
    this.#watch = watch;
    this.#followUps = followUps;
    this.#answers = new Answers(ctx.storage.sql, env.ANSWER_SECRET);
    this.#sender = new LeadSender({ store, state, alerts, watch, followUps, env });
    ctx.blockConcurrencyWhile(async () => {
      // Leads that failed under the old settings are retried now, without waiting for their backoff.
      if (this.#state.updateSettings(await hashSettings(env))) this.#makeDue();
      // Release leads claimed by the process that has ended. They are due after a backoff, because a lead that crashes the
      // process would otherwise crash it again without a pause.
      this.#store.releaseClaims(Date.now() + backoffMs(1, Math.random()));
      // Set the alarm again at each start, because the runtime drops an alarm after repeated failures.
      await this.#setNextAlarm();
    });
  }

  /**
   * Stores a lead and its mail. The same lead again changes nothing ({@link LeadStore.findRepeated}). Resolves once both are
   * on disk.
   * @param lead validated by the form's schema
   * @param mail stored as it is, so that every attempt sends the same bytes
   * @param origin the origin of the "Mark as answered" link in the mail, if it has one
   * @returns false if nothing is stored, because a lead with this id but another form or other words exists
   */
  async accept(lead: Lead, mail: Mail, origin?: string): Promise<boolean> {
    const wordsHash = await deriveId(lead.formName, lead.formData);
    const repeatedId = this.#store.findRepeated(lead, wordsHash);
    const isNew = !repeatedId && this.#store.insert(lead, mail, wordsHash, origin);
    if (!isNew && !repeatedId && !this.#store.has(lead)) return false;
    if (isNew) this.#followUps.planForAccepted(lead, origin);
    // If all slots are busy, the next slot that becomes free sends this lead. Any existing alarm is then enough.
    if (isNew && (this.#slots.hasFree || (await this.ctx.storage.getAlarm()) === null))
      await this.ctx.storage.setAlarm(Date.now());
    // Respond only after the lead is on disk.
    await this.ctx.storage.sync();
    logLead(isNew ? "lead.accepted" : "lead.repeated", { ...lead, id: repeatedId ?? lead.id });
    return true;
  }

  /** Sends the leads and follow-ups that are due. Never throws, because the runtime drops an alarm after repeated errors. */
  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + watchMs);
      await this.#sendDue();
    } catch (error) {
      logError("outbox.alarm-failed", error);
    }
  }

  /**
   * Deletes leads that were sent more than 30 days ago, and sets the alarm again in case it was lost.
   * Called by the cron trigger.
   */
  async sweep(): Promise<void> {
    this.#store.purgeSentBefore(Date.now() - retentionMs);
    this.#followUps.sweep();
    this.#events.purge();
    await this.#setNextAlarm();
  }

  /** Stores an event of Resend's webhook. Resolves once it is on disk. See {@link MailWatch.note}. */
  async noteMailEvent(event: MailEvent): Promise<void> {
    await this.#watch.note(event);
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
  }

  /** Reads leads for `npm run leads`. See {@link readRecords}. */
  records(page: Parameters<typeof readRecords>[1]): LeadRecord[] {
    return readRecords(this.ctx.storage.sql, page);
  }

  /**
   * Makes waiting leads due at once and ends a pause. Called after somebody has fixed the cause.
   * @param id the lead's id; without it, all waiting leads
   * @returns the number of leads
   */
  async retry(id?: string): Promise<number> {
    const count = this.#makeDue(id);
    await this.#setNextAlarm();
    return count;
  }

  /**
   * Sends a waiting lead under a new idempotency key and ends a pause. Called after somebody has made sure that its mail was
   * not sent.
   * @returns false if the lead is sent or is being sent
   */
  async sendAgain(id: string): Promise<boolean> {
    const isWaiting = this.#store.sendAgain(id);
    if (isWaiting) this.#state.endPause();
    await this.#setNextAlarm();
    return isWaiting;
  }

  /**
   * Marks a waiting lead as sent. Called after somebody has found its mail in the inbox. Resolves once that is on disk.
   * @returns false if the lead is sent or is being sent
   */
  async markArrived(id: string): Promise<boolean> {
    const isWaiting = this.#store.markArrived(id);
    if (isWaiting) this.#followUps.planForSent(id);
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
    return isWaiting;
  }

  /**
   * Finds the lead of a "Mark as answered" link. If `isAnswered` is given, also sets or removes the mark.
   * @returns whether the lead is answered now; undefined if the key belongs to no lead with this reference
   */
  async answer(reference: string, key: string, isAnswered?: boolean): Promise<boolean | undefined> {
    const id = await this.#answers.find(reference, key);
    if (id === undefined) return undefined;
    if (isAnswered !== undefined) await this.setAnswered(id, isAnswered);
    return this.#answers.has(id);
  }

  /** Marks a lead as answered, or removes the mark. Resolves once that is on disk. */
  async setAnswered(id: string, isAnswered: boolean): Promise<void> {
    const lead = this.#answers.set(id, isAnswered);
    if (!lead) return;
    logLead(isAnswered ? "lead.answered" : "lead.not-answered", lead);
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
  }

  /**
   * Erases leads in any state, with their mails, their follow-ups and the events of these mails.
   * @returns the number of leads
   */
  async erase(ids: string[]): Promise<number> {
    for (const id of ids) this.#followUps.erase(id);
    const count = ids.filter((id) => this.#store.erase(id)).length;
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
    logEvent("leads.erased", { count });
    return count;
  }

  #makeDue(id?: string): number {
    this.#state.endPause();
    this.#followUps.makeDue();
    return this.#store.makeDue(id);
  }

  /** Fills the free slots with due leads. It does not await the sends, because the next alarm runs only after this one ends. */
  async #sendDue(): Promise<void> {
    while (this.#slots.hasFree) {
      const lead = this.#claimNextDue();
      if (!lead) break;
      // A lead that was made due by hand while it is being sent is claimed again, but not sent twice.
      if (this.#slots.isSending(lead.id)) continue;
      this.#slots.start(
        lead.id,
        () => this.#sender.send(lead),
        () => this.#sendDue(),
      );
    }
    // A slot is still free, so no lead is due.
    if (this.#slots.hasFree) this.#followUps.sendDue(() => this.#sendDue());
    await this.#setNextAlarm();
  }

  /** During a pause, claims only leads that were received more than 15 minutes ago. The fallback sends them. */
  #claimNextDue(): DueLead | undefined {
    const now = Date.now();
    if (!this.#state.pause) return this.#store.claimNextDue(now + leaseMs);
    return hasFallback(this.env) ? this.#store.claimNextDue(now + leaseMs, now - fallbackAfterMs) : undefined;
  }

  async #setNextAlarm(): Promise<void> {
    const times = [this.#nextLeadTime(), this.#followUps.nextAlarm()].filter((time) => time !== null);
    if (times.length === 0) return this.ctx.storage.deleteAlarm();
    const watchAt = Date.now() + watchMs;
    if (!this.#slots.isIdle) times.push(watchAt);
    // When a slot becomes free, it looks for due leads itself.
    return this.ctx.storage.setAlarm(this.#slots.hasFree ? Math.min(...times) : watchAt);
  }

  /** The time at which the next lead may be sent; null if none waits. */
  #nextLeadTime(): number | null {
    const dueAt = this.#store.nextDueAt();
    if (dueAt === null) return null;
    const sendAt = Math.max(dueAt, this.#state.pause?.until ?? 0);
    const fallbackAt = hasFallback(this.env) ? this.#store.nextDueAtAge(fallbackAfterMs) : null;
    return Math.min(sendAt, fallbackAt ?? sendAt);
  }
}

/** The only outbox object. */
export function outboxOf({ LEAD_OUTBOX }: OutboxBinding): DurableObjectStub<LeadOutbox> {
  return LEAD_OUTBOX.getByName("leads");
}
