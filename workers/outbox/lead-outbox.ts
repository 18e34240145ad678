import { DurableObject } from "cloudflare:workers";
import type { Lead } from "#app/leads/contract/lead.ts";
import { logError } from "#app/log.server.ts";
import { backoffMs } from "./backoff";
import { fallbackAfterMs, hasFallback } from "./fallback";
import { LeadSender, longestAttemptMs } from "./lead-sender";
import { type DueLead, type LeadRecord, LeadStore } from "./lead-store";
import { logLead } from "./log";
import type { Mail } from "./mail";
import { hashSettings, type OutboxEnv } from "./outbox-env";
import { OutboxState } from "./outbox-state";

/** How many sends run at a time: one that hangs must not hold up the others. */
const concurrency = 4;

/**
 * How long a claimed lead is left alone: longer than an attempt can take. Should the attempt never end, the lead is due
 * again after that, under the same idempotency key.
 */
const leaseMs = longestAttemptMs + 5_000;

/**
 * Answering visitors comes first: after a send its slot stays free for as long as the send took, but no longer than
 * this. Resend takes only a few mails a second anyway.
 */
const longestRestMs = 500;

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
  readonly #sender: LeadSender;
  /** The ids of the leads that are being sent. */
  readonly #inFlight = new Set<string>();
  /** Slots that are sending or resting. */
  #busySlots = 0;

  constructor(ctx: DurableObjectState, env: OutboxEnv) {
    super(ctx, env);
    this.#store = new LeadStore(ctx.storage.sql);
    this.#state = new OutboxState(ctx.storage.kv);
    this.#sender = new LeadSender(this.#store, this.#state, env);
    ctx.blockConcurrencyWhile(async () => {
      // What failed under other settings need not wait out its backoff.
      if (this.#state.updateSettings(await hashSettings(env))) this.#makeDue();
      // Whoever claimed a lead is gone. Not at once: a lead that ends the process must not do so without a break.
      this.#store.releaseClaims(Date.now() + backoffMs(1, Math.random()));
      // An alarm can be lost (the runtime drops one after repeated failures): a start is a chance to set it anew.
      await this.#setNextAlarm();
    });
  }

  /**
   * Stores a lead and its mail; the same lead again changes nothing. Resolves once both are on disk.
   * @param lead checked by the form's schema
   * @param mail frozen here, so that every attempt sends the same
   * @returns false when nothing is stored, because the id is that of a lead with another form or other words
   */
  async accept(lead: Lead, mail: Mail): Promise<boolean> {
    const isNew = this.#store.insert(lead, mail);
    if (!isNew && !this.#store.has(lead)) return false;
    // With every slot busy the next free one finds it, and any alarm will do to stand by.
    if (isNew && (this.#hasFreeSlot || (await this.ctx.storage.getAlarm()) === null))
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
   * Looks after what the alarm may have missed: sets it anew, and deletes what was delivered 30 days ago.
   * Called by the cron trigger.
   */
  async sweep(): Promise<void> {
    this.#store.purgeSentBefore(Date.now() - retentionMs);
    await this.#setNextAlarm();
  }

  /** Reads leads for their owner: see {@link LeadStore.records}. */
  records(page: Parameters<LeadStore["records"]>[0]): LeadRecord[] {
    return this.#store.records(page);
  }

  /**
   * Makes waiting leads due at once and ends a pause: someone has mended what was wrong.
   * @param id one lead's, or all that wait
   * @returns how many
   */
  async retry(id?: string): Promise<number> {
    const count = this.#makeDue(id);
    await this.#setNextAlarm();
    return count;
  }

  /**
   * Sends a waiting lead under a new idempotency key: someone has made sure that its mail has not left.
   * @returns false when it is sent, or being sent
   */
  async sendAgain(id: string): Promise<boolean> {
    const isWaiting = this.#store.sendAgain(id);
    await this.#setNextAlarm();
    return isWaiting;
  }

  get #hasFreeSlot(): boolean {
    return this.#busySlots < concurrency;
  }

  #makeDue(id?: string): number {
    this.#state.endPause();
    return this.#store.makeDue(id);
  }

  /**
   * Fills the free slots with leads that are due. The sends are not awaited: an alarm does not run twice at a
   * time, and a send that hangs would hold up the leads that come in meanwhile.
   */
  async #sendDue(): Promise<void> {
    while (this.#hasFreeSlot) {
      const lead = this.#claimNextDue();
      if (!lead) break;
      // One that was made due by hand while it is being sent has its lease again, and that is all.
      if (!this.#inFlight.has(lead.id)) this.#startSending(lead);
    }
    await this.#setNextAlarm();
  }

  /** During a pause only what has waited too long is claimed, because it leaves by the fallback. */
  #claimNextDue(): DueLead | undefined {
    const now = Date.now();
    if (!this.#state.pause) return this.#store.claimNextDue(now + leaseMs);
    return hasFallback(this.env) ? this.#store.claimNextDue(now + leaseMs, now - fallbackAfterMs) : undefined;
  }

  #startSending(lead: DueLead): void {
    const startedAt = Date.now();
    this.#inFlight.add(lead.id);
    this.#busySlots += 1;
    this.#sender
      .send(lead)
      .catch((error) => logError("outbox.send-failed", error))
      .then(() => {
        this.#inFlight.delete(lead.id);
        return wait(Math.min(Date.now() - startedAt, longestRestMs));
      })
      .then(() => {
        this.#busySlots -= 1;
        return this.#sendDue();
      })
      .catch((error) => logError("outbox.send-failed", error));
  }

  async #setNextAlarm(): Promise<void> {
    const dueAt = this.#store.nextDueAt();
    if (dueAt === null) return this.ctx.storage.deleteAlarm();
    const sendAt = Math.max(dueAt, this.#state.pause?.until ?? 0);
    const fallbackAt = hasFallback(this.env) ? this.#store.nextDueAtAge(fallbackAfterMs) : null;
    // With every slot busy the next look is the safety net only: a slot that gets free looks by itself.
    const soonest = Date.now() + (this.#hasFreeSlot ? 0 : leaseMs);
    return this.ctx.storage.setAlarm(Math.max(Math.min(sendAt, fallbackAt ?? sendAt), soonest));
  }
}

/** The one outbox there is. */
export function outboxOf({ LEAD_OUTBOX }: OutboxBinding): DurableObjectStub<LeadOutbox> {
  return LEAD_OUTBOX.getByName("leads");
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
