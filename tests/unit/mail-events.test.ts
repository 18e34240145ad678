import { describe, expect, test, vi } from "vitest";
import { mailEventRanks, mailEventTypes } from "#workers/outbox/mail-events.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { OutboxWorld } from "../fakes/outbox-world.ts";

/** Tests of the events that Resend's webhook reports about leads' mails. */

const day = 24 * 3_600_000;
const id = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";
const other = "0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b";
const mail = `lead/${id}/1`;
const failures = ["email.bounced", "email.failed", "email.suppressed"] as const;

fakeClock();

async function sendLead(world: OutboxWorld, leadId: string) {
  await world.accept(leadId);
  await world.fireAlarm();
  await world.answer("sent");
  await world.pass(1_000);
}

/** Starts an outbox with one sent lead. */
async function startSent(settings: Partial<OutboxWorld> = {}) {
  const world = Object.assign(new OutboxWorld(), settings);
  await world.start();
  await sendLead(world, id);
  return world;
}

const alertsOf = (world: OutboxWorld) => world.sentByFallback.filter(({ text }) => !text.includes("Company"));
const warnings = () => vi.spyOn(console, "error").mock.calls.join("\n");

test("the delivery of a mail is stored with its time", async () => {
  const world = await startSent();
  await world.tell("email.delivery_delayed", mail);
  expect(world.stored[0]).toMatchObject({ mailEvent: "email.delivery_delayed" });
  await world.pass(5_000);
  await world.tell("email.delivered", mail);
  const noted = { mailEvent: "email.delivered", mailEventAt: Date.now(), sentAt: expect.any(Number) };
  expect(world.stored[0]).toMatchObject(noted);
  await world.pass(5_000);
  for (const again of ["email.delivered", "email.delivery_delayed"] as const) await world.tell(again, mail);
  expect(world.stored[0]).toMatchObject(noted);
});

describe.each(failures)("%s", (type) => {
  test("without a fallback: the lead waits for a person, and a retry sends it under the next key", async () => {
    const world = await startSent();
    await world.tell(type, mail);
    expect(world.stored[0]).toMatchObject({ sentAt: null, nextAt: null, bounced: type, mayHaveLeft: false });
    expect(warnings()).toContain(`"event":"lead.bounced","lead":"${id}"`);
    await world.pass(day);
    await world.outbox.sweep();
    await world.start();
    expect(world.calls, "Resend would not deliver it a second time either").toEqual([]);

    expect(await world.outbox.retry(id)).toBe(1);
    await world.fireAlarm();
    expect(world.calls.map(({ key }) => key)).toEqual([`lead/${id}/2`]);
    await world.answer("sent");
    // The event of the first mail arrives again.
    await world.tell(type, mail);
    expect(world.stored[0]).toMatchObject({ mailId: `lead/${id}/2`, bounced: null, nextAt: null });
  });

  test("with a fallback: the fallback sends the lead, and one alert explains the failure", async () => {
    const world = await startSent({ hasFallback: true });
    await sendLead(world, other);
    for (const leadId of [id, other]) {
      await world.tell(type, `lead/${leadId}/1`);
      await world.fireAlarm();
      await world.pass(1_000);
    }
    expect(world.stored).toMatchObject([{ sentBy: "fallback" }, { sentBy: "fallback" }]);
    expect(world.calls).toEqual([]);
    expect(alertsOf(world).map(({ subject }) => subject)).toEqual([expect.stringContaining(type)]);
  });

  test("before the outbox knows the mail's id: the event takes effect when the id becomes known", async () => {
    const world = Object.assign(new OutboxWorld());
    await world.start();
    await world.accept(id);
    await world.fireAlarm();
    await world.tell(type, mail);
    expect(world.stored[0]).toMatchObject({ bounced: null });
    await world.answer("sent");
    expect(world.stored[0]).toMatchObject({ sentAt: null, bounced: type });
  });

  test("takes effect whether it arrives before or after a delivery to another inbox", async () => {
    for (const order of [[type, "email.delivered"] as const, ["email.delivered", type] as const]) {
      const world = await startSent();
      for (const event of order) await world.tell(event, mail);
      expect(world.stored[0], order.join()).toMatchObject({ sentAt: null, bounced: type });
    }
  });
});

test("one alert explains several bounces, even if other mails are delivered in between", async () => {
  const world = await startSent({ hasFallback: true });
  const bounce = async (leadId: string) => {
    await world.tell("email.bounced", `lead/${leadId}/1`);
    await world.fireAlarm();
    await world.pass(1_000);
  };
  await bounce(id);
  await sendLead(world, other);
  await bounce(other);
  expect(alertsOf(world)).toHaveLength(1);
  const [third, fourth] = [id.replace("0a", "0c"), id.replace("0a", "0d")];
  await sendLead(world, third);
  await world.tell("email.delivered", `lead/${third}/1`);
  await sendLead(world, fourth);
  await bounce(fourth);
  expect(alertsOf(world)).toHaveLength(1);
});

test("a bounced lead whose fallback was cut off by the end of the process counts as not sent", async () => {
  const world = await startSent({ hasFallback: true, fallBack: () => new Promise(() => {}) });
  await world.tell("email.bounced", mail);
  await world.fireAlarm();
  await world.start();
  expect(world.stored[0]).toMatchObject({ bounced: "email.bounced", mayHaveLeft: false });
});

test("a complaint: the lead is delivered, and one alert is sent", async () => {
  const world = await startSent({ hasFallback: true });
  for (let times = 0; times < 2; times++) await world.tell("email.complained", mail);
  expect(world.stored[0]).toMatchObject({ sentBy: "resend", mailEvent: "email.complained", nextAt: null });
  expect(alertsOf(world)).toHaveLength(1);
  expect(warnings()).toContain('"lead.complained"');
});

test("events about unknown mails change no lead, and are deleted after a week", async () => {
  const world = await startSent();
  const before = world.stored;
  for (const type of mailEventTypes) await world.tell(type, `not-ours-${type}`);
  expect(world.stored).toEqual(before);
  await world.tell("email.delivered", mail);
  const kept = () => world.storage.sql.exec("SELECT mail_id FROM mail_events").toArray();
  expect(kept()).toHaveLength(Object.keys(mailEventRanks).length + 1);
  await world.pass(7 * day + 1);
  await world.outbox.sweep();
  expect(kept()).toEqual([{ mail_id: mail }]);
});
