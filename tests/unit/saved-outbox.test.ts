import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainLeadId } from "#app/leads/intake/read-submission.ts";
import { isUnanswered } from "#workers/local/lead-report.ts";
import { FakeStorage } from "../fakes/durable-object.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { leadRecord } from "../fakes/lead-record.ts";
import { OutboxWorld } from "../fakes/outbox-world.ts";

/**
 * Starts the outbox on database files that earlier releases have written in workerd. A release that changes the table
 * adds a file from the release before it, and never changes an existing file.
 */

// Some days after the files were written.
fakeClock({ toFake: ["Date", "setTimeout"], now: Date.UTC(2026, 11, 4) });

/** Starts an outbox on a copy of a database file. */
async function startOn(file: string, followUpSettings: OutboxWorld["followUpSettings"] = {}) {
  const path = join(folder, "outbox.sqlite");
  copyFileSync(`tests/fakes/${file}`, path);
  const world = Object.assign(new OutboxWorld(), { storage: new FakeStorage(path), followUpSettings });
  await world.start();
  return world;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "saved-outbox-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the leads of 2026-11-22 are read, waiting ones are sent under their keys, and sent ones may still bounce", async () => {
  const world = await startOn("outbox-2026-11-22.sqlite");
  const id = (end: number) => `0a0a0a0${end}-0a0a-4a0a-8a0a-0a0a0a0a0a0a`;
  expect(world.stored).toMatchObject([
    {
      id: id(1),
      formData: { email: "person1@duka.example" },
      visit: { page: "/", openForMs: 9000 },
      sentBy: "resend",
    },
    { id: id(2), lastError: "missing_api_key", mayHaveLeft: false, sentAt: null },
    { id: id(3), lastError: "validation_error", mayHaveLeft: true, sentAt: null },
    { id: id(4), lastError: "validation_error", mayHaveLeft: false, sentAt: null },
  ]);
  await world.drain();
  expect([...world.sent.keys()].sort()).toEqual([`lead/${id(2)}/2`, `lead/${id(3)}/1`, `lead/${id(4)}/3`]);
  await world.tell("email.bounced", `mail-lead/${id(1)}/1`);
  expect(world.stored[0]).toMatchObject({ bounced: "email.bounced", sentAt: null });
});

test("waiting leads of 2026-11-27 that may be spam are sent after the others, although they arrived first", async () => {
  const world = await startOn("outbox-2026-11-27.sqlite", { ANSWER_SECRET: "answer-secret" });
  const id = (end: number) => `0c0c0c0${end}-0c0c-4c0c-8c0c-0c0c0c0c0c0c`;
  expect(world.stored).toMatchObject([
    { id: id(1), sentBy: "resend", suspicions: [] },
    { id: id(2), suspicions: ["honeypot"], sentAt: null },
    { id: id(3), suspicions: [], sentAt: null },
  ]);
  await world.drain();
  const keys = [...world.sent.keys()].filter((key) => key.startsWith("lead/"));
  expect(keys).toEqual([`lead/${id(3)}/1`, `lead/${id(2)}/1`]);
});

test("the leads of 2026-11-24 are neither answered nor unanswered, and have no follow-ups", async () => {
  const world = await startOn("outbox-2026-11-24.sqlite", {
    ANSWER_SECRET: "answer-secret",
    ACKNOWLEDGE: "on",
    LEADS_WEBHOOK_URL: "https://crm.example/hook",
    LEADS_WEBHOOK_SECRET: `whsec_${btoa("webhook")}`,
  });
  const id = (end: number) => `0b0b0b0${end}-0b0b-4b0b-8b0b-0b0b0b0b0b0b`;
  const untold = { origin: null, answeredAt: null, followUps: [] };
  expect(world.stored).toMatchObject([
    { id: id(1), sentBy: "resend", ...untold },
    { id: id(2), lastError: "email.bounced", sentAt: null, ...untold },
    { id: id(3), lastError: "missing_api_key", sentAt: null, ...untold },
    { id: id(4), mailEvent: "email.delivered", ...untold },
  ]);
  expect(world.stored.filter(isUnanswered)).toEqual([]);
  await world.drain();
  expect([...world.sent.keys()].sort()).toEqual([`lead/${id(2)}/3`, `lead/${id(3)}/2`]);
  await world.pass(15 * 24 * 3_600_000);
  expect(world.stored.flatMap(({ followUps }) => followUps)).toEqual([]);
  expect(world.posts).toEqual([]);
  expect(world.storage.alarm).toBeNull();
});

test("a form of 2026-11-28 that was posted without script, and again after the update, is one lead", async () => {
  const receivedAt = 1_795_830_796_691;
  vi.setSystemTime(receivedAt);
  const world = await startOn("outbox-2026-11-28.sqlite");
  const [posted] = world.stored.filter(({ formData }) => formData.email === "person3@duka.example");
  expect(posted).toMatchObject({ receivedAt, sentAt: null });
  const again = { ...leadRecord({ ...posted, receivedAt: receivedAt + 60_000 }), isPlainPost: true };
  again.id = await plainLeadId(again);
  await world.take(again);
  expect(world.stored.map(({ formData }) => formData.email).sort()).toEqual(
    [1, 2, 3].map((person) => `person${person}@duka.example`),
  );
  await world.drain();
  const sent = world.stored.filter(({ mailId }) => mailId !== null).length;
  expect([world.stored.length, sent, world.sent.size]).toEqual([3, 3, 2]);
});
