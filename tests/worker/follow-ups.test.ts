import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getWords } from "#data/index.ts";
import type { FakeResend, MailCall } from "../fakes/resend.ts";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { WebhookReceiver } from "../fakes/webhook-receiver.ts";
import { filledForm, post, startBesideResend } from "./harness.ts";

/** Tests of follow-ups in the built Worker: the answer page, the acknowledgement, the reminder and the webhook. */

let turnstile: FakeTurnstile;
let receiver: WebhookReceiver;
let resend: FakeResend;
let site: Awaited<ReturnType<typeof startBesideResend>>["site"];
let close: () => Promise<void>;
const ownersAddress = "leads@duka.example";

beforeAll(async () => {
  turnstile = await FakeTurnstile.start();
  receiver = await WebhookReceiver.start();
  ({ resend, site, close } = await startBesideResend({
    LEADS_TO: ownersAddress,
    TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
    TURNSTILE_SECRET_KEY: "0x-secret",
    TURNSTILE_VERIFY_URL: turnstile.url,
    ANSWER_SECRET: "an answer secret of 32 characters",
    // 3.6 seconds.
    REMIND_AFTER_HOURS: "0.001",
    ACKNOWLEDGE: "on",
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: receiver.secret,
  }));
});

afterAll(async () => {
  await close();
  await turnstile.close();
  await receiver.close();
});

/** Posts a form, and returns the lead's id. */
async function send({
  email = `${crypto.randomUUID()}@duka.example`,
  token = "token" as string | null,
  submissionId = crypto.randomUUID() as string,
  page = "/products",
} = {}) {
  const formData = { ...filledForm.formData, email };
  const body = { ...filledForm, formData, submissionId, turnstileToken: token, visit: { page } };
  expect((await site.fetch("/api/send-email", post(body))).status).toBe(200);
  return { id: submissionId, email };
}

const mailsTo = (email: string) => [...resend.sent.values()].filter(({ body }) => body.to.includes(email));
const ownersMail = async (id: string) => {
  await resend.until(() => resend.sent.has(`lead/${id}/1`));
  return resend.sent.get(`lead/${id}/1`) as MailCall;
};
const remindersOf = (id: string) =>
  [...resend.sent].filter(
    ([key, { body }]) => key.startsWith("reminder/") && body.text?.includes(id.slice(0, 8)),
  );

