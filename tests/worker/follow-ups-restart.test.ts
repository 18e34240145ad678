import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FakeResend, type Treatment } from "../fakes/resend.ts";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { WebhookReceiver } from "../fakes/webhook-receiver.ts";
import { filledForm, post } from "./harness.ts";
import { SiteProcess } from "./site-process.ts";

let state: string;
let resend: FakeResend;
let turnstile: FakeTurnstile;
let receiver: WebhookReceiver;
let site: SiteProcess;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "follow-ups-"));
  resend = await FakeResend.start();
  turnstile = await FakeTurnstile.start();
  receiver = await WebhookReceiver.start();
  site = await startSite();
});

afterAll(async () => {
  await site.kill();
  for (const fake of [resend, turnstile, receiver]) await fake.close();
  await rm(state, { recursive: true });
});

const startSite = () =>
  SiteProcess.start(state, resend.url, {
    vars: {
      TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
      TURNSTILE_SECRET_KEY: "0x-secret",
      TURNSTILE_VERIFY_URL: turnstile.url,
      ANSWER_SECRET: "an answer secret of 32 characters",
      // 18 seconds.
      REMIND_AFTER_HOURS: "0.005",
      ACKNOWLEDGE: "on",
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: receiver.secret,
    },
  });

/** Posts a lead with or without a token. Resolves with whether the response says that it is stored. */
async function send(submissionId: string, hasToken: boolean): Promise<boolean> {
  const formData = { ...filledForm.formData, email: `${submissionId}@duka.example` };
  const turnstileToken = hasToken ? "token" : null;
  const request = post(
    { ...filledForm, formData, submissionId, turnstileToken },
    { "CF-Connecting-IP": submissionId },
  );
  const response = await fetch(`${site.url}/api/send-email`, request).catch(() => null);
  return response?.status === 200;
}

/**
 * The number of leads and follow-ups that are due within an hour, read from the database file while the outbox works.
 */
function countDueSoon(): number {
  const [path = ""] = globSync(join(state, "v3/do/*LeadOutbox/*.sqlite")).filter(
    (file) => !file.includes("metadata"),
  );
  const database = new DatabaseSync(path, { readOnly: true });
  const sql = `SELECT (SELECT count(*) FROM leads WHERE next_at < ?1)
                    + (SELECT count(*) FROM follow_ups WHERE due_at < ?1) AS due`;
  const row = database.prepare(sql).get(Date.now() + 3_600_000);
  database.close();
  return Number(row?.due);
}

test("after two rounds of kill -9 under mixed faults, each lead is mailed, acknowledged, reminded of and forwarded once", {
  timeout: 300_000,
}, async () => {
  const faults: Treatment[] = [
    { status: 500, body: '{"statusCode":500,"name":"internal_server_error"}' },
    { status: 429, body: '{"statusCode":429,"name":"rate_limit_exceeded"}', headers: { "Retry-After": "1" } },
    "reset",
    "send-and-reset",
  ];
  const acknowledged: { id: string; hasToken: boolean }[] = [];
  for (let round = 0; round < 2; round++) {
    let isAlive = true;
    const visitors = Array.from({ length: 2 }, async () => {
      for (let sent = 0; isAlive; sent++) {
        const id = crypto.randomUUID();
        const hasToken = sent % 4 !== 0;
        // The fault applies to the next mail of any kind: to the owner, an acknowledgement or a reminder.
        const fault = faults[sent % 9];
        if (fault) resend.treatments.push(fault);
        if (sent % 5 === 0) receiver.treatmentsOf.set(id, [500]);
        if (await send(id, hasToken)) acknowledged.push({ id, hasToken });
      }
    });
    const goal = (round + 1) * 30;
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(goal);
    isAlive = false;
    await site.kill();
    await Promise.all(visitors);
    site = await startSite();
  }
  const mails = () => [...resend.sent];
  const ownersMails = (id: string) => mails().filter(([key]) => key.startsWith(`lead/${id}/`)).length;
  const acknowledgements = (id: string) =>
    mails().filter(([, { body }]) => body.to.includes(`${id}@duka.example`)).length;
  const reminders = (id: string) =>
    mails().filter(([key, { body }]) => key.startsWith("reminder/") && body.text?.includes(id.slice(0, 8)))
      .length;
  const postIds = (id: string) =>
    new Set(receiver.posts.filter(({ lead }) => lead.id === id).map((one) => one.id)).size;
  const outcome = ({ id }: { id: string }) =>
    [ownersMails(id), acknowledgements(id), reminders(id), postIds(id)].join(" ");
  // A lead without a token is flagged as possible spam, so it gets neither an acknowledgement nor a reminder.
  const wanted = ({ hasToken }: { hasToken: boolean }) => (hasToken ? "1 1 1 1" : "1 0 0 1");
  const unsettled = () => acknowledged.filter((lead) => outcome(lead) !== wanted(lead)).map(outcome);
  const message = "owner's mails, acknowledgements, reminders, webhook ids";
  await expect.poll(unsettled, { timeout: 150_000, interval: 500, message }).toEqual([]);
  // If a response was lost, the mail or post is sent again under the same key.
  await expect.poll(countDueSoon, { timeout: 90_000, interval: 500 }).toBe(0);
  expect(unsettled(), message).toEqual([]);
});
