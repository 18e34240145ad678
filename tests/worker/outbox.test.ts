import { readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post, startWorker } from "./harness.ts";

let resend: FakeResend;
let site: Awaited<ReturnType<typeof startWorker>>;

beforeEach(async () => {
  resend = await FakeResend.start();
});

afterEach(async () => {
  await site.close();
  await resend.close();
});

async function sendOne() {
  const response = await site.fetch("/api/send-email", post(filledForm));
  expect(response.status).toBe(200);
}

test("a lead is on disk before success is said, whatever Resend does", async () => {
  resend.treatments.push("hang");
  site = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url });
  await sendOne();
  const [lead] = await site.leads();
  expect(JSON.parse(String(lead?.form_data))).toMatchObject(filledForm.formData);
  expect(lead?.sent_at).toBeNull();
});

test("a failed send is tried again with the same key and the same bytes, and sent once", async () => {
  resend.treatments.push({ status: 500, body: '{"name":"application_error","message":"x"}' });
  site = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url });
  await sendOne();
  await resend.until(() => resend.sent.size === 1);
  const [first, second] = resend.calls;
  expect(resend.calls).toHaveLength(2);
  expect(second).toEqual(first);
  expect(first?.idempotencyKey).toMatch(/^lead\/[0-9a-f-]{36}\/1$/);
  await expect.poll(async () => (await site.leads())[0]?.sent_at).not.toBeNull();
  expect((await site.leads())[0]).toMatchObject({ attempts: 2, next_at: null, last_error: null });
});

test("one hanging send does not hold up the others", async () => {
  resend.treatments.push("hang");
  site = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url });
  for (let sent = 0; sent < 6; sent++) await sendOne();
  await resend.until(() => resend.sent.size === 5);
  expect(resend.calls).toHaveLength(6);
  expect((await site.leads())[0], "the first still hangs").toMatchObject({ attempts: 0, sent_at: null });
});

test("without a key leads are accepted and kept", async () => {
  site = await startWorker({ RESEND_API_KEY: "", RESEND_BASE_URL: resend.url });
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.last_error).toBe("no_api_key");
  expect(resend.calls).toHaveLength(0);
});

const start = (settings: Record<string, string> = {}) =>
  startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url, ...settings });

test("once a key is set, what waited for it goes out without waiting out its backoff", async () => {
  site = await start({ RESEND_API_KEY: "" });
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.attempts).toBe(1);
  await site.age(-3_600_000);
  await site.deploy({ RESEND_API_KEY: "re_test" });
  await site.sweep();
  await resend.until(() => resend.sent.size === 1);
});

test("what only waited for a key goes to the address of today", async () => {
  site = await start({ RESEND_API_KEY: "", LEADS_TO: "typo@tiririka.example" });
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.attempts).toBe(1);
  await site.deploy({ RESEND_API_KEY: "re_test", LEADS_TO: "leads@tiririka.example" });
  await site.sweep();
  await resend.until(() => resend.sent.size === 1);
  const [key, mail] = [...resend.sent][0] ?? [];
  expect(key).toMatch(/\/2$/);
  expect(mail?.body.to).toEqual(["leads@tiririka.example"]);
});

test("what was only told to wait goes to the address of today", async () => {
  const refusal = { status: 429, body: '{"statusCode":429,"name":"daily_quota_exceeded"}' };
  resend.treatments.push(refusal);
  site = await start({ LEADS_TO: "typo@tiririka.example" });
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.last_error).toBe("daily_quota_exceeded");
  await site.deploy({ LEADS_TO: "leads@tiririka.example" });
  await site.sweep();
  await resend.until(() => resend.sent.size === 1);
  expect([...resend.sent.values()][0]?.body.to).toEqual(["leads@tiririka.example"]);
});

test("without any settings leads are taken and kept, and go out once there are some", async () => {
  const configPath = "build/server/wrangler.no-vars.json";
  const { vars: _, ...config } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  writeFileSync(configPath, JSON.stringify(config));
  site = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url }, configPath);
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.last_error).toBe("no_inbox");
  await site.deploy({ LEADS_TO: "leads@tiririka.example", LEADS_FROM: "website@tiririka.example" });
  await site.sweep();
  await resend.until(() => resend.sent.size === 1);
  const [mail] = resend.sent.values();
  expect(mail?.body).toMatchObject({ from: "website@tiririka.example", to: ["leads@tiririka.example"] });
});

test("a lead that was refused for its sender goes out from the new one, as another mail", async () => {
  for (let call = 0; call < 20; call++)
    resend.treatments.push({ status: 403, body: '{"statusCode":403,"name":"validation_error"}' });
  site = await start({ LEADS_FROM: "old@tiririka.example" });
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.attempts).toBe(1);
  resend.treatments.length = 0;
  await site.age(-3_600_000);
  await site.deploy({
    LEADS_FROM: "new@tiririka.example",
    LEADS_TO: "one@tiririka.example, two@tiririka.example",
  });
  await site.sweep();
  await resend.until(() => resend.sent.size === 1);
  const [key, mail] = [...resend.sent][0] ?? [];
  expect(key).toMatch(/\/2$/);
  expect(mail?.body).toMatchObject({
    from: "new@tiririka.example",
    to: ["one@tiririka.example", "two@tiririka.example"],
  });
});

test("the sweep forgets what was delivered 30 days ago, and nothing that waits", async () => {
  const day = 24 * 3_600_000;
  site = await start();
  await sendOne();
  await expect.poll(async () => (await site.leads())[0]?.sent_at).toEqual(expect.any(Number));
  await site.age(29 * day);
  await site.sweep();
  expect(await site.leads()).toHaveLength(1);

  for (let call = 0; call < 9; call++) resend.treatments.push({ status: 500, body: "{}" });
  await sendOne();
  await site.age(2 * day);
  await site.sweep();
  expect(await site.leads()).toEqual([expect.objectContaining({ sent_at: null })]);
});
