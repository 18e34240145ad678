import { beforeEach, expect, test } from "vitest";
import type { Lead } from "#app/contract/lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import type { Mail } from "#workers/outbox/mail.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { OutboxWorld } from "../fakes/outbox-world.ts";
import { resendStub } from "../fakes/resend-stub.ts";
import { emptyForm } from "../fakes/sample-form.ts";

/**
 * A lead that the outbox has mailed is sent again while the outbox cannot be reached, and the other way round: a lead
 * that was mailed directly reaches the outbox later.
 */

const withSecret = { ANSWER_SECRET: "answer-secret" };

fakeClock();

let world: OutboxWorld;
let sent: Map<string, Mail>;

beforeEach(() => {
  world = new OutboxWorld();
  sent = new Map();
});

/**
 * Restarts the outbox with other settings. Resend keeps its idempotency keys: another mail under a known key is a
 * conflict.
 */
async function deploy(settings: OutboxWorld["followUpSettings"]) {
  world.followUpSettings = settings;
  await world.start();
  resendStub.send = async (mail, key) => {
    const earlier = sent.get(key);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(mail))
      return { outcome: "conflict", error: "invalid_idempotent_request" };
    sent.set(key, earlier ?? mail);
    return { outcome: "sent", mailId: key };
  };
}

const lead: Lead<"Contact Form"> = {
  id: "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a",
  formName: "Contact Form",
  formData: { ...emptyForm, name: "W", email: "w@duka.example", company: "Duka", useCase: "Slips" },
  visit: readVisit({}),
  suspicions: [],
  receivedAt: 1_800_000_000_000,
};

async function accept(values: Partial<typeof lead>, isReachable: boolean) {
  await world.take({ ...lead, ...values }, { isReachable });
  await world.pass(1_000);
}

const acceptInOutbox = (values: Partial<typeof lead> = {}) => accept(values, true);
const acceptWithoutOutbox = (values: Partial<typeof lead> = {}) => accept(values, false);

const hasty = { suspicions: ["too-fast" as const] };
const otherWords = { formData: { ...lead.formData, useCase: "Stock" } };

test.each([
  { name: "without the secret", before: {}, after: {} },
  { name: "with the secret", before: withSecret, after: withSecret },
  { name: "with the secret set in between", before: {}, after: withSecret },
])("a lead that the outbox has mailed is not mailed again directly, $name", async ({ before, after }) => {
  for (const [first, again] of [
    [{}, {}],
    [hasty, {}],
    [hasty, hasty],
  ]) {
    sent.clear();
    world = new OutboxWorld();
    await deploy(before);
    await acceptInOutbox(first);
    expect(sent.size).toBe(1);
    await deploy(after);
    await acceptWithoutOutbox(again);
    expect([...sent.keys()], JSON.stringify([first, again])).toEqual([`lead/${lead.id}/1`]);
  }
});

test.each([
  { name: "without the secret", before: {}, after: {} },
  { name: "with the secret", before: withSecret, after: withSecret },
  { name: "with the secret set in between", before: {}, after: withSecret },
  { name: "with the secret removed in between", before: withSecret, after: {} },
])("a lead that was mailed directly is not mailed again by the outbox, $name", async ({ before, after }) => {
  await deploy(before);
  await acceptWithoutOutbox(hasty);
  await deploy(after);
  await acceptInOutbox();
  expect([...sent.keys()]).toEqual([`lead/${lead.id}/1`]);
  expect(world.stored).toMatchObject([{ id: lead.id, sentAt: expect.any(Number) }]);
});

test("another lead with the id of one that the outbox has mailed is mailed directly", async () => {
  await deploy(withSecret);
  await acceptInOutbox();
  for (let times = 0; times < 2; times++) await acceptWithoutOutbox(otherWords);
  const texts = [...sent.values()].map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining("Slips"), expect.stringContaining("Stock")]);
});

test("if Resend does not confirm which mail it has sent, no other key is used, and the lead is not accepted", async () => {
  await deploy(withSecret);
  await acceptInOutbox();
  const { send } = resendStub;
  let calls = 0;
  resendStub.send = async (...call) =>
    ++calls > 1 ? { outcome: "paused", error: "rate_limit_exceeded", seconds: 5 } : send(...call);
  await expect(acceptWithoutOutbox()).rejects.toThrow("rate_limit_exceeded");
  expect(sent.size).toBe(1);
});
