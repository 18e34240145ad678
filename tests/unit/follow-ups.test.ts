import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Lead } from "#app/contract/lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { leadList } from "#workers/local/lead-report.ts";
import { answerLink } from "#workers/outbox/follow-ups/answer-link.ts";
import { nextMorning } from "#workers/outbox/follow-ups/next-morning.ts";
import type { FollowUpName } from "#workers/outbox/lead-records.ts";
import { fakeClock } from "../fakes/fake-clock.ts";
import { OutboxWorld, siteOrigin } from "../fakes/outbox-world.ts";
import { emptyForm } from "../fakes/sample-form.ts";

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
const id = "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a";
const otherId = "0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b";

const answers = { ANSWER_SECRET: "an answer secret of 32 characters" };
const acknowledge = { ACKNOWLEDGE: "on" };
const webhookSecret = `whsec_${btoa("the owner's webhook")}`;
const forward = { LEADS_WEBHOOK_URL: "https://crm.example/hook", LEADS_WEBHOOK_SECRET: webhookSecret };

fakeClock();

let world: OutboxWorld;
beforeEach(() => {
  world = new OutboxWorld();
});

async function start(settings: OutboxWorld["followUpSettings"]) {
  world.followUpSettings = settings;
  await world.start();
}

const rowsOf = (kind: FollowUpName) =>
  world.stored.flatMap((lead) => lead.followUps.filter((followUp) => followUp.kind === kind));

/** Advances the clock. Resend sends every mail that it gets. */
async function passTo(time: number) {
  for (let steps = 0; steps < 500; steps++) {
    if (world.calls.length > 0) await world.answer("sent");
    else if (world.storage.alarm !== null && world.storage.alarm <= time) await world.passToAlarm();
    else return world.pass(Math.max(0, time - Date.now()));
  }
  throw new Error("A lead or follow-up is still due after 500 steps");
}

const passFor = (durationMs: number) => passTo(Date.now() + durationMs);

const confirmed = (email: string, values: Partial<Lead<"Contact Form">> = {}) => ({
  isConfirmed: true,
  formData: { ...emptyForm, name: "Wanjiku <b>", email, company: "Duka", useCase: "Statements & slips" },
  ...values,
});

const logged = () => vi.spyOn(console, "error").mock.calls.join("\n");
const dropped = () =>
  vi
    .spyOn(console, "error")
    .mock.calls.map(([line]) => JSON.parse(line))
    .filter(({ event }) => event === "follow-up.dropped");
const everythingLogged = () => logged() + vi.spyOn(console, "log").mock.calls.join("\n");

test("a setting that is wrong, or has no effect without another one, is named in the log", async () => {
  await start({ ...answers, REMIND_AFTER_HOURS: "1,5", LEADS_WEBHOOK_URL: forward.LEADS_WEBHOOK_URL });
  for (const name of ["REMIND_AFTER_HOURS", "LEADS_WEBHOOK_SECRET"]) expect(logged()).toContain(name);
  expect(everythingLogged()).not.toContain("crm.example");
  vi.mocked(console.error).mockClear();
  await start({ ...answers, ...acknowledge, ...forward, TURNSTILE_SECRET_KEY: "key" });
  expect(logged()).toBe("");
});

test("without their settings there are no follow-ups, no rows and no alarm", async () => {
  await start({ LEADS_WEBHOOK_URL: "https://crm.example/hook", REMIND_AFTER_HOURS: "1" });
  await world.accept(id, confirmed("w@duka.example"));
  await passFor(2 * minute);
  expect(world.sent.size).toBe(1);
  expect(world.posts).toEqual([]);
  expect(world.stored[0]).toMatchObject({ followUps: [], origin: null, answeredAt: null });
  expect(world.storage.alarm).toBeNull();
});

