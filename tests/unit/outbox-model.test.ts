import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lead } from "~/leads/intake/lead-intake.ts";
import { readVisit } from "~/leads/intake/read-visit.server.ts";
import type { Env } from "../../workers/env.ts";
import type { Delivery } from "../../workers/outbox/delivery.ts";
import { LeadOutbox } from "../../workers/outbox/lead-outbox.ts";
import { composeMail, type Mail } from "../../workers/outbox/mail.ts";
import { FakeState, FakeStorage } from "../fakes/durable-object.ts";

/**
 * A model of the outbox: whatever happens in whatever order, what was acknowledged is stored, nothing is mailed
 * twice, what waits has an alarm, and once Resend is well again everything goes out.
 */

vi.mock("cloudflare:workers", () => ({
  DurableObject: class {
    readonly ctx: unknown;
    readonly env: unknown;
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx;
      this.env = env;
    }
  },
}));

const resend = vi.hoisted(() => ({
  send: (_mail: unknown, _key: string, _env: unknown): Promise<unknown> => Promise.reject(),
}));
vi.mock("../../workers/outbox/delivery.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: (mail: unknown, key: string, env: unknown) => resend.send(mail, key, env),
}));

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: 1_800_000_000_000 });
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How Resend ends a call. `lost` sends the mail, but the answer does not arrive. */
type Ending = "sent" | "lost" | Exclude<Delivery["outcome"], "sent">;

interface Call {
  key: string;
  mail: Mail;
  end(ending: Ending): void;
}

/** What is true beside the outbox: what visitors were told, and what lies in the inboxes. */
class World {
  readonly storage = new FakeStorage();
  readonly acknowledged: string[] = [];
  /** What Resend has sent, by idempotency key: the same key again sends nothing. */
  readonly sent = new Map<string, Mail>();
  readonly sentByFallback: Mail[] = [];
  /** Calls that Resend has not answered. */
  calls: Call[] = [];
  hasFallback = false;
  fallbackFrom = "fallback@tiririka.example";
  /** What the fallback does with a mail. */
  fallBack = async (mail: Mail) => {
    this.sentByFallback.push(mail);
    return { messageId: "fallback" };
  };
  hasKey = true;
  settings = 0;
  outbox!: LeadOutbox;

  get env(): Env {
    const fallback = {
      FALLBACK_FROM: this.fallbackFrom,
      FALLBACK_TO: "owner@tiririka.example",
      FALLBACK_MAIL: { send: (mail: Mail) => this.fallBack(mail) },
    };
    return {
      RESEND_API_KEY: this.hasKey ? `re_${this.settings}` : "",
      LEADS_FROM: `website-${this.settings}@tiririka.example`,
      LEADS_TO: "leads@tiririka.example",
      ...(this.hasFallback && fallback),
    } as unknown as Env;
  }

  /** A new process on the same disk: what the last one had in its hands is gone. */
  async start() {
    this.calls = [];
    vi.clearAllTimers();
    resend.send = (mail, key) => {
      if (!this.hasKey) return Promise.resolve({ outcome: "unauthorized", error: "no_api_key" });
      return new Promise((resolve) => {
        this.calls.push({
          key,
          mail: mail as Mail,
          end: (ending) => resolve(this.#ended(ending, key, mail as Mail)),
        });
      });
    };
    const state = new FakeState(this.storage);
    this.outbox = new LeadOutbox(state as unknown as DurableObjectState, this.env);
    await state.ready;
  }

  #ended(ending: Ending, key: string, mail: Mail): Delivery {
    if (ending === "sent" || ending === "lost") this.sent.set(key, this.sent.get(key) ?? mail);
    // Under a key that it has sent a mail for, Resend does not look at the mail again.
    const looksAtMail = ending === "misconfigured" || ending === "refused" || ending === "conflict";
    if (ending === "sent" || (looksAtMail && this.sent.has(key))) return { outcome: "sent", mailId: key };
    if (ending === "lost") return { outcome: "failed", error: "lost" };
    if (ending === "paused") return { outcome: "paused", error: "rate_limit_exceeded", seconds: 30 };
    return { outcome: ending, error: ending };
  }

