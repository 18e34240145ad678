import { beforeEach, expect, test, vi } from "vitest";
import { ContactError } from "#workers/newsletter/contacts.ts";
import { NewsletterOutbox } from "#workers/newsletter/newsletter-outbox.ts";
import type { Mail } from "#workers/outbox/mail.ts";
import { FakeState, FakeStorage } from "../fakes/durable-object.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { resendStub } from "../fakes/resend-stub.ts";

/** The newsletter's outbox with a fake clock. With workerd and a stand-in for Resend: tests/worker/newsletter.test.ts */

vi.mock("cloudflare:workers", () => import("../fakes/cloudflare-workers.ts"));
vi.mock("../../workers/outbox/delivery.ts", async (original) => ({
  ...(await original<object>()),
  sendMail: (...call: Parameters<typeof resendStub.send>) => resendStub.send(...call),
}));

const contacts = vi.hoisted(() => ({ calls: [] as string[], failures: 0 }));
vi.mock("../../workers/newsletter/contacts.ts", async (original) => {
  const change = (kind: string) => async (email: string) => {
    contacts.calls.push(`${kind} ${email}`);
    contacts.failures -= 1;
    if (contacts.failures >= 0) throw new ContactError("rate_limit_exceeded");
  };
  return {
    ...(await original<object>()),
    Contacts: class {
      join = change("join");
      leave = change("leave");
    },
  };
});

const hour = 3_600_000;
const email = "w@duka.example";
const mail: Mail = { from: "a@b.example", to: [email], subject: "s", text: "t" };
let storage: FakeStorage;
let outbox: NewsletterOutbox;
let keys: string[];

fakeClock({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 12) });

beforeEach(async () => {
  storage = new FakeStorage();
  keys = [];
  Object.assign(contacts, { calls: [], failures: 0 });
  resendStub.send = async (_mail, key) => {
    keys.push(key);
    return { outcome: "sent", mailId: key };
  };
  await start();
});

/** A new process on the same disk. */
async function start() {
  const state = new FakeState(storage);
  outbox = new NewsletterOutbox(state as unknown as DurableObjectState, { NEWSLETTER_SEGMENT_ID: "segment" });
  await state.ready;
}

/** Time goes on to the next alarm, as long as one is set. */
async function run(alarms = 100) {
  for (let count = 0; count < alarms && storage.alarm !== null; count++) {
    vi.setSystemTime(Math.max(Date.now(), storage.alarm));
    storage.alarm = null;
    await outbox.alarm();
  }
}

test("an address is mailed once a day, in capitals or not, also over a restart", async () => {
  await outbox.ask(email, mail);
  await run();
  await start();
  await outbox.ask(email.toUpperCase(), mail);
  await run();
  expect(keys).toHaveLength(1);
  vi.advanceTimersByTime(24 * hour);
  await outbox.ask(email, mail);
  await run();
  expect(new Set(keys).size).toBe(2);
});

test("a mail is tried under its key until it is out, and no address stays in the table then", async () => {
  resendStub.send = async (_mail, key) => {
    keys.push(key);
    return keys.length < 5 ? { outcome: "failed", error: "x" } : { outcome: "sent", mailId: key };
  };
  await outbox.ask(email, mail);
  await run();
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  const rows = JSON.stringify(storage.sql.exec("SELECT * FROM jobs").toArray());
  expect(rows).not.toContain("duka");
});

test("a mail that can't leave within the 48 hours of its link is given up, and forgotten", async () => {
  resendStub.send = async () => ({ outcome: "unauthorized", error: "no_api_key" });
  await outbox.ask(email, mail);
  await run();
  expect(storage.alarm).toBeNull();
  vi.advanceTimersByTime(49 * hour);
  await outbox.sweep();
  expect(storage.sql.exec("SELECT * FROM jobs").toArray()).toEqual([]);
});

test("while Resend wants a pause nothing is sent", async () => {
  resendStub.send = async (_mail, key) => {
    keys.push(key);
    return keys.length === 1
      ? { outcome: "paused", error: "daily_quota_exceeded", seconds: 3600 }
      : { outcome: "sent", mailId: key };
  };
  for (const name of ["a", "b", "c"]) await outbox.ask(`${name}@duka.example`, mail);
  await run(1);
  expect(keys).toHaveLength(1);
  expect(storage.alarm).toBe(Date.now() + hour);
  await run();
  expect(new Set(keys).size).toBe(3);
});

test("a change of the segment is tried until it is made, over a restart too", async () => {
  contacts.failures = 12;
  await outbox.request("join", email);
  await run(5);
  await start();
  await run();
  expect(contacts.calls).toHaveLength(13);
  expect(storage.sql.exec("SELECT * FROM jobs").toArray()).toEqual([]);
});

test("of two wishes the last one counts", async () => {
  contacts.failures = 1;
  await outbox.request("join", email);
  await run(1);
  await outbox.request("leave", email);
  await run();
  expect(contacts.calls.map((call) => call.split(" ")[0])).toEqual(["join", "leave"]);
});
