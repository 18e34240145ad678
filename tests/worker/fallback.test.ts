import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeResend, type Treatment } from "../fakes/resend.ts";
import { filledForm, post, startWorker } from "./harness.ts";

/**
 * Tests of the fallback transport, Cloudflare's `send_email`. workerd simulates it and writes the text of each mail
 * to a file.
 */

const outbox = "build/server/.wrangler/tmp/email";
const minutes = 60_000;
const addresses = { FALLBACK_FROM: "site@tiririka.example", FALLBACK_TO: "owner@tiririka.example" };

let resend: FakeResend;
let site: Awaited<ReturnType<typeof startWorker>>;

beforeEach(async () => {
  rmSync(outbox, { recursive: true, force: true });
  resend = await FakeResend.start();
});

afterEach(async () => {
  await site.close();
  await resend.close();
});

/** Starts the Worker with the `send_email` binding that wrangler.toml shows as a comment. */
async function start(settings: Record<string, string> = {}, leaveOut: string[] = []) {
  const configPath = "build/server/wrangler.fallback.json";
  const config = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  config.send_email = [{ name: "FALLBACK_MAIL", destination_address: addresses.FALLBACK_TO }];
  for (const key of leaveOut) delete config[key];
  writeFileSync(configPath, JSON.stringify(config));
  const all = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url, ...addresses, ...settings };
  site = await startWorker(all, configPath);
}

/** The texts of the mails that the fallback has sent. */
function fallbackMails(): string[] {
  const files = readdirSync(outbox, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(`${outbox}/${name}`, "utf8"));
}

const leadMails = () => fallbackMails().filter((text) => text.includes("Reference"));
const alerts = () => fallbackMails().filter((text) => !text.includes("Reference"));

async function sendLead() {
  const id = crypto.randomUUID();
  expect((await site.fetch("/api/send-email", post({ ...filledForm, submissionId: id }))).status).toBe(200);
  return id;
}

/** Makes Resend treat every call in this way. */
function always(treatment: Treatment) {
  for (let call = 0; call < 100; call++) resend.treatments.push(treatment);
}

const error = (status: number, name: string) => ({
  status,
  body: JSON.stringify({ statusCode: status, name }),
});

test("configuration error: the fallback sends leads at once, and one alert explains the error", async () => {
  await start();
  always(error(403, "invalid_api_key"));
  const ids = [await sendLead(), await sendLead()];
  await expect.poll(leadMails).toHaveLength(2);
  for (const id of ids) expect(leadMails().join()).toContain(`Reference ${id.slice(0, 8)}`);
  await expect.poll(alerts).toHaveLength(1);
  expect(alerts()[0]).toContain("invalid_api_key");
  for (const lead of await site.leads()) expect(lead).toMatchObject({ sent_by: "fallback", next_at: null });
  expect(resend.sent.size).toBe(0);
});

test("outage: leads wait for Resend for 15 minutes, then the fallback sends them once", async () => {
  await start();
  always(error(500, "internal_server_error"));
  const id = await sendLead();
  await resend.until(() => resend.calls.length === 1);
  await expect.poll(async () => (await site.leads())[0]?.attempts).toBe(1);
  await site.age(14 * minutes);
  await site.sweep();
  await expect.poll(async () => (await site.leads())[0]?.attempts).toBe(2);
  expect((await site.leads())[0]).toMatchObject({ sent_at: null });

  await site.age(minutes);
  await site.sweep();
  await expect.poll(async () => (await site.leads())[0]?.sent_by).toBe("fallback");
  await expect.poll(leadMails).toEqual([expect.stringContaining(`Reference ${id.slice(0, 8)}`)]);
  await expect.poll(alerts).toEqual([expect.stringContaining("internal_server_error")]);
});

test("used-up quota: an alert is sent at once, and the fallback sends leads that have waited for 15 minutes", async () => {
  await start();
  resend.treatments.push(error(429, "daily_quota_exceeded"));
  await sendLead();
  await expect.poll(alerts).toEqual([expect.stringContaining("daily_quota_exceeded")]);
  await sendLead();
  expect(leadMails()).toEqual([]);
  await site.age(15 * minutes);
  await site.sweep();
  await expect.poll(leadMails).toHaveLength(2);
  expect(resend.calls, "Resend is left alone meanwhile").toHaveLength(1);
});

test("without outbox and without Resend the fallback sends the lead, and the visitor sees the success message", async () => {
  await start({}, ["durable_objects", "migrations"]);
  always(error(500, "internal_server_error"));
  const id = await sendLead();
  await expect.poll(leadMails).toEqual([expect.stringContaining(`Reference ${id.slice(0, 8)}`)]);
});

test("without addresses the fallback is off", async () => {
  await start({ FALLBACK_TO: "" });
  always(error(401, "missing_api_key"));
  await sendLead();
  await expect.poll(async () => (await site.leads())[0]?.last_error).toBe("missing_api_key");
  expect((await site.leads())[0]).toMatchObject({ sent_at: null });
});