describe("an acknowledgement", () => {
  test("is sent to a confirmed visitor after the owner's mail, in the language of the page", async () => {
    await start(acknowledge);
    const values = confirmed("w@duka.example", { visit: readVisit({ page: "/sw/products" }) });
    await world.accept(id, { ...values, formData: { ...values.formData, name: "Wanjiku" } });
    await world.fireAlarm();
    expect(world.calls.map(({ key }) => key)).toEqual([`lead/${id}/1`]);
    await passFor(minute);
    const [mail, ...others] = world.followUpMails("acknowledgement");
    const { subject, greeting, forms } = getWords("sw").acknowledgement;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ["w@duka.example"],
      replyTo: ["leads@tiririka.example"],
      subject: `${subject} [0a0a0a0a]`,
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(fill(greeting, { name: "Wanjiku" }));
      expect(part).toContain(forms["Contact Form"]);
      expect(part).toContain("0a0a0a0a");
      // It quotes nothing that an advertiser could have entered.
      expect(part).not.toMatch(/Statements|slips/);
    }
    expect(world.storage.alarm).toBeNull();
  });

  test.each([
    ["Dr. Wanjikũ wa Thiong’o-Kamau", true],
    ["J. R. Otieno", true],
    ["W".repeat(40), true],
    ["W".repeat(41), false],
    ["Claim your prize at evil.example", false],
    ["https://evil.example", false],
    ["a@evil", false],
    ["Win 1000", false],
    ["Pay M-Pesa till five four three", false],
    ["Act now, pay", false],
    ["evil。example", false],
  ])("to %s greets by that name: %s", async (name, isGreeted) => {
    await start(acknowledge);
    const values = confirmed("w@duka.example");
    await world.accept(id, { ...values, formData: { ...values.formData, name } });
    await passFor(minute);
    const [mail] = world.followUpMails("acknowledgement");
    const { greeting, unnamed } = getWords("en").acknowledgement;
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(isGreeted ? fill(greeting, { name }) : unnamed);
      expect(part?.includes(name)).toBe(isGreeted);
    }
  });

  test.each<[string, Partial<Lead<"Contact Form">>]>([
    ["nobody has confirmed", { isConfirmed: false }],
    ["the form was sent too fast", { suspicions: ["too-fast"] }],
    ["a hidden field was filled", { suspicions: ["honeypot"] }],
  ])("is not sent if %s", async (_, values) => {
    await start(acknowledge);
    await world.accept(id, confirmed("w@duka.example", values));
    await passFor(2 * hour);
    expect(world.sent.size).toBe(1);
    expect(rowsOf("acknowledgement")).toEqual([]);
  });

  test.each([
    [49, 1],
    [50, 0],
  ])("with %i mails of the day's quota used up: %i sent", async (usedToday, count) => {
    await start(acknowledge);
    world.usedToday = usedToday;
    await world.accept(id, confirmed("w@duka.example"));
    await passFor(2 * hour);
    expect(world.followUpMails("acknowledgement")).toHaveLength(count);
    expect(rowsOf("acknowledgement")).toHaveLength(count);
  });

  test("is sent to an address once a day, even if the address is spelled differently", async () => {
    await start(acknowledge);
    const send = (email: string) => world.accept(crypto.randomUUID(), confirmed(email));
    await send("w@duka.example");
    await passFor(23 * hour);
    for (const email of ["W@DUKA.example", "w+again@duka.example", '"w"@duka.example']) await send(email);
    await send("other@duka.example");
    await passFor(minute);
    expect(world.followUpMails("acknowledgement")).toHaveLength(2);
    await passFor(2 * hour);
    await send("w@duka.example");
    await passFor(minute);
    expect(world.followUpMails("acknowledgement")).toHaveLength(3);
  });

  test("is sent once to an inbox of Gmail, where dots and the second domain mean nothing", async () => {
    await start(acknowledge);
    for (const email of ["wanjiku@gmail.com", "w.an.jiku@gmail.com", "Wan.jiku+1@googlemail.com"])
      await world.accept(crypto.randomUUID(), confirmed(email));
    // At other providers a dot belongs to the name.
    for (const email of ["wan.jiku@duka.example", "wanjiku@duka.example"])
      await world.accept(crypto.randomUUID(), confirmed(email));
    await passFor(minute);
    expect(world.followUpMails("acknowledgement").map(({ to }) => to[0])).toEqual([
      "wanjiku@gmail.com",
      "wan.jiku@duka.example",
      "wanjiku@duka.example",
    ]);
  });

  test("is sent once to an inbox whose address has full-width or invisible characters, or another spelling of its domain", async () => {
    await start(acknowledge);
    for (const email of ["jane@bücher.example", "ｊane@xn--bcher-kva.example", "ja\u200Cne@BÜCHER.example"])
      await world.accept(crypto.randomUUID(), confirmed(email));
    await passFor(minute);
    expect(world.followUpMails("acknowledgement")).toHaveLength(1);
  });

  test("keeps its key after a lost response and after a restart, and is dropped after an hour", async () => {
    await start(acknowledge);
    await world.accept(id, confirmed("w@duka.example"));
    await world.fireAlarm();
    await world.answer("sent");
    await world.pass(1_000);
    const [{ key } = { key: "" }] = world.calls;
    expect(key).toMatch(/^acknowledgement\//);
    await world.answer("lost");
    await world.passToAlarm();
    expect(world.calls.map((call) => call.key)).toEqual([key]);
    await world.start();
    while (world.calls.length === 0) await world.passToAlarm();
    expect(world.calls.map((call) => call.key)).toEqual([key]);
    for (let tries = 0; world.storage.alarm !== null && tries < 50; tries++) {
      if (world.calls.length > 0) await world.answer("failed");
      else await world.passToAlarm();
    }
    expect(rowsOf("acknowledgement")).toMatchObject([{ dueAt: null, sentAt: null, lastError: "failed" }]);
    expect(logged()).toContain('"follow-up.dropped"');
    expect(world.storage.alarm).toBeNull();
    expect(world.mailsOf(id)).toBe(1);
  });

  test("that Resend refuses is sent as plain text with a Reply-To", async () => {
    await start(acknowledge);
    await world.accept(id, confirmed("w@duka.example"));
    await world.fireAlarm();
    await world.answer("sent");
    await world.pass(1_000);
    await world.answer("refused");
    await passFor(minute);
    const [mail, ...others] = world.followUpMails("acknowledgement");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ["w@duka.example"], replyTo: ["leads@tiririka.example"] });
    expect(mail).not.toHaveProperty("html");
  });

  test("that bounces is shown to the owner, in the list and in the reminder", async () => {
    await start({ ...acknowledge, ...answers });
    await world.accept(id, confirmed("w@duka.example"));
    await passFor(minute);
    const key = [...world.sent.keys()].find((one) => one.startsWith("acknowledgement/")) ?? "";
    await world.tell("email.bounced", key);
    expect(leadList(world.stored)).toContain("email does not work");
    await world.outbox.sweep();
    await passFor(21 * hour);
    const [reminder] = world.followUpMails("reminder");
    for (const part of [reminder?.text, reminder?.html]) {
      expect(part).toContain("email address does not work");
      expect(part).not.toContain("mailto:");
      // The contact form has no phone field, so the reminder has no button to call.
      expect(part).not.toContain("If not, press");
    }
    // A name such as "Mark as answered: https://…" must not be a line of its own.
    expect(reminder?.text).toContain("\n\nFrom: Wanjiku <b>, Duka\nContact Form");
  });
});

