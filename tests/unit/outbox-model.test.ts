import fc from "fast-check";
import { expect, test } from "vitest";
import { mailEventTypes } from "#workers/outbox/mail-events.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { type Ending, OutboxWorld } from "../fakes/outbox-world.ts";
import { emptyForm } from "../fakes/sample-form.ts";

/**
 * A model-based test of the outbox: fast-check runs random events in random order.
 * Rules: every acknowledged lead is stored. No lead is mailed twice, unless its first mail bounced. A waiting lead has an
 * alarm or is shown as bounced. When Resend works again, all leads are sent.
 * Rules for follow-ups: only confirmed visitors are mailed, and only once. No reminder lists an answered lead, and
 * there is at most one a day. The webhook gets each lead under one id.
 */

const minute = 60_000;

fakeClock();

function expectInvariants(world: OutboxWorld) {
  const { stored } = world;
  const ids = new Set(stored.map(({ id }) => id));
  const lost = world.acknowledged.filter((id) => !ids.has(id));
  expect(lost, "acknowledged, but not stored").toEqual([]);
  const twice = world.acknowledged.filter((id) => world.mailsThroughResend(id) > 1);
  expect(twice, "sent by Resend under two keys").toEqual([]);
  const unmailed = stored.filter(({ id, sentAt }) => sentAt !== null && world.mailsOf(id) === 0);
  expect(unmailed, "marked as sent, but not mailed").toEqual([]);
  const waiting = stored.filter(({ sentAt }) => sentAt === null);
  const silent = waiting.filter(({ nextAt, bounced }) => nextAt === null && (!bounced || world.hasFallback));
  expect(silent, "neither due nor for a person to decide").toEqual([]);
  if (waiting.some(({ nextAt }) => nextAt !== null))
    expect(world.storage.alarm, "a lead waits without an alarm").not.toBeNull();
  const unnoticed = stored.filter(({ mailId }) => mailId !== null && world.bounced.has(mailId));
  expect(unnoticed, "bounced, and passes for sent").toEqual([]);
  expect(world.calls.length, "more sends at a time than slots").toBeLessThanOrEqual(
    Object.keys(world.followUpSettings).length > 0 ? 8 : 4,
  );
  expectFollowUpInvariants(world);
}

function expectFollowUpInvariants(world: OutboxWorld) {
  const mailed = world.followUpMails("acknowledgement").flatMap(({ to }) => to);
  expect(new Set(mailed).size, "acknowledged twice").toBe(mailed.length);
  const strangers = mailed.filter((email) => !isConfirmed(email.slice(0, email.indexOf("@"))));
  expect(strangers, "acknowledged to somebody unconfirmed").toEqual([]);
  expect(world.wrongReminders, "reminded of an answered lead").toEqual([]);
  const reminders = world.followUpMails("reminder");
  for (const { id, receivedAt } of world.stored) {
    const days = Math.ceil((Date.now() - receivedAt) / (24 * 60 * minute));
    const times = reminders.filter(({ text }) => text.includes(id)).length;
    expect(times, "reminded twice in a day").toBeLessThanOrEqual(days + 1);
  }
  const ids = new Set(webhookPosts(world).map(({ lead, key }) => `${lead} ${key}`));
  expect(ids.size, "posted under two ids").toBe(new Set(webhookPosts(world).map(({ lead }) => lead)).size);
}

const webhookPosts = ({ posts }: OutboxWorld) =>
  posts.map(({ init }) => ({
    lead: JSON.parse(String(init.body)).id as string,
    key: new Headers(init.headers).get("webhook-id"),
  }));

/** Whether Turnstile has confirmed the lead's visitor. */
const isConfirmed = (id: string) => id < "9";

const visitorOf = (id: string) => ({
  isConfirmed: isConfirmed(id),
  formData: { ...emptyForm, name: "W", email: `${id}@duka.example`, company: id, useCase: "x" },
});

