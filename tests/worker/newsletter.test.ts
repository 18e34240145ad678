import { parse } from "node-html-parser";
import { afterAll, describe, expect, test } from "vitest";
import { signLink } from "#app/newsletter/signed-link.server.ts";
import { getWords } from "#data/index.ts";
import { post, startBesideResend } from "./harness.ts";

/** The newsletter once it is on: from a box to a contact of the segment in Resend, and out again. */

const words = getWords("en").newsletter;
const secret = "a secret of the tests";
const segment = "78261eea-8f8b-4381-83c6-79fa7120f1cf";
const { resend, site, close } = await startBesideResend({
  NEWSLETTER_SEGMENT_ID: segment,
  NEWSLETTER_SECRET: secret,
});
afterAll(close);

const newAddress = () => `Wanjiku+${crypto.randomUUID().slice(0, 8)}/1@duka.example`;
const ask = (fields: object, headers: Record<string, string> = {}) =>
  site.fetch("/api/subscribe", post({ openForMs: 9_000, ...fields }, headers));
const mailsTo = (email: string) =>
  [...resend.sent.values()].filter(({ body }) => body.to[0]?.toLowerCase() === email.toLowerCase());

/** Enters an address, and resolves to the mail that comes. */
async function mailFor(email: string) {
  expect((await ask({ email })).status).toBe(200);
  return firstMailTo(email);
}

async function firstMailTo(email: string) {
  await resend.until(() => mailsTo(email).length > 0);
  const { text, subject, headers } = mailsTo(email)[0]?.body ?? {};
  return { text, subject, headers };
}

/** The path and the token of a link in a mail. */
const linkIn = (text = "", step: string) =>
  new RegExp(`https?://[^/\\s]+(\\S*/newsletter/${step}\\?token=[^\\s>]+)`).exec(text)?.[1] ?? "";
const press = (link: string, init: RequestInit = {}) =>
  site.fetch(link, { method: "POST", redirect: "manual", ...init });
const titleOf = async (response: { text(): Promise<string> }) =>
  parse(await response.text()).querySelector("h1")?.textContent;

async function confirm(email: string) {
  await press(linkIn((await mailFor(email)).text, "confirm"));
  await expect.poll(() => resend.contacts.all.get(email)?.segments.has(segment)).toBe(true);
}

