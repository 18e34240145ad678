import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTimeoutMs } from "#workers/outbox/delivery.ts";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post, startBesideResend, startWorker } from "./harness.ts";

/**
 * Tests of the outbox on disk and after deploys. tests/unit/lead-outbox.test.ts tests its decisions without a Worker.
 */

type Site = Awaited<ReturnType<typeof startWorker>>;

async function sendOne(site: Site, submissionId: string = crypto.randomUUID()): Promise<string> {
  const submission = post({ ...filledForm, submissionId });
  // Retry with the same id, which is the same lead: if wrangler's proxy loses its connection, it responds with 500.
  await expect.poll(async () => (await site.fetch("/api/send-email", submission)).status).toBe(200);
  expect(site.logs().join("\n"), "our own").not.toContain("request.failed");
  return submissionId;
}

describe("with all settings", () => {
  let resend: FakeResend;
  let site: Site;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ site, resend, close } = await startBesideResend());
  });

  afterAll(() => close());

  afterEach(() => {
    resend.treatments.length = 0;
    resend.treatmentsOf.clear();
  });

  const leadOf = async (id: string) => (await site.leads()).find((lead) => lead.id === id);

  test("a lead is on disk before the response is sent, and a send that hangs does not delay the others", async () => {
    const hanging = crypto.randomUUID();
    // All of its sends, because on a busy machine its first one may time out before the others are sent.
    resend.treatmentsOf.set(hanging, Array(9).fill("hang"));
    await sendOne(site, hanging);
    expect(JSON.parse(String((await leadOf(hanging))?.form_data))).toMatchObject(filledForm.formData);
    /** When the first send of a lead reached Resend. */
    const sentTo = (id: string) =>
      resend.calls.find(({ idempotencyKey }) => idempotencyKey.includes(id))?.receivedAt;
    await resend.until(() => sentTo(hanging) !== undefined);
    const others: string[] = [];
    while (others.length < 5) others.push(await sendOne(site));
    await resend.until(() => others.every((id) => sentTo(id) !== undefined));
    const timeOut = Number(sentTo(hanging)) + sendTimeoutMs;
    expect(sentTo(others[0] ?? ""), "before the time-out of the send that hangs").toBeLessThan(timeOut);
    expect(await leadOf(hanging)).toMatchObject({ sent_at: null });
  });

  test("a failed send is retried with the same key and the same bytes, and sent once", async () => {
    resend.treatments.push({ status: 500, body: '{"name":"application_error","message":"x"}' });
    const id = await sendOne(site);
    const calls = () => resend.calls.filter(({ idempotencyKey }) => idempotencyKey?.includes(id));
    await resend.until(() => calls().length === 2);
    const [first, second] = calls();
    expect(second).toEqual({ ...first, receivedAt: second?.receivedAt });
    expect(first?.idempotencyKey).toBe(`lead/${id}/1`);
    await expect.poll(async () => (await leadOf(id))?.sent_at).not.toBeNull();
    expect(await leadOf(id)).toMatchObject({ attempts: 2, next_at: null, last_error: null });
  });

  test("the sweep deletes leads that were sent 30 days ago, and none that waits", async () => {
    const day = 24 * 3_600_000;
    const delivered = await sendOne(site);
    await expect.poll(async () => (await leadOf(delivered))?.sent_at).toEqual(expect.any(Number));
    await site.age(29 * day);
    await site.sweep();
    expect(await leadOf(delivered)).toBeDefined();

    for (let call = 0; call < 9; call++) resend.treatments.push({ status: 500, body: "{}" });
    const waiting = await sendOne(site);
    await site.age(2 * day);
    await site.sweep();
    expect(await leadOf(delivered)).toBeUndefined();
    expect(await leadOf(waiting)).toMatchObject({ sent_at: null });
  });
});

describe("deployed without addresses", () => {
  let resend: FakeResend;
  let site: Site;

  beforeEach(async () => {
    resend = await FakeResend.start();
    const configPath = "build/server/wrangler.no-vars.json";
    const { vars: _, ...config } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
    writeFileSync(configPath, JSON.stringify(config));
    site = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url }, configPath);
  });

  afterEach(async () => {
    await site.close();
    await resend.close();
  });

  test("the outbox stores leads, and sends them at the next sweep after addresses and a key are set", async () => {
    const last = async () => (await site.leads())[0];
    await sendOne(site);
    await expect.poll(async () => (await last())?.last_error).toBe("no_inbox");
    const sender = { LEADS_FROM: "website@tiririka.example" };
    await site.deploy({ ...sender, LEADS_TO: "typo@tiririka.example", RESEND_API_KEY: "" });
    await site.sweep();
    await expect.poll(async () => (await last())?.last_error).toBe("no_api_key");
    expect(resend.calls).toHaveLength(0);
    // Move the due time far away: only the new settings can make the leads due.
    await site.age(-3_600_000);
    const addresses = ["one@tiririka.example", "two@tiririka.example"];
    await site.deploy({ ...sender, LEADS_TO: addresses.join(", ") });
    await site.sweep();
    await resend.until(() => resend.sent.size === 1);
    const [mail] = resend.sent.values();
    expect(mail?.body).toMatchObject({ from: "website@tiririka.example", to: addresses });
  });
});
