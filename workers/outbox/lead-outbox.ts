import { DurableObject } from "cloudflare:workers";
import type { Lead } from "#app/contract/lead.ts";
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
 * How long a claimed lead is left alone: longer than an attempt can take. Should the attempt never end, the lead is due
 * again after that, under the same idempotency key.
 */
const leaseMs = longestAttemptMs + 5_000;

/** How many leads are sent at a time. */
const concurrency = 4;

/** How long a delivered lead is kept: 30 days. */
const retentionMs = 30 * 24 * 3_600_000;

/** What wrangler.toml binds the outbox as. */
export interface OutboxBinding {
  LEAD_OUTBOX: DurableObjectNamespace<LeadOutbox>;
}

/**
 * Keeps every accepted lead on disk until its mail is sent. A lead is stored before the visitor hears of success,
 * delivered by the alarm, and retried without end; rows and alarms survive the end of the process.
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
    const watch = new MailWatch({ store, events, followUps, state, alerts, env });
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
      // The process that claimed leads has ended. They are not due at once: a lead that crashes the process would do so
      // again and again without a pause.
      this.#store.releaseClaims(Date.now() + backoffMs(1, Math.random()));
      // An alarm can be lost: the runtime drops it after repeated failures. So each start sets it anew.
      await this.#setNextAlarm();
    });
  }

  /**
   * Stores a lead and its mail; the same lead again changes nothing. Resolves once both are on disk.
   * @param lead checked by the form's schema
   * @param mail frozen here, so that every attempt sends the same
   * @param origin of the site, where the mail has a link to the page that marks the lead as answered
   * @returns false when nothing is stored, because the id is that of a lead with another form or other words
   */
  async accept(lead: Lead, mail: Mail, origin?: string): Promise<boolean> {
    const isNew = this.#store.insert(lead, mail, origin);
    if (!isNew && !this.#store.has(lead)) return false;
    if (isNew) this.#followUps.planForAccepted(lead, origin);
    // If all slots are busy, the next slot that becomes free sends this lead. Any existing alarm is then enough.
    if (isNew && (this.#slots.hasFree || (await this.ctx.storage.getAlarm()) === null))
      await this.ctx.storage.setAlarm(Date.now());
    // The answer must not leave before the disk has it.
    await this.ctx.storage.sync();
    logLead(isNew ? "lead.accepted" : "lead.repeated", lead);
    return true;
  }

  /** Sends what is due. Never throws: after a few throws the runtime drops the alarm for good. */
  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + leaseMs);
      await this.#sendDue();
    } catch (error) {
      logError("outbox.alarm-failed", error);
    }
  }

  /**
   * Sets a lost alarm anew, and deletes leads that were sent 30 days ago.
   * Called by the cron trigger.
   */
  async sweep(): Promise<void> {
    this.#store.purgeSentBefore(Date.now() - retentionMs);
    this.#followUps.sweep();
    this.#events.purge();
    await this.#setNextAlarm();
  }

  /** Notes what Resend's webhook says of a mail; resolves once it is on disk. See {@link MailWatch.note}. */
  async noteMailEvent(event: MailEvent): Promise<void> {
    await this.#watch.note(event);
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
  }

  /** Reads leads for their owner: see {@link readRecords}. */
  records(page: Parameters<typeof readRecords>[1]): LeadRecord[] {
    return readRecords(this.ctx.storage.sql, page);
  }

  /**
   * Makes waiting leads due at once and ends a pause: to call when the cause is fixed.
   * @param id one lead's, or all that wait
   * @returns how many
   */
  async retry(id?: string): Promise<number> {
    const count = this.#makeDue(id);
    await this.#setNextAlarm();
    return count;
  }

  /**
   * Sends a waiting lead under a new idempotency key, and ends a pause: someone has made sure that its mail has not left.
   * @returns false when it is sent, or being sent
   */
  async sendAgain(id: string): Promise<boolean> {
    const isWaiting = this.#store.sendAgain(id);
    if (isWaiting) this.#state.endPause();
    await this.#setNextAlarm();
    return isWaiting;
  }

  /**
   * Finds the lead that a "Mark as answered" link is about, and with `isAnswered` marks it or takes the mark back.
   * @returns whether it is answered now; undefined where the key is not that of a lead with this reference
   */
  async answer(reference: string, key: string, isAnswered?: boolean): Promise<boolean | undefined> {
    const id = await this.#answers.find(reference, key);
    if (id === undefined) return undefined;
    if (isAnswered !== undefined) await this.setAnswered(id, isAnswered);
    return this.#answers.has(id);
  }

  /** Marks a lead as answered, or takes the mark back; resolves once that is on disk. */
  async setAnswered(id: string, isAnswered: boolean): Promise<void> {
    const lead = this.#answers.set(id, isAnswered);
    if (!lead) return;
    logLead(isAnswered ? "lead.answered" : "lead.not-answered", lead);
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
  }

  /**
   * Erases leads with their mails, their follow-ups and the events of all these mails, whatever state they are in.
   * @returns how many
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

  /** Fills the free slots with leads that are due. An alarm does not run twice at a time, so it must not wait for them. */
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
    // No lead is due.
    if (this.#slots.hasFree) this.#followUps.sendDue(() => this.#sendDue());
    await this.#setNextAlarm();
  }

  /** During a pause only leads that have waited too long are claimed: they leave by the fallback. */
  #claimNextDue(): DueLead | undefined {
    const now = Date.now();
    if (!this.#state.pause) return this.#store.claimNextDue(now + leaseMs);
    return hasFallback(this.env) ? this.#store.claimNextDue(now + leaseMs, now - fallbackAfterMs) : undefined;
  }

  async #setNextAlarm(): Promise<void> {
    const times = [this.#nextLeadTime(), this.#followUps.nextAlarm()].filter((time) => time !== null);
    if (times.length === 0) return this.ctx.storage.deleteAlarm();
    // If all slots are busy, a slot that becomes free looks for due leads itself. The alarm is needed only if a send never
    // ends.
    const soonest = Date.now() + (this.#slots.hasFree ? 0 : leaseMs);
    return this.ctx.storage.setAlarm(Math.max(Math.min(...times), soonest));
  }

  /** When the next lead may be sent, or null when none waits. */
  #nextLeadTime(): number | null {
    const dueAt = this.#store.nextDueAt();
    if (dueAt === null) return null;
    const sendAt = Math.max(dueAt, this.#state.pause?.until ?? 0);
    const fallbackAt = hasFallback(this.env) ? this.#store.nextDueAtAge(fallbackAfterMs) : null;
    return Math.min(sendAt, fallbackAt ?? sendAt);
  }
}

/** The one outbox there is. */
export function outboxOf({ LEAD_OUTBOX }: OutboxBinding): DurableObjectStub<LeadOutbox> {
  return LEAD_OUTBOX.getByName("leads");
}