const followUpSettings = {
  ANSWER_SECRET: "answer-secret",
  REMIND_AFTER_HOURS: "0.5",
  ACKNOWLEDGE: "on",
  LEADS_WEBHOOK_URL: "https://crm.example/hook",
  LEADS_WEBHOOK_SECRET: `whsec_${btoa("webhook")}`,
};

type Command = fc.AsyncCommand<object, OutboxWorld>;

/** An event of the test. The world contains the whole state, so fast-check's own model is empty. */
const event = (name: string, run: (world: OutboxWorld) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    expectInvariants(world);
  },
  toString: () => name,
});

const endings: Ending[] = [
  ...(["sent", "failed", "paused", "unauthorized", "misconfigured", "refused", "conflict"] as const),
  "lost",
];

/**
 * The ids of all mails that Resend has sent, including those that the outbox does not know, and of another sender's
 * mail.
 */
const mailsOf = ({ sent }: OutboxWorld) => [...sent.keys(), "not-ours"];

/** @param mayLose whether Resend may send a mail whose response does not arrive */
const commands = (mayLose: boolean) => [
  fc.uuid().map((id) => event(`accept ${id}`, (world) => world.accept(id, visitorOf(id)))),
  fc.nat().map((n) =>
    event(`accept known ${n}`, async (world) => {
      const id = world.acknowledged[n % world.acknowledged.length];
      if (id) await world.accept(id, visitorOf(id));
    }),
  ),
  fc
    .tuple(fc.nat(), fc.constantFrom(...endings.filter((ending) => mayLose || ending !== "lost")))
    .map(([n, ending]) =>
      event(`answer ${n} ${ending}`, (world) => world.answer(ending, world.calls[n % world.calls.length])),
    ),
  fc.integer({ min: 0, max: 40 * minute }).map((time) => event(`pass ${time}`, (world) => world.pass(time))),
  fc.constant(event("to the alarm", (world) => world.passToAlarm())),
  fc.constant(event("crash", (world) => world.start())),
  fc.constant(
    event("lose the alarm, sweep", async (world) => {
      world.storage.alarm = null;
      await world.outbox.sweep();
    }),
  ),
  fc.constant(event("change the settings", (world) => world.deploy())),
  fc.constant(event("lose the key", (world) => world.deploy({ hasKey: false }))),
  fc.constant(event("retry all", async (world) => void (await world.outbox.retry()))),
  // Events may arrive in any order, and more than once.
  fc
    .tuple(fc.nat(), fc.constantFrom(...mailEventTypes))
    .map(([n, type]) =>
      event(`${type} of mail ${n}`, (world) =>
        world.tell(type, mailsOf(world)[n % mailsOf(world).length] ?? ""),
      ),
    ),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom(...mailEventTypes),
      fc.constantFrom<Ending>("sent", mayLose ? "lost" : "sent"),
    )
    .map(([n, type, ending]) =>
      event(`${type} before call ${n} ends: ${ending}`, async (world) => {
        const call = world.calls[n % world.calls.length];
        if (!call) return;
        world.sendUnheard([call]);
        await world.tell(type, call.key);
        await world.answer(ending, call);
      }),
    ),
  ...(mayLose
    ? [
        fc.constant(
          event("crash between the mail and its answer, change the settings", (world) => {
            world.sendUnheard();
            return world.deploy();
          }),
        ),
      ]
    : []),
];

/** Additional events for follow-ups. */
const followUpCommands = [
  fc.tuple(fc.nat(), fc.boolean()).map(([n, isAnswered]) =>
    event(`lead ${n} is answered: ${isAnswered}`, async (world) => {
      const id = world.acknowledged[n % world.acknowledged.length];
      if (id) await world.outbox.setAnswered(id, isAnswered);
    }),
  ),
  fc.constantFrom(200, 302, 500).map((status) =>
    event(`the webhook answers ${status}`, async (world) => {
      world.answerPost = async () => new Response(null, { status });
    }),
  ),
  fc
    .nat()
    .map((n) =>
      event(`call ${n} meets the quota`, (world) => world.quota(world.calls[n % world.calls.length])),
    ),
  fc.constant(
    event("a day passes", async (world) => {
      // Wait a day if nothing else waits: Resend keeps a key for a day, and this stand-in keeps it forever.
      if (world.waiting.length === 0) await world.pass(24 * 60 * minute);
    }),
  ),
];