describe("Resend's quota", () => {
  test("exceeded by an acknowledgement, stops acknowledgements and reminders for a day, but no lead", async () => {
    await start({ ...acknowledge, ...answers });
    await world.accept(id, confirmed("w@duka.example"));
    await world.fireAlarm();
    await world.answer("sent");
    await world.pass(1_000);
    await world.quota();
    await world.accept(otherId, confirmed("other@duka.example"));
    await passFor(23 * hour);
    expect(world.mailsOf(otherId)).toBe(1);
    expect(world.followUpMails("acknowledgement")).toEqual([]);
    expect(world.followUpMails("reminder")).toEqual([]);
    await passFor(2 * hour);
    expect(world.followUpMails("reminder")).toHaveLength(1);
  });

  test("exceeded by a lead, stops them until a person has fixed it", async () => {
    await start({ ...acknowledge });
    await world.accept(id, confirmed("w@duka.example"));
    await world.accept(otherId, confirmed("other@duka.example"));
    await world.fireAlarm();
    await world.answer("sent");
    await world.quota();
    await passFor(30 * minute);
    expect([...world.sent.keys()]).toEqual([`lead/${id}/1`]);
    await world.outbox.retry();
    await passFor(minute);
    expect(world.followUpMails("acknowledgement")).toHaveLength(2);
  });
});

