import { beforeEach, expect, test } from "vitest";
import type { Lead } from "#app/contract/lead.ts";
import { plainLeadId, readVisit } from "#app/leads/intake/read-submission.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { OutboxWorld } from "../fakes/outbox-world.ts";
import { emptyForm } from "../fakes/sample-form.ts";

/** The same words are sent several times, with and without script, through the Worker and the outbox. */

const minute = 60_000;
const hour = 60 * minute;

// One minute before the hour changes.
fakeClock({ toFake: ["Date", "setTimeout"], now: Date.UTC(2026, 10, 28, 9, 59) });

let world: OutboxWorld;

beforeEach(async () => {
  world = new OutboxWorld();
  await world.start();
});

type Way = "without script" | "with script" | "with the first id";

let firstId: string = crypto.randomUUID();

async function send(way: Way, useCase: string) {
  const id = way === "with the first id" ? firstId : crypto.randomUUID();
  const lead: Lead<"Contact Form"> = {
    id,
    formName: "Contact Form",
    formData: { ...emptyForm, name: "W", email: "w@duka.example", company: "Duka", useCase },
    visit: readVisit({}),
    suspicions: [],
    receivedAt: Date.now(),
  };
  if (way === "without script") {
    lead.id = await plainLeadId(lead);
    lead.isPlainPost = true;
  }
  firstId = lead.id;
  await world.take(lead);
}

const cases: { first: Way; again: Way; afterMs: number; leads: number; words?: string }[] = [
  { first: "without script", again: "without script", afterMs: 0, leads: 1 },
  { first: "without script", again: "without script", afterMs: 3 * minute, leads: 1 },
  { first: "without script", again: "without script", afterMs: hour - 1, leads: 1 },
  { first: "without script", again: "without script", afterMs: hour, leads: 2 },
  { first: "without script", again: "without script", afterMs: 24 * hour, leads: 2 },
  { first: "without script", again: "without script", afterMs: minute, leads: 2, words: "Stock" },
  { first: "without script", again: "with script", afterMs: 3 * minute, leads: 1 },
  { first: "with script", again: "without script", afterMs: 3 * minute, leads: 1 },
  { first: "with script", again: "without script", afterMs: 24 * hour, leads: 2 },
  { first: "with script", again: "with script", afterMs: 3 * minute, leads: 2 },
  { first: "with script", again: "with the first id", afterMs: 24 * hour, leads: 1 },
];

test.each(cases)(
  "the same form $first and then $again, $afterMs ms later: $leads",
  async ({ first, again, afterMs, leads, words = "Slips" }) => {
    await send(first, "Slips");
    await world.drain();
    await world.pass(afterMs - (Date.now() - (world.stored[0]?.receivedAt ?? 0)));
    await send(again, words);
    await world.drain();
    expect(world.stored).toHaveLength(leads);
    expect(world.sent.size).toBe(leads);
  },
);

test("a visitor who sends the same words every 20 minutes for a day causes a lead each hour", async () => {
  for (let times = 0; times < 3 * 24; times++) {
    await send("without script", "Slips");
    await world.pass(20 * minute);
  }
  expect(world.stored).toHaveLength(24);
});

test("the same words at once from two tabs without script are one lead", async () => {
  await Promise.all([send("without script", "Slips"), send("without script", "Slips")]);
  expect(world.stored).toHaveLength(1);
});