  async accept(id: string) {
    const lead: Lead<"Contact Form"> = {
      id,
      formName: "Contact Form",
      formData: { name: "W", email: "w@duka.example", company: id, useCase: "x", phone: "", subject: "" },
      visit: readVisit({}),
      suspicions: [],
      receivedAt: Date.now(),
    };
    await this.outbox.accept(lead, composeMail(lead, this.env));
    this.acknowledged.push(id);
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

  async answer(call: Call | undefined, ending: Ending) {
    this.calls = this.calls.filter((other) => other !== call);
    call?.end(ending);
    await settled();
  }

  /** A new process with other settings. */
  async deploy({ hasKey = true } = {}) {
    this.settings += 1;
    this.hasKey = hasKey;
    await this.start();
  }

  /** Resend sends what it has in its hands, and nobody hears of it. */
  sendUnheard() {
    for (const { key, mail } of this.calls) this.sent.set(key, this.sent.get(key) ?? mail);
  }

  /** Resend is well: time goes on until nothing waits. */
  async drain() {
    if (!this.hasKey) await this.deploy();
    for (let steps = 0; this.waiting.length > 0 || this.calls.length > 0; steps++) {
      if (steps > 1_000) throw new Error("Something waits for ever");
      if (this.calls.length > 0) await this.answer(this.calls[0], "sent");
      else await this.pass(Math.max(0, (this.storage.alarm ?? Number.NaN) - Date.now()));
    }
  }

  get stored() {
    return this.outbox.records({ limit: 10_000 });
  }

  get waiting() {
    return this.stored.filter(({ sentAt }) => sentAt === null);
  }

  mailsOf(id: string): number {
    const throughResend = [...this.sent.keys()].filter((key) => key.includes(id)).length;
    // The company's name is the id: references are short, and the ids of a search share theirs.
    return throughResend + this.sentByFallback.filter(({ text }) => text.includes(id)).length;
  }
}

/** Every promise that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function expectInvariants(world: World) {
  const stored = new Set(world.stored.map(({ id }) => id));
  expect(
    world.acknowledged.filter((id) => !stored.has(id)),
    "acknowledged, but not stored",
  ).toEqual([]);
  expect(
    world.acknowledged.filter((id) => world.mailsOf(id) > 1),
    "mailed twice",
  ).toEqual([]);
  const unmailed = world.stored.filter(({ id, sentAt }) => sentAt !== null && world.mailsOf(id) === 0);
  expect(unmailed, "marked as sent, but not mailed").toEqual([]);
  if (world.waiting.length > 0) expect(world.storage.alarm, "a lead waits without an alarm").not.toBeNull();
  expect(world.calls.length, "more sends at a time than lanes").toBeLessThanOrEqual(4);
}

type Command = fc.AsyncCommand<object, World>;

/** One thing that may happen. All that is known of the outbox is in the world, so the model itself is empty. */
const happening = (name: string, run: (world: World) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    expectInvariants(world);
  },
  toString: () => name,
});

const endings: Ending[] = [
  "sent",
  "lost",
  "failed",
  "paused",
  "unauthorized",
  "misconfigured",
  "refused",
  "conflict",
];

/** @param unsure whether Resend may send a mail without saying so */
const commands = (unsure: boolean) => [
  fc.uuid().map((id) => happening(`accept ${id}`, (world) => world.accept(id))),
  fc.nat().map((n) =>
    happening(`accept known ${n}`, async (world) => {
      const id = world.acknowledged[n % world.acknowledged.length];
      if (id) await world.accept(id);
    }),
  ),
  fc
    .tuple(fc.nat(), fc.constantFrom(...endings.filter((ending) => unsure || ending !== "lost")))
    .map(([n, ending]) =>
      happening(`answer ${n} ${ending}`, (world) =>
        world.answer(world.calls[n % world.calls.length], ending),
      ),
    ),
  fc
    .integer({ min: 0, max: 40 * minute })
    .map((time) => happening(`pass ${time}`, (world) => world.pass(time))),
  fc.constant(happening("alarm", (world) => world.fireAlarm())),
  fc.constant(happening("crash", (world) => world.start())),
  fc.constant(
    happening("lose the alarm, sweep", async (world) => {
      world.storage.alarm = null;
      await world.outbox.sweep();
    }),
  ),
  fc.constant(happening("change the settings", (world) => world.deploy())),
  fc.constant(happening("lose the key", (world) => world.deploy({ hasKey: false }))),
  ...(unsure
    ? [
        fc.constant(
          happening("crash between the mail and its answer, change the settings", (world) => {
            world.sendUnheard();
            return world.deploy();
          }),
        ),
      ]
    : []),
  fc.constant(happening("retry all", async (world) => void (await world.outbox.retry()))),
];

