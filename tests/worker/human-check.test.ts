import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkHuman } from "#app/leads/intake/human-check.ts";
import { reasons } from "#app/leads/intake/refusal.ts";
import { getWords } from "#data/index.ts";
import { FakeTurnstile, type Verdict } from "../fakes/turnstile.ts";
import { apiPageMessages } from "./api-page.ts";
import { filledForm, post, startWorker } from "./harness.ts";

const path = "/api/send-email";
const keys = { TURNSTILE_SITE_KEY: "1x00000000000000000000AA", TURNSTILE_SECRET_KEY: "0x-secret" };
let turnstile: FakeTurnstile;
let site: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  turnstile = await FakeTurnstile.start();
  site = await startWorker({ RESEND_API_KEY: "", ...keys, TURNSTILE_VERIFY_URL: turnstile.url });
});

afterAll(async () => {
  await site.close();
  await turnstile.close();
});

beforeEach(() => {
  turnstile.verdict = verdict(true);
  turnstile.questions.length = 0;
});

const verdict = (success: boolean, ...codes: string[]): Verdict => ({
  body: JSON.stringify({ success, "error-codes": codes }),
});

const rowOf = async (id: string) => (await site.leads()).find((lead) => lead.id === id);

/** Sends a form with a token. Returns the lead's suspicions. */
async function suspicionsAfter(turnstileToken: unknown = "token") {
  const submissionId = crypto.randomUUID();
  const response = await site.fetch(path, post({ ...filledForm, submissionId, turnstileToken }));
  expect(response.status).toBe(200);
  return JSON.parse(String((await rowOf(submissionId))?.context)).suspicions;
}

test("a valid token causes no flag; the request to Turnstile has the secret, the token, the lead's id and the IP address", async () => {
  const submissionId = crypto.randomUUID();
  const headers = { "CF-Connecting-IP": "203.0.113.7" };
  const body = { ...filledForm, submissionId, turnstileToken: "good" };
  expect((await site.fetch(path, post(body, headers))).status).toBe(200);
  expect(JSON.parse(String((await rowOf(submissionId))?.context)).suspicions).toEqual([]);
  expect(turnstile.questions).toEqual([
    {
      secret: keys.TURNSTILE_SECRET_KEY,
      response: "good",
      idempotency_key: submissionId,
      remoteip: "203.0.113.7",
    },
  ]);
});

test("a token that Turnstile declares invalid is refused with 403, and nothing is stored", async () => {
  turnstile.verdict = verdict(false, "invalid-input-response");
  const submissionId = crypto.randomUUID();
  const response = await site.fetch(path, post({ ...filledForm, submissionId, turnstileToken: "false" }));
  const { status } = reasons.notHuman;
  const message = getWords("en").leadForms.refusals.notHuman;
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ success: false, message });
  expect((await apiPageMessages(site)).get(status), "on the API page").toContain(message);
  expect(await rowOf(submissionId)).toBeUndefined();
});

test("a lead with a used or old token is stored and flagged", async () => {
  turnstile.verdict = verdict(false, "timeout-or-duplicate");
  expect(await suspicionsAfter()).toEqual(["not-verified"]);
});

test.each([undefined, null, "", 5, {}])(
  "a lead with the missing token %o is stored and flagged, without a request to Turnstile",
  async (token) => {
    expect(await suspicionsAfter(token ?? null)).toEqual(["not-verified"]);
    expect(turnstile.questions).toEqual([]);
  },
);

test("a plain form post, which has no token, is stored and flagged", async () => {
  const email = "plain-post@duka.example";
  const response = await site.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ formName: "Contact Form", ...filledForm.formData, email }).toString(),
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  const lead = (await site.leads()).find(({ form_data }) => String(form_data).includes(email));
  expect(JSON.parse(String(lead?.context)).suspicions).toEqual(["not-verified"]);
});

describe("no lead is lost if the verification gives no result", () => {
  const odd: [string, Verdict][] = [
    ["never answers", "hang"],
    ["stops half-way", "hang-in-body"],
    ["answers HTML", { status: 502, body: "<h1>Bad gateway</h1>" }],
    ["answers other JSON", { body: '{"success":"yes"}' }],
    ["answers nothing", { body: "" }],
    ["does not know the secret", verdict(false, "invalid-input-secret", "invalid-input-response")],
    ["is out of order", verdict(false, "internal-error")],
    ["gives no reason", verdict(false)],
  ];
  test.each(odd)("when it %s", async (_, answer) => {
    turnstile.verdict = answer;
    expect(await suspicionsAfter()).toEqual(["verification-unreachable"]);
    expect(turnstile.questions).toHaveLength(1);
  });
});

test("a lead with a wrong field is not verified", async () => {
  const body = { formName: "Contact Form", formData: {}, turnstileToken: "token" };
  expect((await site.fetch(path, post(body))).status).toBe(422);
  expect(turnstile.questions).toEqual([]);
});

test("the document contains the site key", async () => {
  const html = await (await site.fetch("/no-such-page")).text();
  expect(html).toContain(`<meta name="turnstile-site-key" content="${keys.TURNSTILE_SITE_KEY}"/>`);
});

test("the log has the failures, but nothing of the visitor and no secret", () => {
  const lines = site.logs().filter((line) => line.includes("human-check.failed"));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/wanjiku|duka|198\.51|0x-secret|token"/i);
});

test("without both keys the check is off", async () => {
  const ask = (half: object) =>
    checkHuman("token", null, "id", { siteKey: "", secretKey: "", verifyUrl: turnstile.url, ...half });
  expect(await ask({})).toBeUndefined();
  expect(await ask({ siteKey: keys.TURNSTILE_SITE_KEY })).toBeUndefined();
  expect(await ask({ secretKey: keys.TURNSTILE_SECRET_KEY })).toBeUndefined();
  expect(turnstile.questions).toEqual([]);
});
