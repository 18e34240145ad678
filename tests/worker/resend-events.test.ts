import { afterAll, expect, test } from "vitest";
import { webhookRequest } from "#workers/local/webhook.ts";
import { filledForm, post, startBesideResend } from "./harness.ts";

/**
 * POST /api/resend-events, which Resend's webhook calls. tests/unit/mail-events.test.ts tests the effect of the
 * events on leads.
 */

const path = "/api/resend-events";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const minutes = 60_000;
const { site, close } = await startBesideResend({ RESEND_WEBHOOK_SECRET: secret });
afterAll(close);

const leadOf = async (id: string) => (await site.leads()).find((lead) => lead.id === id);

/** Posts a lead and waits until its mail is sent. */
async function sendLead() {
  const id = crypto.randomUUID();
  await site.fetch("/api/send-email", post({ ...filledForm, submissionId: id }));
  await expect.poll(async () => (await leadOf(id))?.sent_at).toEqual(expect.any(Number));
  return { id, mailId: `mail-lead/${id}/1` };
}

test("events of unknown types are accepted, so that Resend does not send them again", async () => {
  const { id } = await sendLead();
  const before = await leadOf(id);
  for (const event of [
    { type: "email.bounced", mailId: "not-ours" },
    { type: "email.opened", mailId: `mail-lead/${id}/1` },
    { type: "email.bounced", mailId: "" },
  ])
    expect((await site.fetch(path, webhookRequest(event, secret))).status).toBe(200);
  expect(await leadOf(id)).toEqual(before);
});

test("a wrong or old signature is answered with 401, and nothing changes", async () => {
  const { id, mailId } = await sendLead();
  const event = { type: "email.bounced", mailId };
  const right = webhookRequest(event, secret);
  const wrong = [
    webhookRequest(event, "whsec_AAAAr8GKYqrTwjUPD8ILPZIo2LaLaSw"),
    webhookRequest(event, secret, { sentAt: Date.now() - 6 * minutes }),
    webhookRequest(event, secret, { sentAt: Date.now() + 6 * minutes }),
    { ...right, body: right.body.replace("bounced", "delivered") },
    { ...right, headers: { ...right.headers, "svix-id": "msg_another" } },
    { ...right, headers: { ...right.headers, "svix-timestamp": "soon" } },
    { method: "POST", body: right.body },
  ];
  for (const request of wrong) expect((await site.fetch(path, request)).status).toBe(401);
  expect(await leadOf(id)).toMatchObject({ bounced: null, sent_at: expect.any(Number) });
});

test("other methods are answered with 405, bodies above 64 KiB with 413", async () => {
  const read = await site.fetch(path);
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
  const long = {
    ...webhookRequest({ type: "email.bounced", mailId: "x" }, secret),
    body: "x".repeat(65_537),
  };
  expect((await site.fetch(path, long)).status).toBe(413);
});

test("neither the response nor the log contains data of a lead", async () => {
  const { id, mailId } = await sendLead();
  const response = await site.fetch(path, webhookRequest({ type: "email.bounced", mailId }, secret));
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  expect(site.events(id)).toContainEqual(expect.objectContaining({ event: "lead.bounced" }));
  expect(await leadOf(id)).toMatchObject({ sent_at: null, bounced: "email.bounced", generation: 2 });
  expect(site.logs().join()).not.toMatch(/wanjiku|duka/i);
});

test("without a secret the URL is not found", async () => {
  await site.deploy({ RESEND_WEBHOOK_SECRET: "" });
  expect((await site.fetch(path)).status).toBe(404);
  expect(
    (await site.fetch(path, webhookRequest({ type: "email.bounced", mailId: "x" }, secret))).status,
  ).toBe(404);
});