describe("subscribing", () => {
  test("a mail with a link; a page with a button; then, and not before, a contact of the segment", async () => {
    const email = newAddress();
    const answer = await ask({ email });
    expect(await answer.json()).toEqual({ success: true, message: words.box.asked });
    const { text, headers } = await mailFor(email);
    expect(headers).toEqual({
      "List-Unsubscribe": expect.stringContaining("/newsletter/unsubscribe?token="),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const link = linkIn(text, "confirm");
    for (const method of ["GET", "HEAD"]) expect((await site.fetch(link, { method })).status).toBe(200);
    const page = parse(await (await site.fetch(link)).text());
    expect(page.querySelector("form[method=post] button")?.textContent).toBe(words.steps.confirm.button);
    expect(resend.contacts.requests, "a scanner of mails has followed the link").toEqual([]);

    const pressed = await press(link);
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/newsletter/joined"]);
    await expect
      .poll(() => resend.contacts.all.get(email))
      .toEqual({ unsubscribed: false, segments: new Set([segment]) });
    expect(await titleOf(await site.fetch("/newsletter/joined"))).toBe(words.steps.joined.title);
  });

  test("one mail a day, however often the address is entered, and always the same answer", async () => {
    const email = newAddress();
    await confirm(email);
    const answers = await Promise.all(
      [email, email.toLowerCase(), newAddress()].map((entered) => ask({ email: entered })),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await mailFor(newAddress());
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("a contact that is there already, and left once, is subscribed again", async () => {
    const email = newAddress();
    resend.contacts.all.set(email, { unsubscribed: true, segments: new Set(["customers"]) });
    await confirm(email);
    expect(resend.contacts.all.get(email)).toEqual({
      unsubscribed: false,
      segments: new Set(["customers", segment]),
    });
  });

  test("is tried again until Resend takes it", { timeout: 30_000 }, async () => {
    const email = newAddress();
    const link = linkIn((await mailFor(email)).text, "confirm");
    resend.contacts.failures.push("internal_server_error", "internal_server_error");
    await press(link);
    await expect.poll(() => resend.contacts.all.has(email), { timeout: 20_000 }).toBe(true);
  });

  test("without script leads to a page that says what to do next", async () => {
    const body = new URLSearchParams({ email: newAddress(), comments: "" }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await press("/api/subscribe", { headers, body });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/newsletter/check-inbox"]);
    expect(await titleOf(await site.fetch("/newsletter/check-inbox"))).toBe(words.steps["check-inbox"].title);

    const refused = await press("/api/subscribe", { headers, body: "email=nobody" });
    expect(refused.status).toBe(422);
    const page = parse(await refused.text());
    expect(page.querySelector("[role=alert]")?.textContent).toContain("valid email");
    expect(page.querySelector("form")?.getAttribute("action")).toBe("/api/subscribe");
  });
});

describe("from a Swahili page", () => {
  const { box, mail, steps } = getWords("sw").newsletter;
  const onSwahiliPage = { Referer: "https://www.tiririka.example/sw/blog" };

  test("mail, pages and links are in Swahili, from the box to the one click that leaves", async () => {
    const email = newAddress();
    const answer = await ask({ email }, onSwahiliPage);
    expect(await answer.json()).toEqual({ success: true, message: box.asked });
    const { subject, text, headers } = await firstMailTo(email);
    expect(subject).toBe(mail.subject);
    for (const part of [mail.text, mail.confirm, mail.ignore, mail.from, mail.unsubscribe])
      expect(text).toContain(part);

    const link = linkIn(text, "confirm");
    expect(link).toMatch(/^\/sw\/newsletter\/confirm\?/);
    const page = parse(await (await site.fetch(link)).text());
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("sw");
    expect(page.querySelector("form[method=post] button")?.textContent).toBe(steps.confirm.button);
    const pressed = await press(link);
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/sw/newsletter/joined"]);
    await expect.poll(() => resend.contacts.all.get(email)?.segments.has(segment)).toBe(true);
    expect(await titleOf(await site.fetch("/sw/newsletter/joined"))).toBe(steps.joined.title);

    const leave = linkIn(text, "unsubscribe");
    expect(leave).toMatch(/^\/sw\/newsletter\/unsubscribe\?/);
    expect(linkIn(headers?.["List-Unsubscribe"], "unsubscribe")).toBe(leave);
    expect(await titleOf(await site.fetch(leave))).toBe(steps.unsubscribe.title);
    const oneClick = await press(leave, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.status).toBe(200);
    await expect.poll(() => resend.contacts.all.has(email)).toBe(false);
  });

  test("leaving by the page's button leads to a Swahili page", async () => {
    const token = await signLink("unsubscribe", newAddress(), 0, secret);
    const left = await press(`/sw/newsletter/unsubscribe?token=${token}`);
    expect([left.status, left.headers.get("Location")]).toEqual([303, "/sw/newsletter/left"]);
    expect(await titleOf(await site.fetch("/sw/newsletter/left"))).toBe(steps.left.title);
  });

  test("a link that is too old leads to a Swahili page", async () => {
    const link = `/sw/newsletter/confirm?token=${await signLink("confirm", newAddress(), Date.now() - 1, secret)}`;
    expect(await titleOf(await site.fetch(link))).toBe(steps.expired.title);
    expect((await press(link)).headers.get("Location")).toBe("/sw/newsletter/expired");
    expect(await titleOf(await site.fetch("/sw/newsletter/expired"))).toBe(steps.expired.title);
  });

  test("without script too", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", ...onSwahiliPage };
    const body = new URLSearchParams({ email: newAddress(), comments: "" }).toString();
    const response = await press("/api/subscribe", { headers, body });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/sw/newsletter/check-inbox"]);
    const refused = await press("/api/subscribe", { headers, body: "email=nobody" });
    expect(refused.status).toBe(422);
    expect(
      parse(await refused.text())
        .querySelector("html")
        ?.getAttribute("lang"),
    ).toBe("sw");
  });
});

describe("leaving", () => {
  test("a page with a button; a mail program's one click, which is not redirected", async () => {
    const email = newAddress();
    await confirm(email);
    const link = linkIn((await mailFor(email)).text, "unsubscribe");
    expect((await site.fetch(link)).status).toBe(200);
    expect(resend.contacts.all.has(email)).toBe(true);
    const oneClick = await press(link, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.status).toBe(200);
    await expect.poll(() => resend.contacts.all.has(email)).toBe(false);
  });

  test("keeps a contact that is in another segment", async () => {
    const email = newAddress();
    await confirm(email);
    resend.contacts.all.get(email)?.segments.add("customers");
    const left = await press(linkIn((await mailFor(email)).text, "unsubscribe"));
    expect(left.headers.get("Location")).toBe("/newsletter/left");
    await expect.poll(() => resend.contacts.all.get(email)?.segments).toEqual(new Set(["customers"]));
  });
});

test("a link that is too old, incomplete, or made for something else does nothing", async () => {
  const email = newAddress();
  const good = await signLink("confirm", email, Date.now() + 60_000, secret);
  const tokens = [
    await signLink("confirm", email, Date.now() - 1, secret),
    await signLink("unsubscribe", email, 0, secret),
    await signLink("confirm", email, 0, "another secret"),
    good.slice(0, -2),
    good.replace(/^\d+/, "0"),
    "",
  ];
  for (const token of tokens) {
    const link = `/newsletter/confirm?token=${token}`;
    expect(await titleOf(await site.fetch(link)), token).toBe(words.steps.expired.title);
    expect((await press(link)).headers.get("Location"), token).toBe("/newsletter/expired");
  }
  await confirm(newAddress());
  expect(resend.contacts.all.has(email)).toBe(false);
});

describe("is refused", () => {
  test.each([
    { what: "no address", fields: { email: "" }, status: 422 },
    { what: "what is no address", fields: { email: "nobody" }, status: 422 },
    { what: "several addresses", fields: { email: "a@b.example, c@d.example" }, status: 422 },
    { what: "a filled trap", fields: { email: "a@b.example", comments: "hi" }, status: 403 },
    { what: "a box sent at once", fields: { email: "a@b.example", openForMs: 100 }, status: 403 },
  ])("$what: $status, and no mail goes out", async ({ fields, status }) => {
    expect((await ask(fields)).status).toBe(status);
    expect(mailsTo("a@b.example")).toEqual([]);
  });

  test("other methods, types and sites, as on the forms", async () => {
    const read = await site.fetch("/api/subscribe");
    expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await site.fetch("/api/subscribe", post("[1]"))).status).toBe(400);
    expect((await site.fetch("/api/subscribe", post("x", { "Content-Type": "text/plain" }))).status).toBe(
      415,
    );
    const foreign = post({ email: newAddress() }, { Origin: "https://elsewhere.example" });
    expect((await site.fetch("/api/subscribe", foreign)).status).toBe(403);
  });

  test("more than ten a minute from one address", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await site.fetch("/api/subscribe", post({ email: newAddress() }, headers))).status);
    expect(statuses).toContain(429);
  });
});