test.each([
  { name: "without a fallback", hasFallback: false },
  { name: "with a fallback", hasFallback: true },
])(
  "whatever happens $name, each acknowledged lead is kept and mailed once",
  { timeout: 120_000 },
  async ({ hasFallback }) => {
    // A mail that Resend sent without saying so may come by the fallback again: that is the fallback's price.
    const sequences = fc.commands(commands(!hasFallback), { size: "+1" });
    let leads = 0;
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = new World();
        world.hasFallback = hasFallback;
        await world.start();
        await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
        await world.drain();
        // The lanes' rest.
        await world.pass(1_000);
        expectInvariants(world);
        leads += new Set(world.acknowledged).size;
        for (const id of world.acknowledged) expect(world.mailsOf(id), id).toBe(1);
        expect(world.storage.alarm, "an alarm although nothing waits").toBeNull();
      }),
      { numRuns: 100 },
    );
    expect(leads).toBeGreaterThan(100);
  },
);

const id = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";

async function startWorld(settings: Partial<World> = {}) {
  const world = Object.assign(new World(), settings);
  await world.start();
  return world;
}

test("new addresses do not send a mail again whose sending broke off, though it was refused before", async () => {
  const world = await startWorld();
  await world.accept(id);
  await world.fireAlarm();
  await world.answer(world.calls[0], "misconfigured");
  await world.pass(minute);
  expect(world.calls).toHaveLength(1);
  world.sendUnheard();
  await world.deploy();
  await world.drain();
  expect(world.mailsOf(id)).toBe(1);
});

test("a lead is left alone for as long as Resend, the alert and the fallback can take together", async () => {
  const world = await startWorld({ hasFallback: true, fallBack: () => new Promise(() => {}) });
  await world.accept(id);
  await world.fireAlarm();
  for (let waited = 0; waited < 29; waited++) {
    // Resend's own timeout.
    if (waited === 10) await world.answer(world.calls[0], "misconfigured");
    await vi.advanceTimersByTimeAsync(1_000);
    await settled();
  }
  expect(world.stored[0]).toMatchObject({ attempts: 0 });
  expect(world.stored[0]?.nextAt).toBeGreaterThan(Date.now());
});

test("a lead that comes in while every lane rests has an alarm, in case the process dies", async () => {
  const world = await startWorld();
  for (const end of "1234") await world.accept(id.slice(0, -1) + end);
  await world.fireAlarm();
  await vi.advanceTimersByTimeAsync(100);
  for (const call of world.calls) await world.answer(call, "sent");
  await world.outbox.retry();
  await world.accept(id);
  expectInvariants(world);
});

test("a corrected sender of the fallback makes what waits due at once", async () => {
  const world = await startWorld({ hasFallback: true, fallBack: () => Promise.reject(new Error("sender")) });
  await world.accept(id);
  await world.fireAlarm();
  await world.answer(world.calls[0], "misconfigured");
  expect(world.stored[0]?.nextAt).toBeGreaterThan(Date.now());
  world.fallbackFrom = "corrected@tiririka.example";
  await world.start();
  expect(world.stored[0]?.nextAt).toBe(Date.now());
});

test.each([
  { error: "rate_limit_exceeded", level: "log" as const },
  { error: "daily_quota_exceeded", level: "error" as const },
])("$error is written to the log's $level", async ({ error, level }) => {
  const world = await startWorld();
  resend.send = async () => ({ outcome: "paused", error, seconds: 5 });
  await world.accept(id);
  await world.fireAlarm();
  const levels = (["log", "error"] as const).filter((name) =>
    vi.spyOn(console, name).mock.calls.join().includes(error),
  );
  expect(levels).toEqual([level]);
});
