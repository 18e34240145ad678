import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getWords } from "#data/index.ts";
import type { Treatment } from "../fakes/resend.ts";
import { filledForm, post, startBesideResend } from "./harness.ts";

/**
 * Tests of every failure of Resend: the visitor sees the success message at once, the lead is stored, and exactly one
 * mail is sent.
 */

const error = (status: number, name: string) => ({
  status,
  body: JSON.stringify({ statusCode: status, name, message: "x" }),
});

/** Each failure of Resend, and the error that the outbox stores for it. */
const faults: [fault: string, treatment: Treatment, noted: string][] = [
  ["500", error(500, "internal_server_error"), "internal_server_error"],
  ["502 with HTML", { status: 502, body: "<h1>Bad gateway</h1>" }, "application_error"],
  ["401", error(401, "missing_api_key"), "missing_api_key"],
  ["403", error(403, "validation_error"), "validation_error"],
  ["409 for another body", error(409, "invalid_idempotent_request"), "invalid_idempotent_request"],
  [
    "409 for a concurrent call",
    error(409, "concurrent_idempotent_requests"),
    "concurrent_idempotent_requests",
  ],
  ["an error without a name", { status: 500, body: "{}" }, "unnamed"],
  ["connection reset", "reset", "application_error"],
  ["sent, then reset", "send-and-reset", "application_error"],
  ["garbage with 200", { status: 200, body: "garbage" }, "application_error"],
  ["200 without an id", { status: 200, body: "{}" }, "unnamed"],
  ["hang", "hang", "application_error"],
];

// One Worker for failures that concern one lead only. Each test uses its own leads.
const shared = await startBesideResend();
afterAll(shared.close);

async function sendLead(id: string = crypto.randomUUID(), { site } = shared) {
  const response = await site.fetch("/api/send-email", post({ ...filledForm, submissionId: id }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: getWords("en").leadForms.received });
  return id;
}

const leadOf = async (id: string, { site } = shared) => (await site.leads()).find((lead) => lead.id === id);

/** The idempotency keys of the sent mails about a lead. */
const keysOf = (id: string) => [...shared.resend.sent.keys()].filter((key) => key.includes(id));

test("after every fault of one lead, exactly one mail is sent", { timeout: 60_000 }, async () => {
  const leads = new Map<string, (typeof faults)[number]>();
  for (const row of faults) {
    const id = crypto.randomUUID();
    shared.resend.treatmentsOf.set(id, [row[1]]);
    leads.set(await sendLead(id), row);
  }
  for (const [id, [fault, , noted]] of leads) {
    await expect
      .poll(async () => (await leadOf(id))?.sent_at, { timeout: 30_000, message: fault })
      .toEqual(expect.any(Number));
    expect(shared.site.events(id), fault).toContainEqual(expect.objectContaining({ error: noted }));
    // If the key was used for another body, the lead needs a new key.
    const generation = noted === "invalid_idempotent_request" ? 2 : 1;
    expect(keysOf(id), fault).toEqual([`lead/${id}/${generation}`]);
  }
});

test("422 for the plain mail too: the lead is stored and tried again", async () => {
  const id = crypto.randomUUID();
  shared.resend.treatmentsOf.set(id, [error(422, "validation_error"), error(422, "validation_error")]);
  await sendLead(id);
  await expect.poll(async () => (await leadOf(id))?.attempts).toBe(2);
  expect((await leadOf(id))?.next_at).toEqual(expect.any(Number));
  expect(keysOf(id)).toEqual([]);
});

test.each([
  error(422, "validation_error"),
  error(400, "validation_error"),
  error(409, "invalid_idempotent_request"),
])("sent, then reset, then refused ($status): nothing is sent under another key", async (refusal) => {
  const id = crypto.randomUUID();
  shared.resend.treatmentsOf.set(id, ["send-and-reset", refusal]);
  await sendLead(id);
  for (const attempts of [1, 2]) {
    await expect.poll(async () => (await leadOf(id))?.attempts).toBe(attempts);
    // Let the backoff end.
    await shared.site.age(60_000);
    await shared.site.sweep();
  }
  await expect.poll(async () => (await leadOf(id))?.sent_at).toEqual(expect.any(Number));
  expect(keysOf(id)).toEqual([`lead/${id}/1`]);
  expect(shared.site.events(id)).toContainEqual(expect.objectContaining({ event: "lead.undecided" }));
});

describe("faults that concern all mails", () => {
  // One Worker for both tests. The used-up quota is last, because it stops all mails for an hour.
  let started: typeof shared;

  beforeAll(async () => {
    started = await startBesideResend();
  });

  afterAll(() => started.close());

  test("429: no mail is sent until Retry-After is over, then all are", async () => {
    const { resend } = started;
    resend.treatments.push({ ...error(429, "rate_limit_exceeded"), headers: { "Retry-After": "3" } });
    const first = await sendLead(undefined, started);
    // Leads that arrive before the Worker has read the refusal are sent at the same time as the first one.
    await expect
      .poll(() => started.site.events(first))
      .toContainEqual(expect.objectContaining({ event: "lead.paused" }));
    await sendLead(undefined, started);
    await sendLead(undefined, started);
    await resend.until(() => resend.sent.size === 3);
    expect(resend.calls).toHaveLength(4);
    // The Worker reads its clock after the first call has arrived here, and waits 3 seconds from then on.
    const [refused = NaN, ...later] = resend.calls.map(({ receivedAt }) => receivedAt);
    expect(Math.min(...later) - refused).toBeGreaterThanOrEqual(3_000);
  });

  test("used-up quota: leads are accepted and stored, and nothing is sent for an hour", async () => {
    const { resend } = started;
    const callsBefore = resend.calls.length;
    resend.treatments.push(error(429, "daily_quota_exceeded"));
    const first = await sendLead(undefined, started);
    await expect.poll(async () => (await leadOf(first, started))?.last_error).toBe("daily_quota_exceeded");
    expect(Number((await leadOf(first, started))?.next_at) - Date.now()).toBeGreaterThan(3_500_000);
    const second = await sendLead(undefined, started);
    expect(await leadOf(second, started)).toMatchObject({ attempts: 0, sent_at: null });
    expect(resend.calls).toHaveLength(callsBefore + 1);
  });
});