test.each([
  {
    name: "with follow-ups",
    hasFallback: false,
    judgesFirst: true,
    mayLose: true,
    settings: followUpSettings,
    others: followUpCommands,
  },
  { name: "without a fallback", hasFallback: false, judgesFirst: false, mayLose: true },
  {
    name: "without a fallback, while Resend judges first",
    hasFallback: false,
    judgesFirst: true,
    mayLose: true,
  },
  { name: "with a fallback", hasFallback: true, judgesFirst: true, mayLose: false },
  { name: "with a fallback, which may send again", hasFallback: true, judgesFirst: true, mayLose: true },
])(
  "after any sequence of faults $name, each acknowledged lead is stored and mailed once",
  { timeout: 120_000 },
  async ({ hasFallback, judgesFirst, mayLose, settings = {}, others = [] }) => {
    const sequences = fc.commands([...commands(mayLose), ...others], { size: "+1" });
    const followed = { acknowledgement: 0, reminder: 0, webhook: 0 };
    let leads = 0;
    let bounces = 0;
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = Object.assign(new OutboxWorld(), {
          hasFallback,
          judgesFirst,
          followUpSettings: settings,
        });
        await world.start();
        await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
        await world.drain();
        // A bounced lead waits for a person, so retry it.
        await world.outbox.retry();
        await world.drain();
        // Wait until every slot is free.
        await world.pass(1_000);
        expectInvariants(world);
        leads += new Set(world.acknowledged).size;
        bounces += world.bounced.size;
        // A mail that Resend sent without a response may be sent again by the fallback, which has no idempotency
        // keys.
        for (const id of world.acknowledged) {
          const most = hasFallback && mayLose ? 2 : 1;
          expect(world.mailsOf(id), id).toBeGreaterThanOrEqual(1);
          expect(world.mailsOf(id), id).toBeLessThanOrEqual(most);
        }
        await settleFollowUps(world);
        for (const { followUps } of world.stored)
          for (const { kind, sentAt } of followUps) if (sentAt !== null) followed[kind]++;
        expect(world.storage.alarm, "an alarm although nothing waits").toBeNull();
      }),
      { numRuns: 100 },
    );
    expect(leads).toBeGreaterThan(100);
    expect(bounces).toBeGreaterThan(10);
    for (const [kind, count] of Object.entries(followed))
      expect(count, kind).toBeGreaterThan(others.length > 0 ? 20 : -1);
  },
);

/** Lets the webhook work, advances a day, answers all leads, and advances further until no follow-up waits. */
async function settleFollowUps(world: OutboxWorld) {
  if (Object.keys(world.followUpSettings).length === 0) return;
  world.answerPost = async () => new Response("OK");
  await passTo(world, Date.now() + 24 * 60 * minute);
  for (const id of world.acknowledged) await world.outbox.setAnswered(id, true);
  await passTo(world, Number.MAX_SAFE_INTEGER);
  expectInvariants(world);
}

/** Advances the clock to a time, until nothing is due before it. Resend sends every mail that it gets. */
async function passTo(world: OutboxWorld, time: number) {
  for (let steps = 0; (world.storage.alarm ?? Infinity) <= time || world.calls.length > 0; steps++) {
    if (steps > 1_000) throw new Error("A follow-up still waits after 1,000 steps");
    if (world.calls.length > 0) await world.answer("sent");
    else await world.passToAlarm();
  }
}