test("the box of a page posts, and says what becomes of the address", async () => {
  const page = parse(await (await site.fetch("/no-such-page")).text());
  const form = page.querySelector("footer form");
  expect(form?.getAttribute("action")).toBe("/api/subscribe");
  expect(form?.querySelectorAll("input").map((input) => input.getAttribute("name"))).toEqual([
    "comments",
    "email",
  ]);
  expect(form?.textContent).toContain(words.box.on);
});

test("no address is written to the log", () => {
  expect(site.logs().join()).toContain("newsletter.done");
  expect(site.logs().join()).not.toMatch(/wanjiku|duka/i);
});

test("without its settings: no address, no pages, and a box that says so", async () => {
  await site.deploy({ NEWSLETTER_SECRET: "" });
  expect((await ask({ email: newAddress() })).status, "switched on, but not signed").toBe(503);
  await site.deploy({ NEWSLETTER_SEGMENT_ID: "" });
  expect((await ask({ email: newAddress() })).status).toBe(404);
  for (const step of Object.keys(words.steps))
    expect((await site.fetch(`/newsletter/${step}`)).status, step).toBe(404);
  expect((await press("/newsletter/confirm?token=x")).status).toBe(404);
  const page = parse(await (await site.fetch("/no-such-page")).text());
  expect(page.querySelector("footer form")?.getAttribute("action")).toBeUndefined();
  expect(page.querySelector("footer form")?.textContent).toContain(words.box.off);
});