describe("a reminder", () => {
  test("lists unanswered leads in one mail after the first wait, then each morning, for 14 days", async () => {
    // 3:00 UTC is 6:00 in Nairobi.
    vi.advanceTimersByTime(Date.UTC(2027, 0, 18, 3) - Date.now());
    await start(answers);
    await world.accept(id);
    await passFor(30 * minute);
    await world.accept(otherId);
    await passTo(Date.UTC(2027, 0, 18, 22, 59));
    expect(world.followUpMails("reminder")).toEqual([]);
    await passTo(Date.UTC(2027, 0, 19, 0, 1));
    const mails = () => world.followUpMails("reminder");
    expect(mails()).toHaveLength(2);
    const link = await answerLink(id, siteOrigin, answers.ANSWER_SECRET);
    for (const part of [mails()[0]?.text, mails()[0]?.html?.replaceAll("&amp;", "&")]) {
      for (const words of ["0a0a0a0a", "Contact Form", `W, ${id}`, "20 hours", link])
        expect(part).toContain(words);
    }
    expect(mails()[0]?.to).toEqual(["leads@tiririka.example"]);
    // A reminder was sent in the night, so the next one is sent the following morning at 8:00 in Nairobi.
    await passTo(Date.UTC(2027, 0, 20, 4, 59));
    expect(mails()).toHaveLength(2);
    await passTo(Date.UTC(2027, 0, 20, 5, 1));
    expect(mails()).toHaveLength(3);
    expect(mails()[2]?.subject).toBe("2 enquiries are not answered, the first for 2 days");
    await passFor(40 * day);
    expect(mails()).toHaveLength(2 + 13);
    expect(world.storage.alarm).toBeNull();
  });

  test("lists leads together that were received shortly after each other", async () => {
    vi.advanceTimersByTime(Date.UTC(2027, 0, 18, 3, 1) - Date.now());
    await start(answers);
    for (const one of [id, otherId]) {
      await world.accept(one);
      await passFor(10 * minute);
    }
    await passFor(22 * hour);
    expect(world.followUpMails("reminder").map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 enquiries/),
    ]);
  });

  test("does not list leads that are answered, may be spam, or were received before the setting was made", async () => {
    await start({});
    await world.accept(id);
    world.followUpSettings = answers;
    await world.start();
    await world.accept(otherId, { suspicions: ["honeypot"] });
    const third = crypto.randomUUID();
    await world.accept(third);
    await passFor(hour);
    await world.outbox.setAnswered(third, true);
    await passFor(30 * day);
    expect(world.followUpMails("reminder")).toEqual([]);
    expect(world.storage.alarm).toBeNull();
  });

  test("accepts a fraction of hours, and uses 20 if the setting is not a number above 0", async () => {
    for (const [setting, due] of [
      ["0.5", 0.5],
      ["0", 20],
      ["soon", 20],
      ["-1", 20],
    ] as const) {
      world = new OutboxWorld();
      await start({ ...answers, REMIND_AFTER_HOURS: setting });
      await world.accept(id);
      await passFor(due * hour - minute);
      expect(world.followUpMails("reminder"), setting).toEqual([]);
      await passFor(due * hour * 0.05 + 2 * minute);
      expect(world.followUpMails("reminder"), setting).toHaveLength(1);
    }
  });

  test.each(["lost", "failed"] as const)(
    "whose result is %s is not sent twice, even if one of its leads is answered meanwhile",
    async (ending) => {
      vi.advanceTimersByTime(Date.UTC(2027, 0, 18, 3, 1) - Date.now());
      await start(answers);
      await world.accept(id);
      await world.accept(otherId);
      await passTo(Date.UTC(2027, 0, 18, 23, 59));
      await world.pass(minute);
      expect(world.calls).toHaveLength(1);
      await world.answer(ending);
      await world.outbox.setAnswered(otherId, true);
      await passFor(hour);
      const mails = world.followUpMails("reminder");
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text.includes("0b0b0b0b")).toBe(ending === "lost");
      await world.outbox.setAnswered(otherId, false);
      await passTo(Date.UTC(2027, 0, 20, 5, 1));
      const [, ...later] = world.followUpMails("reminder");
      // A lead whose mark is removed is listed again.
      expect(later.filter(({ text }) => text.includes("0a0a0a0a"))).toHaveLength(1);
    },
  );

  test("that Resend refuses all night is replaced by that of the next morning", async () => {
    vi.advanceTimersByTime(Date.UTC(2027, 0, 18, 3) - Date.now());
    await start(answers);
    await world.accept(id);
    await world.fireAlarm();
    await world.answer("sent");
    while (Date.now() < Date.UTC(2027, 0, 20, 4, 30)) {
      if (world.calls.length > 0) await world.answer("failed");
      else await world.passToAlarm();
    }
    await passTo(Date.UTC(2027, 0, 20, 5, 30));
    expect(world.followUpMails("reminder")).toHaveLength(1);
  });

  test("is due from the time at which the lead's mail was sent, and says how long the visitor has waited", async () => {
    await start(answers);
    world.hasKey = false;
    await world.accept(id);
    await passFor(15 * day);
    await world.deploy();
    await passFor(minute);
    expect(world.mailsOf(id)).toBe(1);
    await passFor(19 * hour);
    expect(world.followUpMails("reminder")).toEqual([]);
    await passFor(2 * hour);
    expect(world.followUpMails("reminder").map(({ subject }) => subject)).toEqual([
      expect.stringContaining("15 days"),
    ]);
    await passFor(30 * day);
    expect(world.followUpMails("reminder")).toHaveLength(14);
  });

  test("is due later if the lead's mail has bounced and is sent again", async () => {
    await start(answers);
    await world.accept(id);
    await passFor(minute);
    await world.tell("email.bounced", `lead/${id}/1`);
    await passFor(20 * day);
    await world.outbox.sweep();
    expect(world.followUpMails("reminder")).toEqual([]);
    await world.outbox.retry();
    await passFor(21 * hour);
    expect(world.followUpMails("reminder")).toHaveLength(1);
  });

  test("about an answered lead ends without a warning in the log", async () => {
    await start(answers);
    for (const one of [id, otherId]) await world.accept(one);
    await passFor(minute);
    await world.outbox.setAnswered(id, true);
    // The other lead's mail bounces and is not sent again, so its reminder is dropped, which is logged.
    await world.tell("email.bounced", `lead/${otherId}/1`);
    await passFor(20 * day);
    await world.outbox.sweep();
    expect(rowsOf("reminder").map(({ dueAt }) => dueAt)).toEqual([null, null]);
    expect(dropped()).toEqual([expect.objectContaining({ lead: otherId, kind: "reminder" })]);
  });

  test("that Resend refuses is sent as plain text, under a new key", async () => {
    await start(answers);
    await world.accept(id);
    await passFor(minute);
    await world.pass(20 * hour);
    const [html] = world.calls;
    await world.answer("refused");
    await world.pass(1_000);
    const [plain] = world.calls;
    expect(html?.mail.html).toBeDefined();
    expect(plain).toMatchObject({ key: `${html?.key}/plain`, mail: { text: html?.mail.text } });
    expect(plain?.mail).not.toHaveProperty("html");
    await world.answer("lost");
    await passFor(hour);
    expect(world.followUpMails("reminder")).toHaveLength(1);
  });

  test("that may have been sent and is then refused gets no second key", async () => {
    await start(answers);
    world.judgesFirst = true;
    await world.accept(id);
    await passFor(minute);
    await world.pass(20 * hour);
    for (const ending of ["lost", "refused", "refused"] as const) {
      await world.answer(ending);
      await world.passToAlarm();
    }
    await passFor(hour);
    expect(world.followUpMails("reminder")).toHaveLength(1);
  });

  test("that may have been sent, and then waits a day for the quota, gets a new key", async () => {
    await start({ ...answers, ...acknowledge });
    await world.accept(id);
    await passFor(minute);
    await world.pass(20 * hour);
    const [first] = world.calls;
    await world.answer("lost");
    await world.accept(otherId, confirmed("other@duka.example"));
    await world.fireAlarm();
    await world.answer(
      "sent",
      world.calls.find(({ key }) => key.startsWith("lead/")),
    );
    await world.pass(1_000);
    await world.quota(world.calls.find(({ key }) => key.startsWith("acknowledgement/")));
    await world.pass(23 * hour);
    expect(world.calls).toEqual([]);
    await world.pass(hour);
    const [next, ...others] = world.calls;
    expect(others).toEqual([]);
    expect(next?.mail.text).toContain("0a0a0a0a");
    expect(next?.key).not.toBe(first?.key);
  });

  test("is sent at 8:00 in the company's time zone, also after a change to daylight saving time", () => {
    const berlin = (now: number) => new Date(nextMorning(now, "Europe/Berlin")).toISOString();
    expect(berlin(Date.UTC(2027, 2, 27, 12))).toBe("2027-03-28T06:00:00.000Z");
    expect(berlin(Date.UTC(2027, 9, 30, 12))).toBe("2027-10-31T07:00:00.000Z");
    expect(berlin(Date.UTC(2027, 11, 31, 23, 30))).toBe("2028-01-02T07:00:00.000Z");
    expect(new Date(nextMorning(Date.UTC(2027, 0, 1, 20, 59), "Africa/Nairobi")).toISOString()).toBe(
      "2027-01-02T05:00:00.000Z",
    );
  });
});

