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

// For every file that imports this one.
vi.mock("cloudflare:workers", () => import("./cloudflare-workers.ts"));
vi.mock("../../workers/outbox/delivery.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: (...call: Parameters<typeof resendStub.send>) => resendStub.send(...call),
}));

/** How Resend ends a call. `lost` sends the mail, but the answer does not arrive. */
export type Ending = "sent" | "lost" | Exclude<Delivery["outcome"], "sent">;

export const siteOrigin = "https://tiririka.example";

interface Call {
  key: string;
  mail: Mail;
  end(ending: Ending): void;
  resolve(delivery: Delivery): void;
}

/**
 * An outbox with all that is around it: what visitors were told, what lies in the inboxes, and the passing of time. The
 * test needs a `fakeClock`.
 */
export class OutboxWorld {
  readonly storage = new FakeStorage();
  readonly acknowledged: string[] = [];
  /** What Resend has sent, by idempotency key: the same key again sends nothing. */
  readonly sent = new Map<string, Mail>();
  readonly sentByFallback: Mail[] = [];
  /** What Resend has sent and could not deliver, by idempotency key, which is the mail's id here. */
  readonly bounced = new Set<string>();
  /** Calls that Resend has not answered. */
  calls: Call[] = [];
  /** Whether Resend refuses a request before it looks whether it has sent a mail under its key. */
  judgesFirst = false;
  hasFallback = false;
  fallbackFrom = "fallback@tiririka.example";
  /** How many mails of the day's quota Resend says are used up. */
  usedToday: number | undefined;
  /** What the fallback does with a mail. */
  fallBack = async (mail: Mail) => {
    this.sentByFallback.push(mail);
    return { messageId: "fallback" };
  };
  hasKey = true;
  /** Counts the deploys: each has a key and a sender of its own. */
  settings = 0;
  /** Settings that ask for follow-ups. */
  followUpSettings: FollowUpEnv = {};
  /** The posts to the owner's webhook, with headers. */
  readonly posts: { url: string; init: RequestInit }[] = [];
  /** Reminders that named a lead which was answered at that time, by idempotency key. */
  readonly wrongReminders: string[] = [];
  /** How the owner's webhook answers. */
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

  /** A new process on the same disk: what the last one was doing is gone. */
  async start() {
    this.calls = [];
    const now = Date.now();
    // Sets the clock back as well.
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
    // A lead's mail stays the same; the words of a reminder change.
    if (ending === "sent" && isChanged && !key.startsWith("lead/"))
      return { outcome: "conflict", error: "invalid_idempotent_request" };
    if (ending === "sent" || ending === "lost") this.sent.set(key, earlier ?? mail);
    if (ending === "sent")
      return { outcome: "sent", mailId: key, ...(this.usedToday && { usedToday: this.usedToday }) };
    if (ending === "lost") return { outcome: "failed", error: "lost" };
    if (ending === "paused") return { outcome: "paused", error: "rate_limit_exceeded", seconds: 30 };
    return { outcome: ending, error: ending };
  }

  /** A visitor sends a form. @param values other than those of a lead that nobody has confirmed */
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

  /** The Worker takes a lead, and stores it in the outbox or mails it. */
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

  /** The runtime clears an alarm before it calls it. */
  async fireAlarm() {
    if (this.storage.alarm === null || this.storage.alarm > Date.now()) return;
    this.storage.alarm = null;
    await this.outbox.alarm();
    await settled();
  }

  /** Time goes on to the next alarm, if one is set. */
  async passToAlarm() {
    if (this.storage.alarm !== null) await this.pass(Math.max(0, this.storage.alarm - Date.now()));
  }

  /** Ends a call, or the only one. */
  async answer(ending: Ending, call: Call | undefined = this.calls[0]) {
    this.calls = this.calls.filter((other) => other !== call);
    call?.end(ending);
    await settled();
  }

  /** Resend answers a call, or the only one, that no mails are left for today. */
  async quota(call: Call | undefined = this.calls[0]) {
    this.calls = this.calls.filter((other) => other !== call);
    call?.resolve({ outcome: "paused", error: "daily_quota_exceeded", seconds: 3600 });
    await settled();
  }

  /** A new process with other settings. */
  async deploy({ hasKey = true } = {}) {
    this.settings += 1;
    this.hasKey = hasKey;
    await this.start();
  }

  /** Resend sends every mail that it was given, and nobody hears of it. */
  sendUnheard(calls: Call[] = this.calls) {
    for (const { key, mail } of calls) this.sent.set(key, this.sent.get(key) ?? mail);
  }

  /** Resend's webhook says something of a mail. */
  async tell(type: MailEventType, mailId: string) {
    if (isFinalFailure(type) && this.sent.has(mailId)) this.bounced.add(mailId);
    await this.outbox.noteMailEvent({ mailId, type, happenedAt: Date.now() });
    await settled();
  }

  /** Resend works: time goes on until nothing waits but what a person has to decide. */
  async drain() {
    if (!this.hasKey) await this.deploy();
    for (
      let steps = 0;
      this.waiting.some(({ nextAt }) => nextAt !== null) || this.calls.length > 0;
      steps++
    ) {
      if (steps > 1_000) throw new Error("Something waits for ever");
      if (this.calls.length > 0) await this.answer("sent");
      else await this.passToAlarm();
    }
  }

  /** The mails of one kind of follow-up, by their idempotency keys. */
  followUpMails(kind: FollowUpName): Mail[] {
    return [...this.sent].flatMap(([key, mail]) => (key.startsWith(`${kind}/`) ? [mail] : []));
  }

  get stored() {
    return this.outbox.records({ limit: 10_000 });
  }

  get waiting() {
    return this.stored.filter(({ sentAt }) => sentAt === null);
  }

  /** How many mails about a lead Resend has sent and not reported as lost, under whichever keys. */
  mailsThroughResend(id: string): number {
    return [...this.sent.keys()].filter((key) => key.includes(id) && !this.bounced.has(key)).length;
  }

  /** How many mails about a lead have been sent, and not reported as lost. */
  mailsOf(id: string): number {
    // The company's name is the id: references are short, and the ids of a search share theirs.
    const byFallback = this.sentByFallback.filter(({ text }) => text.includes(`Company\n${id}`)).length;
    return this.mailsThroughResend(id) + byFallback;
  }
}

/** The outbox's calls of Web Crypto that have not returned: they run in other threads, on a clock of their own. */
const computing = new Set<Promise<unknown>>();

const { importKey, sign } = crypto.subtle;

/** So that {@link settled} waits for Web Crypto too. */
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

/** Every promise that can go on has gone on. */
export async function settled() {
  do {
    await Promise.all(computing);
    await new Promise((resolve) => setImmediate(resolve));
  } while (computing.size > 0);
}
