import { DurableObject } from "cloudflare:workers";
import { logError, logEvent } from "#app/log.server.ts";
import { confirmWithinMs } from "#app/newsletter/signed-link.server.ts";
import { backoffMs } from "../outbox/backoff";
import { sendMail } from "../outbox/delivery";
import type { Mail } from "../outbox/mail";
import { ContactError, type ContactSettings, Contacts } from "./contacts";
import { type Job, type JobKind, JobStore } from "./job-store";

/** How many jobs one alarm does before it makes room for requests. */
const jobsPerAlarm = 20;

/** Should an alarm never end, the next one comes after this. */
const leaseMs = 5 * 60_000;

/** What a call of Resend's contacts returned, or the name of its error. */
type ContactsResult<Value> = { success: true; value: Value } | { success: false; error: string };

/** What wrangler.toml binds the newsletter's outbox as. */
export interface NewsletterBinding {
  NEWSLETTER_OUTBOX: DurableObjectNamespace<NewsletterOutbox>;
}

/**
 * Keeps what is to be done for the newsletter's subscribers until it is done: mails with the link that confirms an
 * email address, and changes of the segment in Resend. An object of its own, so that a flood of addresses holds up no lead.
 */
export class NewsletterOutbox extends DurableObject<ContactSettings> {
  readonly #store: JobStore;
  /** Until when Resend wants no more requests, in milliseconds since the epoch. */
  #pausedUntil = 0;

  constructor(ctx: DurableObjectState, env: ContactSettings) {
    super(ctx, env);
    this.#store = new JobStore(ctx.storage.sql);
    ctx.blockConcurrencyWhile(() => this.#setNextAlarm());
  }

  /** Mails an address the link that confirms it, once a day (UTC). Resolves once the mail is on disk. */
  async ask(email: string, mail: Mail): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    if (this.#store.insertMail(`confirm/${await idOf(email)}/${day}`, email, mail))
      logEvent("newsletter.asked");
    await this.#keep();
  }

  /** Makes an address a contact of the segment, or none any more. Resolves once the request is on disk. */
  async request(kind: Exclude<JobKind, "confirm">, email: string): Promise<void> {
    this.#store.putRequest(`contact/${await idOf(email)}`, kind, email);
    logEvent("newsletter.requested", { kind });
    await this.#keep();
  }

  /** Does what is due, one job after the other: Resend takes few requests a second. Never throws. */
  override async alarm(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + leaseMs);
      for (let count = 0; count < jobsPerAlarm && Date.now() >= this.#pausedUntil; count++) {
        const job = this.#store.nextDue();
        if (!job) break;
        await this.#run(job);
      }
      await this.#setNextAlarm();
    } catch (error) {
      logError("newsletter.alarm-failed", error);
    }
  }

  /** Looks after what the alarm may have missed, and deletes mails whose link is over. Called by the cron trigger. */
  async sweep(): Promise<void> {
    this.#store.purgeMailsBefore(Date.now() - confirmWithinMs);
    await this.#setNextAlarm();
  }

  /** What is kept of an address, for its owner; undefined where there is nothing. */
  async subscriber(email: string): Promise<string | undefined> {
    const waiting = this.#store.waiting(`*/${await idOf(email)}*`).map((kind) => `waits to ${kind}`);
    const contact = await this.#describeContact(email);
    return [...waiting, ...(contact ? [contact] : [])].join(", ") || undefined;
  }

  /**
   * Erases what is kept of an address, its contact in Resend included.
   * @returns what became of it, in words
   */
  async erase(email: string): Promise<string> {
    const count = this.#store.erase(`*/${await idOf(email)}*`);
    const contact = this.#isOn ? await this.#callContacts((contacts) => contacts.erase(email)) : undefined;
    await this.#setNextAlarm();
    await this.ctx.storage.sync();
    logEvent("newsletter.erased", { count });
    if (!contact) return `${count} jobs`;
    return contact.success
      ? `${count} jobs and the contact in Resend`
      : `${count} jobs; the contact could not be erased (${contact.error}): run this once more`;
  }

  get #isOn(): boolean {
    return Boolean(this.env.NEWSLETTER_SEGMENT_ID);
  }

  async #keep(): Promise<void> {
    await this.#setNextAlarm();
    // The answer must not leave before the disk has it.
    await this.ctx.storage.sync();
  }

  async #run(job: Job): Promise<void> {
    const error = job.kind === "confirm" ? await this.#sendLink(job) : await this.#changeSegment(job);
    if (!error) return logEvent("newsletter.done", { kind: job.kind });
    this.#store.postpone(job, Date.now() + backoffMs(job.attempts + 1, Math.random()));
    logEvent("newsletter.retry", { kind: job.kind, attempts: job.attempts + 1, error });
  }

  /** @returns the name of an error; undefined when the mail is out, or too late to be of use */
  async #sendLink(job: Job): Promise<string | undefined> {
    const isLate = Date.now() > job.createdAt + confirmWithinMs;
    const delivery = isLate || !job.mail ? undefined : await sendMail(job.mail, job.id, this.env);
    if (delivery && delivery.outcome !== "sent") {
      if (delivery.outcome === "paused") this.#pausedUntil = Date.now() + delivery.seconds * 1000;
      return delivery.error;
    }
    this.#store.endMail(job);
    return undefined;
  }

  /** @returns the name of an error; undefined when the segment is as the subscriber wants it */
  async #changeSegment(job: Job): Promise<string | undefined> {
    if (!this.#isOn) return "no_segment";
    const result = await this.#callContacts((contacts) =>
      job.kind === "join" ? contacts.join(job.email) : contacts.leave(job.email),
    );
    if (!result.success) return result.error;
    this.#store.endRequest(job);
    return undefined;
  }

  /** Whether an email address is a contact in Resend, in words; undefined when it is none. */
  async #describeContact(email: string): Promise<string | undefined> {
    if (!this.#isOn) return undefined;
    const result = await this.#callContacts((contacts) => contacts.isContact(email));
    if (!result.success) return `Resend does not say whether it is a contact (${result.error})`;
    return result.value ? "a contact in Resend" : undefined;
  }

  /** Calls Resend's contacts. Never throws. */
  async #callContacts<Value>(call: (contacts: Contacts) => Promise<Value>): Promise<ContactsResult<Value>> {
    try {
      return { success: true, value: await call(new Contacts(this.env)) };
    } catch (error) {
      return { success: false, error: error instanceof ContactError ? error.message : "unknown" };
    }
  }

  async #setNextAlarm(): Promise<void> {
    const dueAt = this.#store.nextDueAt();
    if (dueAt === null) return this.ctx.storage.deleteAlarm();
    return this.ctx.storage.setAlarm(Math.max(dueAt, this.#pausedUntil, Date.now()));
  }
}

/** The newsletter's one outbox. */
export function newsletterOf({ NEWSLETTER_OUTBOX }: NewsletterBinding): DurableObjectStub<NewsletterOutbox> {
  return NEWSLETTER_OUTBOX.getByName("newsletter");
}

/** A hash of an address, the same in capitals or not, from which the address cannot be read. */
async function idOf(email: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.toLowerCase()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