describe("the webhook", () => {
  const idsOf = () => new Set(world.posts.map(({ init }) => new Headers(init.headers).get("webhook-id")));

  test("gets each lead after the first attempt at its mail, signed", async () => {
    await start(forward);
    const visit = readVisit({ page: "/sw/products", utm_source: "radio" });
    await world.accept(id, confirmed("w@duka.example", { visit }));
    await world.accept(id, confirmed("w@duka.example", { visit }));
    await world.fireAlarm();
    expect(world.posts).toEqual([]);
    await world.answer("failed");
    await world.pass(1_000);
    const [{ url, init } = { url: "", init: {} as RequestInit }, ...others] = world.posts;
    expect(others).toEqual([]);
    expect(url).toBe(forward.LEADS_WEBHOOK_URL);
    expect(init.redirect).toBe("manual");
    const headers = Object.fromEntries(new Headers(init.headers));
    vi.useRealTimers();
    expect(() => new Webhook(webhookSecret).verify(String(init.body), headers)).toThrow("too new");
    vi.useFakeTimers({ toFake: ["Date"], now: Number(headers["webhook-timestamp"]) * 1000 });
    expect(new Webhook(webhookSecret).verify(String(init.body), headers)).toMatchObject({
      id,
      reference: "0a0a0a0a",
      form: "Contact Form",
      fields: { email: "w@duka.example" },
      page: "/sw/products",
      campaign: { utm_source: "radio" },
      language: "sw",
      time: "2027-01-15T08:00:00.000Z",
      suspicion: [],
    });
    expect(rowsOf("webhook")).toMatchObject([{ dueAt: null, sentAt: expect.any(Number) }]);
  });

  test.each<[string, OutboxWorld["answerPost"]]>([
    ["answers 500", async () => new Response("Wanjiku", { status: 500 })],
    [
      "redirects",
      async () => new Response(null, { status: 302, headers: { Location: "https://evil.example" } }),
    ],
    ["does not answer", async () => Promise.reject(new TypeError("fetch failed for Wanjiku"))],
  ])("that %s is retried with the same id, and delays no lead", async (_, answerPost) => {
    await start(forward);
    world.answerPost = answerPost;
    await world.accept(id, confirmed("w@duka.example"));
    await passFor(hour);
    const tries = world.posts.length;
    expect(tries).toBeGreaterThan(4);
    await world.accept(otherId, confirmed("other@duka.example"));
    await world.fireAlarm();
    await world.answer("sent");
    expect(world.mailsOf(otherId)).toBe(1);
    await world.start();
    world.answerPost = async () => new Response(null, { status: 204 });
    await passFor(3 * hour);
    expect(idsOf().size).toBe(2);
    expect(rowsOf("webhook").every(({ sentAt }) => sentAt)).toBe(true);
    expect(everythingLogged()).not.toMatch(/Wanjiku|duka|crm\.example/);
  });

  test("is dropped after three days with a log entry, and a person can retry it before that", async () => {
    await start(forward);
    world.answerPost = async () => new Response(null, { status: 500 });
    await world.accept(id);
    await passFor(2 * day);
    const tries = world.posts.length;
    await world.outbox.retry();
    await world.fireAlarm();
    expect(world.posts.length).toBe(tries + 1);
    await passFor(day - hour);
    expect(rowsOf("webhook")[0]?.dueAt).not.toBeNull();
    await passFor(2 * hour);
    expect(rowsOf("webhook")).toMatchObject([{ dueAt: null, sentAt: null, lastError: "http_500" }]);
    expect(logged()).toContain('"follow-up.dropped"');
    expect(world.storage.alarm).toBeNull();
    expect(leadList(world.stored)).toContain("not forwarded: http_500, dropped");
  });

  test.each([
    ["http://crm.example/hook", webhookSecret],
    ["ftp://crm.example/hook", webhookSecret],
    ["http://localhost.crm.example/", webhookSecret],
    ["not a URL", webhookSecret],
    ["https://crm.example/hook", "whsec_no base64"],
  ])("%s with the secret %s gets no post", async (url, secret) => {
    await start({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret });
    await world.accept(id);
    await passFor(hour);
    expect(world.posts).toEqual([]);
    expect(rowsOf("webhook")).toMatchObject([{ sentAt: null }]);
  });

  test.each(["http://localhost:9/x", "http://127.0.0.1:9/x", "http://[::1]:9/x"])(
    "may have a URL on this machine: %s",
    async (url) => {
      await start({ ...forward, LEADS_WEBHOOK_URL: url });
      await world.accept(id);
      await passFor(minute);
      expect(world.posts).toHaveLength(1);
    },
  );

  test("that does not respond delays no acknowledgement", async () => {
    await start({ ...forward, ...acknowledge });
    world.answerPost = () => new Promise(() => {});
    for (let count = 0; count < 6; count++) await world.accept(crypto.randomUUID());
    await passFor(minute);
    await world.accept(id, confirmed("w@duka.example"));
    await passFor(minute);
    expect(world.posts.length).toBeGreaterThan(0);
    expect(world.followUpMails("acknowledgement")).toHaveLength(1);
  });

  test("gets leads while Resend's quota is used up", async () => {
    await start(forward);
    await world.accept(id);
    await world.fireAlarm();
    await world.quota();
    await world.accept(otherId);
    await passFor(30 * minute);
    expect(idsOf().size).toBe(2);
    expect(world.sent.size).toBe(0);
  });
});

