import { vi } from "vitest";
import type { Lead } from "#app/contract/lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { acceptLead } from "#workers/outbox/accept-lead.ts";
import type { Delivery } from "#workers/outbox/delivery.ts";
import { answerLink } from "#workers/outbox/follow-ups/answer-link.ts";
import type { FollowUpEnv } from "#workers/outbox/follow-ups/kind.ts";
import { LeadOutbox, type OutboxBinding } from "#workers/outbox/lead-outbox.ts";
import type { FollowUpName, LeadRecord } from "#workers/outbox/lead-records.ts";
import { composeMail, type Mail } from "#workers/outbox/mail.ts";
import { isFinalFailure, type MailEventType } from "#workers/outbox/mail-events.ts";
import type { OutboxEnv } from "#workers/outbox/outbox-env.ts";
import { FakeState, FakeStorage } from "./durable-object.ts";
import { resendStub } from "./resend-stub.ts";
import { emptyForm } from "./sample-form.ts";

// These mocks apply to every test file that imports this module.
vi.mock("cloudflare:workers", () => import("./cloudflare-workers.ts"));
vi.mock("../../workers/outbox/delivery.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: (...call: Parameters<typeof resendStub.send>) => resendStub.send(...call),
}));

/** The result of a call to Resend. With `lost`, Resend sends the mail, but the response does not arrive. */
export type Ending = "sent" | "lost" | Exclude<Delivery["outcome"], "sent">;

export const siteOrigin = "https://tiririka.example";

interface Call {
  key: string;
  mail: Mail;
  end(ending: Ending): void;
  resolve(delivery: Delivery): void;
}

/**
 * An outbox in a simulated environment: Resend, the fallback, the owner's webhook, inboxes and time. The test needs a
 * `fakeClock`.
 */
export class OutboxWorld {
  readonly storage = new FakeStorage();
  readonly acknowledged: string[] = [];
  /** The mails that Resend has sent, by idempotency key. Another call with the same key sends nothing. */
  readonly sent = new Map<string, Mail>();
  readonly sentByFallback: Mail[] = [];
  /** The idempotency keys of mails that Resend has sent and could not deliver. Here the key is also the mail's id. */
  readonly bounced = new Set<string>();
  /** Calls to which Resend has not responded. */
  calls: Call[] = [];
  /** Whether Resend validates a request before it looks up the idempotency key. */
  judgesFirst = false;
  hasFallback = false;
  fallbackFrom = "fallback@tiririka.example";
  /** The number of mails of the daily quota that Resend reports as used; undefined for a plan without such a quota. */
  usedToday: number | undefined;
  /** Sends a mail through the fallback. A test may replace it. */
  fallBack = async (mail: Mail) => {
    this.sentByFallback.push(mail);
    return { messageId: "fallback" };
  };
  hasKey = true;
  /** The number of deploys. Each deploy has its own API key and sender. */
  settings = 0;
  /** Settings that switch follow-ups on. */
  followUpSettings: FollowUpEnv = {};
  /** The posts to the owner's webhook, with their headers. */
  readonly posts: { url: string; init: RequestInit }[] = [];
  /** Reminders that listed a lead which was already answered, by idempotency key. */
  readonly wrongReminders: string[] = [];
  /** Returns the webhook's response. A test may replace it. */
  answerPost: () => Promise<Response> = async () => new Response("OK");
  outbox!: LeadOutbox;

  get env(): OutboxEnv {
    const fallback = {
      FALLBACK_FROM: this.fallbackFrom,
      FALLBACK_TO: "owner@tiririka.example",
      FALLBACK_MAIL: { send: (mail: Mail) => this.fallBack(mail) } as unknown as SendEmail,
    };
    return {
      RESEND_API_KEY: this.hasKey ? `re_${this.settings}` : "",
      LEADS_FROM: `website-${this.settings}@tiririka.example`,
      LEADS_TO: "leads@tiririka.example",
      ...(this.hasFallback && fallback),
      ...this.followUpSettings,
    };
  }

