import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localWebhookSecret, webhookRequest } from "#workers/local/webhook.ts";
import { FakeResend, type Treatment } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";
import { SiteProcess } from "./site-process.ts";

let state: string;
let resend: FakeResend;
let site: SiteProcess;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "outbox-"));
  resend = await FakeResend.start();
  site = await startSite();
});

afterAll(async () => {
  await site.kill();
  await resend.close();
  await rm(state, { recursive: true });
});

const startSite = () =>
  SiteProcess.start(state, resend.url, { vars: { RESEND_WEBHOOK_SECRET: localWebhookSecret } });

/** Posts one lead. Resolves with whether the response says that it is stored. */
async function send(submissionId: string): Promise<boolean> {
  const headers = { "CF-Connecting-IP": submissionId };
  const response = await fetch(
    `${site.url}/api/send-email`,
    post({ ...filledForm, submissionId }, headers),
  ).catch(() => null);
  return response?.status === 200;
}

/** Sends an event about a mail until the site accepts it, as Resend does. */
async function tell(key: string, type: string): Promise<void> {
  const event = webhookRequest({ type, mailId: `mail-${key}` }, localWebhookSecret);
  const status = async () =>
    (await fetch(`${site.url}/api/resend-events`, event).catch(() => undefined))?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** The rows of the outbox, read from the database file while the outbox works. */
function storedLeads() {
  const [path = ""] = globSync(join(state, "v3/do/*LeadOutbox/*.sqlite")).filter(
    (file) => !file.includes("metadata"),
  );
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare("SELECT id, sent_at, bounced FROM leads").all();
  database.close();
  return new Map(rows.map(({ id, sent_at, bounced }) => [id, { isSent: sent_at !== null, bounced }]));
}

const sentKeys = () => [...resend.sent.keys()].sort();

test("a post to a page is answered with 405, and its body is read, so that the next request is answered", async () => {
  for (let time = 0; time < 5; time++) {
    const refused = await fetch(`${site.url}/no-such-page`, post({ words: "x".repeat(4_000_000) }));
    expect(refused.status).toBe(405);
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
  }
});

test("two rounds of kill -9 while leads arrive under mixed faults, and every fifth mail bounces, lose no lead", {
  timeout: 300_000,
}, async () => {
  const faults: Treatment[] = [
    { status: 500, body: '{"statusCode":500,"name":"internal_server_error"}' },
    { status: 502, body: "<h1>Bad gateway</h1>" },
    { status: 429, body: '{"statusCode":429,"name":"rate_limit_exceeded"}', headers: { "Retry-After": "1" } },
    { status: 422, body: '{"statusCode":422,"name":"validation_error"}' },
    { status: 409, body: '{"statusCode":409,"name":"concurrent_idempotent_requests"}' },
    { status: 200, body: "garbage" },
    "reset",
    "send-and-reset",
    "hang",
  ];
  // For each mail, send an event of Resend's webhook as soon as the mail is sent.
  const told: Promise<void>[] = [];
  const bounced = new Set<string>();
  const tellOfNewMails = () => {
    for (const key of [...resend.sent.keys()].slice(told.length)) {
      if (told.length % 5 === 0) bounced.add(key);
      told.push(tell(key, bounced.has(key) ? "email.bounced" : "email.delivered"));
    }
    // Return false, so that `until` calls this again.
    return false;
  };
  void resend.until(tellOfNewMails);
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round++) {
    let isAlive = true;
    // Four visitors at a time. Each sends its next lead after the response to the last one. Every third lead meets a
    // fault.
    const visitors = Array.from({ length: 4 }, async () => {
      for (let sent = 0; isAlive; sent++) {
        const id = crypto.randomUUID();
        const fault = faults[(acknowledged.length + sent) % faults.length];
        if (sent % 3 === 0 && fault) resend.treatmentsOf.set(id, [fault]);
        if (await send(id)) acknowledged.push(id);
      }
    });
    const goal = (round + 1) * 75;
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(goal);
    isAlive = false;
    await site.kill();
    await Promise.all(visitors);
    site = await startSite();
  }
  const mailsOf = (id: string) => sentKeys().filter((key) => key.includes(id));
  await resend.until(() => new Set(sentKeys().map((key) => key.split("/")[1])).size >= acknowledged.length);
  await expect
    .poll(() => acknowledged.filter((id) => mailsOf(id).length === 0), { timeout: 60_000 })
    .toEqual([]);
  expect(acknowledged.filter((id) => mailsOf(id).length > 1)).toEqual([]);

  tellOfNewMails();
  await Promise.all(told);
  const unsettled = () => {
    const stored = storedLeads();
    return acknowledged.filter((id) => {
      const [key = ""] = mailsOf(id);
      const wanted = { isSent: !bounced.has(key), bounced: bounced.has(key) ? "email.bounced" : null };
      return JSON.stringify(stored.get(id)) !== JSON.stringify(wanted);
    });
  };
  // If a response was lost, the outbox learns at its next attempt that the mail was sent.
  await expect
    .poll(unsettled, { timeout: 60_000, message: "neither delivered nor shown as bounced" })
    .toEqual([]);
  const bounces = acknowledged.filter((id) => bounced.has(mailsOf(id)[0] ?? "")).length;
  process.stdout.write(
    `chaos: ${acknowledged.length} leads acknowledged in 2 rounds of kill -9, each mailed once, ${bounces} of them bounced\n`,
  );
});