/** The path of the answer page in the mail to the owner. */
async function answerPath(id: string): Promise<string> {
  const { body } = await ownersMail(id);
  const [, link = ""] = /Mark as answered: (\S+)/.exec(body.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const isAnswered = async (id: string) => {
  const lead = (await site.leads()).find((one) => one.id === id);
  return lead?.answered_at !== null;
};

const press = (path: string, answered?: string, headers: Record<string, string> = {}) =>
  site.fetch(path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: answered ? `answered=${answered}` : "",
  });

describe("the answer page", () => {
  test("has no script and no personal data, and GET and HEAD change nothing", async () => {
    const { id, email } = await send();
    const path = await answerPath(id);
    const page = await site.fetch(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    // The URL contains the key.
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const part of ["script-src 'self';", "form-action 'self'", "frame-ancestors 'none'"])
      expect(`${policy};`).toContain(part);
    const html = await page.text();
    const document = parse(html);
    expect(document.querySelectorAll("script")).toEqual([]);
    expect(document.querySelectorAll("form button")).toHaveLength(1);
    for (const words of [email, ...Object.values(filledForm.formData)]) expect(html).not.toContain(words);
    const head = await site.fetch(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(await isAnswered(id)).toBe(false);
  });

  test("sets the mark with POST, with or without a body, keeps it, and removes it", async () => {
    const { id } = await send();
    const path = await answerPath(id);
    const answer = await press(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(await isAnswered(id)).toBe(true);
    expect((await press(path, "yes")).status).toBe(303);
    expect(
      parse(await (await site.fetch(path)).text())
        .querySelector("button")
        ?.getAttribute("value"),
    ).toBe("no");
    await press(path, "no");
    expect(await isAnswered(id)).toBe(false);
  });

  test("refuses posts from pages of other sites", async () => {
    const { id } = await send();
    const path = await answerPath(id);
    for (const headers of [
      { Origin: "https://other.example" },
      { Origin: "null" },
      { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    ])
      expect((await press(path, "yes", headers)).status, JSON.stringify(headers)).toBe(403);
    expect(await isAnswered(id)).toBe(false);
    // The page sends no referrer, so browsers hide the origin of its own post.
    expect((await press(path, "yes", { Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
    expect(await isAnswered(id)).toBe(true);
  });

  test("answers wrong keys and unknown leads with the same 404, and changes nothing", async () => {
    const [{ id }, other] = [await send(), await send()];
    const path = await answerPath(id);
    const foreign = path.replace(/key=.*/, (await answerPath(other.id)).replace(/.*\?/, ""));
    const unknown = path.replace(id.slice(0, 8), "00000000");
    const wrong = [foreign, unknown, path.slice(0, -1), `${path}0`, path.replace(/\?.*/, "")];
    const bodies = new Set<string>();
    for (const one of wrong) {
      const [shown, pressed] = [await site.fetch(one), await press(one)];
      expect([shown.status, pressed.status], one).toEqual([404, 404]);
      for (const answer of [shown, pressed]) bodies.add(await answer.text());
    }
    expect(bodies.size).toBe(1);
    for (const lead of [id, other.id]) expect(await isAnswered(lead)).toBe(false);
    const other405 = await site.fetch(path, { method: "PUT" });
    expect([other405.status, other405.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await press(path, "x".repeat(5_000))).status).toBe(413);
    expect(await isAnswered(id)).toBe(false);
  });
});

describe("the acknowledgement", () => {
  test("is sent to a confirmed visitor in the language of the page, after the owner's mail", async () => {
    const { id, email } = await send({ page: "/sw/products" });
    await resend.until(() => mailsTo(email).length > 0);
    const [mail] = mailsTo(email);
    expect(mail?.body.subject).toBe(`${getWords("sw").acknowledgement.subject} [${id.slice(0, 8)}]`);
    expect(mail?.body.reply_to).toEqual([ownersAddress]);
    const order = [...resend.sent.values()];
    expect(order.indexOf(mail as MailCall)).toBeGreaterThan(order.indexOf(await ownersMail(id)));
    expect(JSON.stringify(site.events(id))).not.toContain(email);
  });

  test("is not sent without a token, nor with the token of another lead", async () => {
    const unconfirmed = await send({ token: null });
    const first = await send();
    const second = await send({ submissionId: first.id });
    const last = await send();
    await resend.until(() => mailsTo(last.email).length > 0 && mailsTo(first.email).length > 0);
    // A later lead has its acknowledgement, so acknowledgements of these two leads would have been sent too.
    expect([...resend.sent.values()].filter(({ body }) => body.reply_to === second.email)).toHaveLength(1);
    expect([mailsTo(unconfirmed.email), mailsTo(second.email)]).toEqual([[], []]);
  });
});

test("no acknowledgement is sent once half of the free mails of a day are used, so that the others are left for leads", async () => {
  resend.usedToday = 50;
  const late = await send();
  await ownersMail(late.id);
  resend.usedToday = 49;
  const next = await send();
  await resend.until(() => mailsTo(next.email).length > 0);
  resend.usedToday = undefined;
  expect(mailsTo(late.email)).toEqual([]);
});

test("the owner is reminded once about a lead that nobody has answered", async () => {
  const [open, answered] = [await send(), await send()];
  await press(await answerPath(answered.id), "yes");
  await resend.until(() => remindersOf(open.id).length > 0);
  // This lead is due after the others.
  const last = await send();
  await resend.until(() => remindersOf(last.id).length > 0);
  expect(remindersOf(open.id)).toHaveLength(1);
  expect(remindersOf(answered.id)).toEqual([]);
});

test("the webhook gets each lead under one id, also again after a failure; redirects are not followed", async () => {
  const attempts = async (treatment: number) => {
    const id = crypto.randomUUID();
    receiver.treatmentsOf.set(id, [treatment]);
    await send({ submissionId: id });
    const posts = () => receiver.posts.filter(({ lead }) => lead.id === id);
    await expect.poll(() => posts().length, { timeout: 20_000 }).toBe(2);
    expect(posts()[0]?.lead).toMatchObject({ reference: id.slice(0, 8), page: "/products", language: "en" });
    expect(new Set(posts().map((one) => one.id)).size).toBe(1);
  };
  await Promise.all([attempts(500), attempts(302)]);
  expect(new Set(receiver.paths)).toEqual(new Set(["POST /leads"]));
});