  /** Starts a new process with the same storage. Unfinished work of the old process is lost. */
  async start() {
    this.calls = [];
    const now = Date.now();
    // `clearAllTimers` also resets the clock, so set the time again.
    vi.clearAllTimers();
    vi.setSystemTime(now);
    resendStub.send = (mail, key) => {
      if (!this.hasKey) return Promise.resolve({ outcome: "unauthorized", error: "no_api_key" });
      return new Promise((resolve) => {
        const isWrong = ({ id, answeredAt }: LeadRecord) => answeredAt !== null && mail.text.includes(id);
        if (key.startsWith("reminder/") && this.stored.some(isWrong)) this.wrongReminders.push(key);
        this.calls.push({ key, mail, resolve, end: (ending) => resolve(this.#ended(ending, key, mail)) });
      });
    };
    watchCrypto();
    vi.spyOn(globalThis, "fetch").mockImplementation((url, init = {}) => {
      this.posts.push({ url: String(url), init });
      return this.answerPost();
    });
    const state = new FakeState(this.storage);
    this.outbox = new LeadOutbox(state as unknown as DurableObjectState, this.env);
    await state.ready;
  }

  #ended(ending: Ending, key: string, mail: Mail): Delivery {
    const looksAtMail = ending === "misconfigured" || ending === "refused" || ending === "conflict";
    if (looksAtMail && !this.judgesFirst && this.sent.has(key)) return { outcome: "sent", mailId: key };
    const earlier = this.sent.get(key);
    const isChanged = earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(mail);
    // The mail of a lead is the same at every attempt; that of a reminder may differ, which is a conflict.
    if (ending === "sent" && isChanged && !key.startsWith("lead/"))
      return { outcome: "conflict", error: "invalid_idempotent_request" };
    if (ending === "sent" || ending === "lost") this.sent.set(key, earlier ?? mail);
    if (ending === "sent")
      return { outcome: "sent", mailId: key, ...(this.usedToday && { usedToday: this.usedToday }) };
    if (ending === "lost") return { outcome: "failed", error: "lost" };
    if (ending === "paused") return { outcome: "paused", error: "rate_limit_exceeded", seconds: 30 };
    return { outcome: ending, error: ending };
  }

  /**
   * Sends a form as a visitor.
   * @param values in place of the default ones, which are of a lead that Turnstile has not confirmed
   */
  async accept(id: string, values: Partial<Lead<"Contact Form">> = {}) {
    const lead: Lead<"Contact Form"> = {
      id,
      formName: "Contact Form",
      formData: { ...emptyForm, name: "W", email: "w@duka.example", company: id, useCase: "x" },
      visit: readVisit({}),
      suspicions: [],
      receivedAt: Date.now(),
      ...values,
    };
    const { ANSWER_SECRET } = this.followUpSettings;
    const link = ANSWER_SECRET && (await answerLink(id, siteOrigin, ANSWER_SECRET));
    await this.outbox.accept(lead, composeMail(lead, this.env, link), link && siteOrigin);
    this.acknowledged.push(id);
    await settled();
  }

  /** Passes a lead to the Worker, which stores it in the outbox or, if the outbox cannot be reached, mails it. */
  async take(lead: Lead, { isReachable = true } = {}) {
    const outbox = isReachable ? this.outbox : { accept: () => Promise.reject(new Error("Storage failed")) };
    const binding = { LEAD_OUTBOX: { getByName: () => outbox } } as unknown as OutboxBinding;
    await acceptLead(lead, { ...this.env, ...binding }, siteOrigin);
    await settled();
  }

  async pass(milliseconds: number) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await settled();
    await this.fireAlarm();
  }

  /** Calls the alarm if it is due. Like the runtime, it clears the alarm before the call. */
  async fireAlarm() {
    if (this.storage.alarm === null || this.storage.alarm > Date.now()) return;
    this.storage.alarm = null;
    await this.outbox.alarm();
    await settled();
  }

  /** Advances the time to the next alarm, if one is set. */
  async passToAlarm() {
    if (this.storage.alarm !== null) await this.pass(Math.max(0, this.storage.alarm - Date.now()));
  }

  /** Ends the given call, or the only one. */
  async answer(ending: Ending, call: Call | undefined = this.calls[0]) {
    this.calls = this.calls.filter((other) => other !== call);
    call?.end(ending);
    await settled();
  }

  /** Responds to the given call, or the only one, that the daily quota is used up. */
  async quota(call: Call | undefined = this.calls[0]) {
    this.calls = this.calls.filter((other) => other !== call);
    call?.resolve({ outcome: "paused", error: "daily_quota_exceeded", seconds: 3600 });
    await settled();
  }

  /** Starts a new process with other settings. */
  async deploy({ hasKey = true } = {}) {
    this.settings += 1;
    this.hasKey = hasKey;
    await this.start();
  }

  /** Resend sends the mails of all calls, but no response arrives. */
  sendUnheard(calls: Call[] = this.calls) {
    for (const { key, mail } of calls) this.sent.set(key, this.sent.get(key) ?? mail);
  }

  /** Sends an event of Resend's webhook about a mail. */
  async tell(type: MailEventType, mailId: string) {
    if (isFinalFailure(type) && this.sent.has(mailId)) this.bounced.add(mailId);
    await this.outbox.noteMailEvent({ mailId, type, happenedAt: Date.now() });
    await settled();
  }

  /** Advances the time until only leads wait that a person has to decide. Resend accepts all calls. */
  async drain() {
    if (!this.hasKey) await this.deploy();
    for (
      let steps = 0;
      this.waiting.some(({ nextAt }) => nextAt !== null) || this.calls.length > 0;
      steps++
    ) {
      if (steps > 1_000) throw new Error("A lead or follow-up still waits after 1,000 steps");
      if (this.calls.length > 0) await this.answer("sent");
      else await this.passToAlarm();
    }
  }

  /** The mails of one kind of follow-up. */
  followUpMails(kind: FollowUpName): Mail[] {
    return [...this.sent].flatMap(([key, mail]) => (key.startsWith(`${kind}/`) ? [mail] : []));
  }

  get stored() {
    return this.outbox.records({ limit: 10_000 });
  }

  get waiting() {
    return this.stored.filter(({ sentAt }) => sentAt === null);
  }

  /** The number of mails about a lead that Resend has sent and not reported as bounced, under any key. */
  mailsThroughResend(id: string): number {
    return [...this.sent.keys()].filter((key) => key.includes(id) && !this.bounced.has(key)).length;
  }

  /** The number of mails about a lead that were sent and not reported as bounced. */
  mailsOf(id: string): number {
    // Find the lead by its company name, which is the id: the leads of these tests may have the same short reference.
    const byFallback = this.sentByFallback.filter(({ text }) => text.includes(`Company\n> ${id}`)).length;
    return this.mailsThroughResend(id) + byFallback;
  }
}

/** Calls to Web Crypto that have not returned. They run in other threads, so the fake clock does not control them. */
const computing = new Set<Promise<unknown>>();

const { importKey, sign } = crypto.subtle;

/** Records calls to Web Crypto, so that {@link settled} can wait for them. */
function watchCrypto() {
  const watched = <Result>(promise: Promise<Result>) => {
    computing.add(promise);
    void promise.finally(() => computing.delete(promise));
    return promise;
  };
  const { subtle } = crypto;
  vi.spyOn(subtle, "importKey").mockImplementation((...call: unknown[]) =>
    watched(Reflect.apply(importKey, subtle, call)),
  );
  vi.spyOn(subtle, "sign").mockImplementation((...call) => watched(sign.apply(subtle, call)));
}

/** Resolves when no promise can continue without a timer or a call. */
export async function settled() {
  do {
    await Promise.all(computing);
    await new Promise((resolve) => setImmediate(resolve));
  } while (computing.size > 0);
}