describe("the link that marks a lead as answered", () => {
  const answer = (key: string, isAnswered?: boolean, reference = "0a0a0a0a") =>
    world.outbox.answer(reference, key, isAnswered);
  const keyOf = async (leadId: string, secret = answers.ANSWER_SECRET) =>
    new URL(await answerLink(leadId, siteOrigin, secret)).searchParams.get("key") ?? "";

  test("is in the HTML and in the text of the mail", async () => {
    await start(answers);
    await world.accept(id);
    await passFor(minute);
    const link = await answerLink(id, siteOrigin, answers.ANSWER_SECRET);
    const [mail] = world.sent.values();
    expect(mail?.text).toContain(`Mark as answered: ${link}`);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test("shows the state, sets the mark once, and removes it", async () => {
    await start(answers);
    await world.accept(id);
    await passFor(minute);
    const key = await keyOf(id);
    expect(await answer(key)).toBe(false);
    expect(world.stored[0]?.answeredAt).toBeNull();
    expect(await answer(key, true)).toBe(true);
    const { answeredAt } = world.stored[0] ?? {};
    await passFor(minute);
    expect(await answer(key, true)).toBe(true);
    expect(world.stored[0]?.answeredAt).toBe(answeredAt);
    expect(await answer(key, false)).toBe(false);
    expect(await answer(key)).toBe(false);
  });

  test("finds its lead among others with the same reference", async () => {
    await start(answers);
    const twin = id.replace(/.$/, "b");
    for (const one of [id, twin]) await world.accept(one);
    expect(await answer(await keyOf(twin), true)).toBe(true);
    expect(world.stored.map(({ answeredAt }) => answeredAt !== null)).toEqual([false, true]);
  });

  test("compares its key with at most 50 leads of the same reference, the oldest ones", async () => {
    await start(answers);
    await world.accept(id);
    await world.pass(1);
    // Their ids sort before the first lead's id.
    const twins = Array.from({ length: 60 }, (_, index) => id.replace(/...$/, `0${index + 10}`));
    for (const twin of twins) {
      await world.accept(twin);
      await world.pass(1);
    }
    const verify = vi.spyOn(crypto.subtle, "verify");
    expect(await answer(await keyOf(twins[59] ?? ""), true)).toBeUndefined();
    expect(verify).toHaveBeenCalledTimes(50);
    expect(await answer(await keyOf(id), true)).toBe(true);
    expect(await answer(await keyOf(twins[48] ?? ""), true)).toBe(true);
    verify.mockRestore();
  });

  test("changes nothing with a key that is forged, too short, too long, or of another or a deleted lead", async () => {
    await start(answers);
    for (const one of [id, otherId]) await world.accept(one);
    const key = await keyOf(id);
    const flipped = key.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const wrong = [
      ...["", "x", flipped, key.slice(0, -1), `${key}0`, key.toUpperCase(), ` ${key}`],
      await keyOf(otherId),
      await keyOf(id, "another-secret"),
    ];
    for (const one of wrong) expect(await answer(one, true), one).toBeUndefined();
    expect(await answer(key, true, "0b0b0b0b")).toBeUndefined();
    expect(world.stored.every(({ answeredAt }) => answeredAt === null)).toBe(true);
    await world.outbox.erase([id]);
    expect(await answer(key, true)).toBeUndefined();
  });
});

test("erasing a lead erases its follow-ups and the events of their mails", async () => {
  await start({ ...answers, ...acknowledge, ...forward });
  await world.accept(id, confirmed("w@duka.example"));
  await passFor(minute);
  for (const key of world.sent.keys()) await world.tell("email.delivered", key);
  expect(rowsOf("webhook")).toHaveLength(1);
  await world.outbox.erase([id]);
  const { sql } = world.storage;
  for (const table of ["leads", "follow_ups", "mail_events"])
    expect(sql.exec(`SELECT * FROM ${table}`).toArray(), table).toEqual([]);
  expect(world.storage.alarm).toBeNull();
});

test("a sweep deletes the follow-ups of deleted leads, and drops those of kinds that are switched off", async () => {
  await start({ ...answers, ...forward });
  await world.accept(id);
  world.answerPost = async () => new Response(null, { status: 500 });
  await passFor(minute);
  world.followUpSettings = {};
  await world.start();
  await passFor(4 * day);
  await world.outbox.sweep();
  expect(rowsOf("webhook")).toMatchObject([{ dueAt: null }]);
  await passFor(27 * day);
  await world.outbox.sweep();
  expect(world.storage.sql.exec("SELECT * FROM follow_ups").toArray()).toEqual([]);
});

test("an error in follow-ups does not stop leads", async () => {
  await start({ ...answers, ...acknowledge, ...forward });
  world.storage.sql.exec("DROP TABLE follow_ups;");
  await world.accept(id, confirmed("w@duka.example"));
  await world.fireAlarm();
  await world.answer("sent");
  await world.pass(1_000);
  expect([...world.sent.keys()]).toEqual([`lead/${id}/1`]);
  expect(world.storage.alarm).toBeNull();
  expect(logged()).toContain('"follow-ups.failed"');
});
