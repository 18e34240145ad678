import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeResend, type Treatment } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";
import { SiteProcess } from "./site-process.ts";

let state: string;
let resend: FakeResend;
let site: SiteProcess;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), "outbox-"));
  resend = await FakeResend.start();
  site = await SiteProcess.start(state, resend.url);
});

afterEach(async () => {
  await site.kill();
  await resend.close();
  await rm(state, { recursive: true });
});

/** Posts one lead; true when the visitor was told that it is kept. */
async function send(submissionId: string): Promise<boolean> {
  const headers = { "CF-Connecting-IP": submissionId };
  const response = await fetch(
    `${site.url}/api/send-email`,
    post({ ...filledForm, submissionId }, headers),
  ).catch(() => null);
  return response?.status === 200;
}

const sentKeys = () => [...resend.sent.keys()].sort();

test("leads survive kill -9: what was acknowledged is mailed after the restart, once each", {
  timeout: 90_000,
}, async () => {
  // Resend is out of order until the first process is dead.
  for (let call = 0; call < 100; call++) resend.treatments.push({ status: 503, body: "{}" });
  const acknowledged = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const id of acknowledged) expect(await send(id)).toBe(true);
  await site.kill();
  expect(resend.sent.size).toBe(0);

  resend.treatments.length = 0;
  site = await SiteProcess.start(state, resend.url);
  await resend.until(() => resend.sent.size === acknowledged.length);
  expect(sentKeys()).toEqual(acknowledged.map((id) => `lead/${id}/1`).sort());
});

test("chaos: three rounds of kill -9 while leads stream in under mixed faults", {
  timeout: 180_000,
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
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    let isAlive = true;
    // Four visitors at a time, each with the next lead as soon as the last was answered; every third meets a fault.
    const visitors = Array.from({ length: 4 }, async () => {
      for (let sent = 0; isAlive; sent++) {
        const id = crypto.randomUUID();
        const fault = faults[(acknowledged.length + sent) % faults.length];
        if (sent % 3 === 0 && fault) resend.treatmentsOf.set(id, [fault]);
        if (await send(id)) acknowledged.push(id);
      }
    });
    const goal = (round + 1) * 100;
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(goal);
    isAlive = false;
    await site.kill();
    await Promise.all(visitors);
    site = await SiteProcess.start(state, resend.url);
  }
  const mailsOf = (id: string) => sentKeys().filter((key) => key.includes(id));
  await resend.until(() => new Set(sentKeys().map((key) => key.split("/")[1])).size >= acknowledged.length);
  await expect
    .poll(() => acknowledged.filter((id) => mailsOf(id).length === 0), { timeout: 60_000 })
    .toEqual([]);
  expect(acknowledged.filter((id) => mailsOf(id).length > 1)).toEqual([]);
  process.stdout.write(
    `chaos: ${acknowledged.length} leads acknowledged in 3 rounds of kill -9, each mailed once\n`,
  );
});
