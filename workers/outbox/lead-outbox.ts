import { DurableObject } from "cloudflare:workers";
import type { Lead } from "~/leads/intake/lead-intake";
import type { Env } from "../env";
import { hasFallback, patience } from "./fallback";
import { LeadSender, longestAttempt } from "./lead-sender";
import { type DueLead, type LeadRecord, LeadStore } from "./lead-store";
import { log, logFault } from "./log";
import type { Mail } from "./mail";
import { OutboxMemory } from "./outbox-state";

/** How many sends run at a time: one that hangs must not hold up the others. */
const lanes = 4;

/**
 * How long a lead that is being sent is left alone, in milliseconds: longer than that can take. Should the process
 * die half-way, the lease runs out and the lead is due again, under the same idempotency key.
 */
const lease = longestAttempt + 5_000;

/**
 * Answering visitors comes first: after a send a lane rests for as long as that took, but for so many milliseconds at
 * most. Resend takes only a few mails a second anyway.
 */
const longestRest = 500;

/** How long a delivered lead is kept, in milliseconds: 30 days. */
const retention = 30 * 24 * 3_600_000;

/**
 * Keeps every accepted lead on disk until its mail is sent (LEADS contract). A lead is stored before the visitor
 * hears of success, delivered by the alarm, and retried without end; rows and alarms survive the end of the process.
 */
export class LeadOutbox extends DurableObject<Env> {
  readonly #store: LeadStore;
  readonly #memory: OutboxMemory;
  readonly #sender: LeadSender;
  /** The ids of the leads that are being sent. */
  readonly #inFlight = new Set<string>();
  #busyLanes = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new LeadStore(ctx.storage.sql);
    this.#memory = new OutboxMemory(ctx.storage.kv);
    this.#sender = new LeadSender(this.#store, this.#memory, env);
    ctx.blockConcurrencyWhile(async () => {
      // What failed under other settings need not wait out its backoff.
      if (this.#memory.isNewSettings(await fingerprint(env))) this.#makeDue();
      // An alarm can be lost (the runtime drops one after repeated failures): waking up is a chance to set it anew.
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
    // With all lanes busy a lane that gets free finds it, and any alarm will do to stand by.
    if (isNew && (this.#busyLanes < lanes || (await this.ctx.storage.getAlarm()) === null))
      await this.ctx.storage.setAlarm(Date.now());
    // The answer must not leave before the disk has it.
    await this.ctx.storage.sync();
    log(isNew ? "lead.accepted" : "lead.repeated", lead);
    return true;
  }

  /** Sends what is due. Never throws: after a few throws the runtime drops the alarm for good. */
  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + lease);
      await this.#sendDue();
    } catch (error) {
      logFault("outbox.alarm-failed", error);
    }
  }

  /**
   * Looks after what the alarm may have missed: sets it anew, and forgets what was delivered 30 days ago.
   * Called by the cron trigger.
   */
  async sweep(): Promise<void> {
    this.#store.purgeSentBefore(Date.now() - retention);
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

  #makeDue(id?: string): number {
    this.#memory.endPause();
    return this.#store.makeDue(id);
  }

  /**
   * Fills the free lanes with leads that are due. The sends are not awaited: an alarm does not run twice at a
   * time, and a send that hangs would hold up the leads that come in meanwhile.
   */
  async #sendDue(): Promise<void> {
    while (this.#busyLanes < lanes) {
      const lead = this.#claimNextDue();
      if (!lead) break;
      // One that was made due by hand while it is being sent has its lease again, and that is all.
      if (!this.#inFlight.has(lead.id)) this.#startSending(lead);
    }
    await this.#setNextAlarm();
  }

  /** During a pause only what has waited too long is taken, because it leaves by the fallback. */
  #claimNextDue(): DueLead | undefined {
    const now = Date.now();
    if (!this.#memory.pause) return this.#store.claimNextDue(now + lease);
    return hasFallback(this.env) ? this.#store.claimNextDue(now + lease, now - patience) : undefined;
  }

  #startSending(lead: DueLead): void {
    const startedAt = Date.now();
    this.#inFlight.add(lead.id);
    this.#busyLanes += 1;
    this.#sender
      .send(lead)
      .catch((error) => logFault("outbox.send-failed", error))
      .then(() => {
        this.#inFlight.delete(lead.id);
        return wait(Math.min(Date.now() - startedAt, longestRest));
      })
      .then(() => {
        this.#busyLanes -= 1;
        return this.#sendDue();
      })
      .catch((error) => logFault("outbox.send-failed", error));
  }

  async #setNextAlarm(): Promise<void> {
    const dueAt = this.#store.nextDueAt();
    if (dueAt === null) return this.ctx.storage.deleteAlarm();
    const sendAt = Math.max(dueAt, this.#memory.pause?.until ?? 0);
    const fallbackAt = hasFallback(this.env) ? this.#store.nextDueAtAge(patience) : null;
    // With all lanes busy the next look is the safety net only: a lane that gets free looks by itself.
    const soonest = Date.now() + (this.#busyLanes < lanes ? 0 : lease);
    return this.ctx.storage.setAlarm(Math.max(Math.min(sendAt, fallbackAt ?? sendAt), soonest));
  }
}

/** The one outbox there is. */
export function outboxOf(env: Env): DurableObjectStub<LeadOutbox> {
  return env.LEAD_OUTBOX.getByName("leads");
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Tells whether settings have changed, without keeping the key. */
async function fingerprint(env: Env): Promise<string> {
  const settings = [
    ...[env.RESEND_API_KEY, env.RESEND_BASE_URL, env.LEADS_FROM, env.LEADS_TO],
    ...[env.FALLBACK_FROM, env.FALLBACK_TO, Boolean(env.FALLBACK_MAIL)],
  ];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(settings)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
