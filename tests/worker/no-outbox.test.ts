import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCompany } from "#data/index.ts";
import { filledForm, post, startBesideResend, startWorker } from "./harness.ts";

/** Leads while the outbox cannot be reached: here its Durable Object does not exist. */

const config = "build/server/wrangler.no-outbox.json";
const {
  durable_objects: _,
  migrations: __,
  ...rest
} = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
writeFileSync(config, JSON.stringify(rest));
const { resend, site, close } = await startBesideResend({}, config);
afterAll(close);

async function sendLead(id: string = crypto.randomUUID()) {
  expect((await site.fetch("/api/send-email", post({ ...filledForm, submissionId: id }))).status).toBe(200);
  return id;
}

const sentKeys = (id: string) => [...resend.sent.keys()].filter((key) => key.includes(id));

test("a lead is mailed directly", async () => {
  const id = await sendLead();
  expect(sentKeys(id)).toEqual([`lead/${id}/1`]);
});

test("a lead that is sent again with other flags is mailed once", async () => {
  const id = crypto.randomUUID();
  const inHaste = { ...filledForm, submissionId: id, visit: { openForMs: 10 } };
  expect((await site.fetch("/api/send-email", post(inHaste))).status).toBe(200);
  expect(await sendLead(id)).toBe(id);
  expect(sentKeys(id)).toEqual([`lead/${id}/1`]);
});

test("leads with other words under the same id are all mailed", async () => {
  const submissionId = crypto.randomUUID();
  const before = resend.sent.size;
  for (const useCase of ["Stock counts", "Invoices", "Stock counts", "Invoices"]) {
    const formData = { ...filledForm.formData, useCase };
    const response = await site.fetch("/api/send-email", post({ ...filledForm, formData, submissionId }));
    expect(response.status).toBe(200);
  }
  const texts = [...resend.sent.values()].slice(before).map(({ body }) => body.text);
  expect(texts).toEqual([expect.stringContaining("Stock counts"), expect.stringContaining("Invoices")]);
});

describe("when the outbox is back,", () => {
  const hasty = { openForMs: 10 };
  const calm = { openForMs: 60_000 };
  let withOutbox: typeof site;

  beforeAll(async () => {
    withOutbox = await startWorker({ RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url });
  });

  afterAll(() => withOutbox.close());

  test.each([
    ["both within 2 s", hasty, hasty],
    ["first within 2 s, then later", hasty, calm],
    ["later, and then within 2 s", calm, hasty],
  ])("a lead that is sent twice is mailed once: %s", async (_, before, after) => {
    const submissionId = crypto.randomUUID();
    const send = (visit: object, { fetch } = site) =>
      fetch("/api/send-email", post({ ...filledForm, submissionId, visit }));
    expect((await send(before)).status).toBe(200);
    expect((await send(after, withOutbox)).status).toBe(200);
    const stored = async () => (await withOutbox.leads()).find(({ id }) => id === submissionId);
    await expect.poll(async () => (await stored())?.sent_at).toEqual(expect.any(Number));
    expect(sentKeys(submissionId)).toEqual([`lead/${submissionId}/1`]);
  });
});

test("if mail fails too, the visitor sees other ways to reach a person", async () => {
  resend.treatments.push({ status: 500, body: '{"statusCode":500,"name":"internal_server_error"}' });
  const response = await site.fetch("/api/send-email", post(filledForm));
  expect(response.status).toBe(503);
  expect(site.logs().map(parsed)).toContainEqual({
    event: "lead.unavailable",
    lead: expect.any(String),
    form: filledForm.formName,
    error: "Error",
    message: expect.stringContaining("internal_server_error"),
    stack: expect.stringMatching(/^at .+/),
  });
  expect(site.logs().join("\n")).not.toMatch(/wanjiku|duka/i);
  const { success, message } = (await response.json()) as { success: boolean; message: string };
  expect(success).toBe(false);
  const { phones, whatsapp, email } = getCompany("en");
  for (const way of [phones[0], whatsapp, email]) expect(message).toContain(way);
});

function parsed(line: string): unknown {
  return line.startsWith("{") ? JSON.parse(line) : line;
}
