import { describe, expect, test, vi } from "vitest";
import { leadReference } from "#workers/outbox/lead-reference.ts";
import type { Mail } from "#workers/outbox/mail.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { type Ending, OutboxWorld, settled } from "../fakes/outbox-world.ts";
import { resendStub } from "../fakes/resend-stub.ts";

const minute = 60_000;
const id = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";

fakeClock();

async function startWorld(settings: Partial<OutboxWorld> = {}) {
  const world = Object.assign(new OutboxWorld(), settings);
  await world.start();
  return world;
}

/** Starts an outbox with one lead, whose first call to Resend is waiting. */
async function startSending(settings: Partial<OutboxWorld> = {}) {
  const world = await startWorld(settings);
  await world.accept(id);
  await world.fireAlarm();
  expect(world.calls).toHaveLength(1);
  return world;
}

/** Advances the clock until the lead's next call to Resend. */
async function nextCall(world: OutboxWorld) {
  // Wait until the slot of the last call is free.
  await world.pass(500);
  if (world.calls.length === 0) await world.passToAlarm();
}

const logged = (level: "log" | "error") => vi.spyOn(console, level).mock.calls.join("\n");

describe("a mail that may have been sent", () => {
  test.each(["refused", "conflict"] as const)(
    "and is then %s gets no new key, even when it is late: Resend sends an alert, and the lead waits for a person",
    async (ending) => {
      const world = await startSending({ judgesFirst: true });
      const receivedAt = world.stored[0]?.receivedAt ?? 0;
      await world.answer("lost");
      const alerts: Mail[] = [];
      while (Date.now() - receivedAt < 30 * minute) {
        await nextCall(world);
        expect(world.calls.map(({ key }) => key)).toEqual([`lead/${id}/1`]);
        await world.answer(ending);
        for (const call of world.calls) {
          alerts.push(call.mail);
          await world.answer("sent", call);
        }
      }
      expect(alerts, "one alert in 6 hours").toMatchObject([
        {
          to: ["leads@tiririka.example"],
          text: expect.stringContaining(`npm run leads -- send-again ${leadReference(id)} --deployed`),
        },
      ]);
      expect(logged("error")).toContain('"lead.undecided"');
      expect(world.stored[0]).toMatchObject({ mayHaveLeft: true, sentAt: null });
      expect(world.mailsOf(id)).toBe(1);
      await world.drain();
      expect(world.mailsOf(id)).toBe(1);
    },
  );

  test.each(["failed", "paused", "unauthorized", "misconfigured"] as const)(
    "and is then refused is not sent by the fallback after Resend answers once more: %s",
    async (ending) => {
      const world = await startSending({ judgesFirst: true, hasFallback: true });
      await world.answer("lost");
      await nextCall(world);
      await world.answer("refused");
      await world.pass(20 * minute);
      await world.answer(ending);
      await world.start();
      for (let minutes = 0; minutes < 300; minutes++) {
        await world.pass(minute);
        if (world.calls.length > 0) await world.answer(minutes % 2 ? ending : "refused");
      }
      expect(world.sentByFallback.map(({ subject }) => subject)).not.toContainEqual(
        expect.stringContaining(world.sent.get(`lead/${id}/1`)?.subject ?? ""),
      );
      expect(world.mailsOf(id)).toBe(1);
      expect(await world.outbox.sendAgain(id)).toBe(true);
      await world.drain();
      expect([...world.sent.keys()]).toContain(`lead/${id}/2`);
    },
  );

  test("and is then refused is alerted about again after a change of the settings, under another key", async () => {
    const world = await startSending({ judgesFirst: true });
    await world.answer("lost");
    for (let times = 0; times < 2; times++) {
      await nextCall(world);
      await world.answer("refused");
      for (const call of world.calls) await world.answer("sent", call);
      await world.deploy();
    }
    const alerts = [...world.sent.keys()].filter((key) => key.startsWith("alert/"));
    expect(alerts).toHaveLength(2);
  });

  test("and is then refused sends one alert in 6 hours even if Resend's responses about it are lost", async () => {
    const world = await startSending({ judgesFirst: true });
    await world.answer("lost");
    for (let minutes = 0; minutes < 120; minutes++) {
      await world.pass(minute);
      for (const call of world.calls)
        await world.answer(call.key.startsWith("alert/") ? "lost" : "refused", call);
      // The number of waiting leads is in the alert, so its body changes.
      if (minutes % 20 === 0) await world.accept(`another-${minutes}`);
    }
    const alerts = [...world.sent]
      .filter(([key]) => key.startsWith("alert/"))
      .map(([, { subject }]) => subject);
    expect(alerts.filter((subject) => subject.includes(leadReference(id)))).toHaveLength(1);
  });

  test("and is then refused waits for a person although the process ends while the fallback sends the alert", async () => {
    const world = await startSending({ judgesFirst: true, hasFallback: true });
    const { fallBack } = world;
    world.fallBack = () => new Promise(() => {});
    await world.answer("lost");
    await nextCall(world);
    await world.answer("refused");
    await world.start();
    world.fallBack = fallBack;
    await world.pass(20 * minute);
    await world.answer("failed");
    expect(world.mailsOf(id)).toBe(1);
    expect(world.sentByFallback.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`decide about lead ${leadReference(id)}`),
    ]);
    expect(await world.outbox.markArrived(id)).toBe(true);
    await world.pass(24 * 60 * minute);
    expect(world.calls).toEqual([]);
    expect(world.waiting).toEqual([]);
  });

  test("and is then refused keeps its lead waiting if Resend refuses the alert too", async () => {
    const world = await startSending({ judgesFirst: true });
    await world.answer("lost");
    await nextCall(world);
    await world.answer("refused");
    expect(world.calls.map(({ key }) => key)).toEqual([expect.stringMatching(/^alert\//)]);
    await world.answer("refused");
    expect(logged("error")).toContain('"outbox.alert-failed"');
    await nextCall(world);
    await world.answer("sent");
    expect([...world.sent.keys()]).toEqual([`lead/${id}/1`]);
  });

  test("and is then refused has an alert of its own, which mails of other leads do not repeat", async () => {
    const world = await startWorld({ judgesFirst: true });
    const ids = ["1", "2"].map((start) => start + id.slice(1));
    const alerts: string[] = [];
    const answerAll = async (ending: Ending) => {
      for (const call of world.calls) {
        if (call.key.startsWith("alert/")) alerts.push(call.mail.subject);
        await world.answer(
          call.key.startsWith("lead/") && ids.some((one) => call.key.includes(one)) ? ending : "sent",
          call,
        );
      }
    };
    for (const one of ids) await world.accept(one);
    await world.fireAlarm();
    await answerAll("lost");
    for (let minutes = 0; minutes < 60; minutes++) {
      await world.pass(minute);
      await answerAll("refused");
      await answerAll("refused");
      if (minutes % 10 === 0) await world.accept(`another-${minutes}`);
    }
    expect(alerts.toSorted()).toEqual(
      ids.map((one) => `Please decide about lead ${leadReference(one)}: refused`),
    );
  });

  test("and is then refused has its alert although the process ends while the alert is being sent", async () => {
    const world = await startSending({ judgesFirst: true });
    await world.answer("lost");
    await nextCall(world);
    await world.answer("refused");
    await world.start();
    await nextCall(world);
    await world.answer("refused");
    expect(world.calls.map(({ key }) => key)).toEqual([expect.stringMatching(/^alert\//)]);
  });

  test("keeps its key and its addresses after errors that do not prove that it was not sent", async () => {
    const world = await startSending({ judgesFirst: true });
    await world.answer("lost");
    for (const ending of ["paused", "unauthorized", "misconfigured", "paused"] as const) {
      await world.deploy();
      await world.pass(minute);
      expect(world.calls.map(({ key }) => key)).toEqual([`lead/${id}/1`]);
      await world.answer(ending);
    }
    await world.deploy();
    await world.drain();
    expect(world.sent.get(`lead/${id}/1`)?.from).toContain("website-0@");
    expect(world.sent.size).toBe(1);
  });

  test("is sent under a new key and to the current addresses after a person asks for it", async () => {
    const world = await startSending();
    await world.answer("failed");
    await world.deploy();
    expect(await world.outbox.sendAgain(id)).toBe(true);
    await world.fireAlarm();
    expect(await world.outbox.sendAgain(id), "while it is being sent").toBe(false);
    await world.answer("sent");
    expect(await world.outbox.sendAgain(id), "once it is sent").toBe(false);
    const [[key, mail] = []] = world.sent;
    expect(key).not.toBe(`lead/${id}/1`);
    expect(mail?.from).toContain("website-1@");
  });

  test("is sent at once after a person asks for it, even if the quota was used up", async () => {
    const world = await startSending();
    await world.answer("failed");
    await world.accept("another");
    await world.fireAlarm();
    await world.answer("paused");
    expect(await world.outbox.sendAgain(id)).toBe(true);
    await world.fireAlarm();
    expect(world.calls.map(({ key }) => key)).toContain(`lead/${id}/2`);
  });

  test("is not sent by the fallback in the first 15 minutes, and the alert explains the decision", async () => {
    const world = await startSending({ hasFallback: true, judgesFirst: true });
    await world.answer("lost");
    await nextCall(world);
    await world.answer("refused");
    expect(world.sentByFallback.map(({ text }) => text)).toEqual([
      expect.stringContaining(`npm run leads -- send-again ${leadReference(id)} --deployed`),
    ]);
    await nextCall(world);
    await world.answer("unauthorized");
    expect(world.mailsOf(id)).toBe(1);
    await world.pass(15 * minute);
    await world.answer("refused");
    expect(world.stored[0], "refused: it still waits for a person").toMatchObject({ sentAt: null });
  });

  test("and was refused before keeps its addresses", async () => {
    const world = await startSending();
    await world.answer("misconfigured");
    await world.pass(minute);
    expect(world.calls).toHaveLength(1);
    world.sendUnheard();
    await world.deploy();
    await world.drain();
    expect(world.mailsOf(id)).toBe(1);
  });
});

describe("a mail that cannot have been sent", () => {
  test.each(["paused", "unauthorized", "misconfigured"] as const)(
    "because each attempt was %s is sent to the current addresses",
    async (ending) => {
      const world = await startSending();
      await world.answer(ending);
      await nextCall(world);
      await world.answer(ending);
      await world.deploy();
      await world.drain();
      const [[key, mail] = []] = world.sent;
      expect(key).toBe(`lead/${id}/2`);
      expect(mail?.from).toContain("website-1@");
    },
  );

  test("and is refused is sent at once as plain text, under a new key", async () => {
    const world = await startSending();
    await world.answer("refused");
    await nextCall(world);
    expect(world.calls).toMatchObject([{ key: `lead/${id}/2`, mail: { text: expect.any(String) } }]);
    expect(world.calls[0]?.mail).not.toHaveProperty("html");
  });
});

test("a lead of an earlier release with more than one attempt counts as possibly sent", async () => {
  const world = await startWorld();
  for (const end of "0123") await world.accept(id.slice(0, -1) + end);
  const { sql } = world.storage;
  sql.exec("ALTER TABLE leads DROP COLUMN may_have_left; ALTER TABLE leads ADD COLUMN last_outcome TEXT;");
  const note = (end: string, outcome: string | null, attempts: number) =>
    sql.exec(
      "UPDATE leads SET last_outcome = ?, attempts = ? WHERE substr(id, -1) = ?",
      outcome,
      attempts,
      end,
    );
  note("0", null, 0);
  note("1", "misconfigured", 1);
  note("2", "refused", 2);
  note("3", "unknown", 0);
  await world.start();
  expect(world.stored.map(({ mayHaveLeft }) => mayHaveLeft)).toEqual([false, false, true, true]);
});

test("a lead whose process ended while it was being sent is tried again after a few seconds, under the same key", async () => {
  const world = await startSending();
  await world.start();
  expect(world.storage.alarm).toBeLessThanOrEqual(Date.now() + 6_000);
  expect(world.storage.alarm, "not at once: it may be what ends the process").toBeGreaterThan(Date.now());
  await nextCall(world);
  expect(world.calls).toMatchObject([{ key: `lead/${id}/1` }]);
});

test.each([1, 4, 5])(
  "while %i leads are being sent, an alarm soon starts the process again if it ends",
  async (count) => {
    const world = await startWorld();
    for (let end = 0; end < count; end++) await world.accept(id.slice(0, -1) + end);
    await world.fireAlarm();
    expect(world.calls).toHaveLength(Math.min(count, 4));
    expect(world.storage.alarm).toBeLessThanOrEqual(Date.now() + 10_000);
    expect(world.storage.alarm).toBeGreaterThan(Date.now());
    // A slot that hangs does not end the watch.
    await world.passToAlarm();
    expect(world.storage.alarm).toBeLessThanOrEqual(Date.now() + 10_000);
    for (const call of world.calls) await world.answer("sent", call);
    await world.drain();
    await world.pass(1_000);
    expect(world.storage.alarm).toBeNull();
  },
);

test("a claim lasts longer than Resend, the alert and the fallback can take together", async () => {
  const world = await startSending({ hasFallback: true, fallBack: () => new Promise(() => {}) });
  for (let waited = 0; waited < 29; waited++) {
    // The time limit of a call to Resend is 10 s.
    if (waited === 10) await world.answer("misconfigured");
    await vi.advanceTimersByTimeAsync(1_000);
    await settled();
  }
  expect(world.stored[0]).toMatchObject({ attempts: 0 });
  expect(world.stored[0]?.nextAt).toBeGreaterThan(Date.now());
});

test("a lead that arrives while every slot pauses has an alarm, in case the process ends", async () => {
  const world = await startWorld();
  for (const end of "1234") await world.accept(id.slice(0, -1) + end);
  await world.fireAlarm();
  await vi.advanceTimersByTimeAsync(100);
  for (const call of world.calls) await world.answer("sent", call);
  await world.outbox.retry();
  await world.accept(id);
  expect(world.storage.alarm).not.toBeNull();
});

test("leads that may be spam delay no other lead", async () => {
  const world = await startWorld();
  const ids = [...Array(20).keys()].map((end) => id.slice(0, -2) + String(end).padStart(2, "0"));
  for (const one of ids.slice(0, 15)) await world.accept(one, { suspicions: ["honeypot"] });
  for (const one of ids.slice(15)) await world.accept(one);
  await world.drain();
  const order = [...world.sent.keys()].map((key) => ids.indexOf(key.split("/")[1] ?? ""));
  expect(order).toHaveLength(20);
  expect(order.slice(0, 5).toSorted()).toEqual([15, 16, 17, 18, 19]);
});

test("a corrected sender of the fallback makes waiting leads due at once", async () => {
  const world = await startSending({
    hasFallback: true,
    fallBack: () => Promise.reject(new Error("sender")),
  });
  await world.answer("misconfigured");
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
  resendStub.send = async () => ({ outcome: "paused", error, seconds: 5 });
  await world.accept(id);
  await world.fireAlarm();
  expect((["log", "error"] as const).filter((name) => logged(name).includes(error))).toEqual([level]);
});
