import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { fieldsOf, formNames } from "#app/contract/field-list.ts";
import { honeypot } from "#app/contract/lead.ts";
import { filledForm, startBesideResend } from "./harness.ts";

const { site, close } = await startBesideResend();
afterAll(close);

const fieldNames = [
  ...new Set(formNames.flatMap((formName) => fieldsOf(formName).map(({ name }) => name))),
  honeypot,
];
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.emailAddress(),
  fc.jsonValue(),
  fc.constant("x".repeat(6_000)),
);
const formName = fc.oneof(fc.constantFrom(...formNames), fc.string(), fc.jsonValue());

/** Bodies from nearly valid ones to bytes that are not text. */
const body = fc.oneof(
  fc
    .record({
      formName,
      formData: fc.dictionary(fc.constantFrom(...fieldNames), value),
      submissionId: value,
      visit: value,
      turnstileToken: value,
    })
    .map(toJson),
  fc.record({ formName, formData: fc.jsonValue() }, { requiredKeys: [] }).map(toJson),
  fc.json(),
  fc
    .dictionary(fc.constantFrom("formName", ...fieldNames), fc.string({ unit: "grapheme" }))
    .map((fields) => new URLSearchParams(fields).toString()),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 2_000 }),
  fc.constantFrom(
    "[".repeat(20_000),
    '{"a":'.repeat(6_000),
    `{"formName":"${"\\u0000".repeat(3_000)}"}`,
    "%".repeat(30_000),
  ),
  fc.integer({ min: 32_700, max: 33_000 }).map((length) => toJson(filledForm).padEnd(length)),
);

/** Mostly content types that the endpoint reads. It refuses the others before it reads the body. */
const type = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "APPLICATION/JSON;x",
      "application/x-www-form-urlencoded",
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom("multipart/form-data; boundary=x", "text/plain", "") },
);

/** Printable ASCII, because HTTP clients refuse other characters in header values. */
const headerValue = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const headers = fc.dictionary(
  fc.constantFrom("Referer", "Accept", "Accept-Language", "User-Agent", "X-Forwarded-For", "Cookie"),
  headerValue,
);

/** Some requests are from another site. Most have no Origin. */
const origin = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headerValue.map((value) => ({ Origin: value })) },
);

const expectedStatuses = [200, 303, 400, 403, 413, 415, 422];

test("every response to random posts is documented, has the documented format, and reveals nothing about the code", {
  timeout: 240_000,
}, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(body, type, headers, origin, async (content, contentType, extra, from) => {
      const response = await site.fetch("/api/send-email", {
        method: "POST",
        headers: { ...extra, ...from, "Content-Type": contentType },
        body: typeof content === "string" ? content.toWellFormed() : new Uint8Array(content),
        redirect: "manual",
      });
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(expectedStatuses).toContain(response.status);
      const text = await response.text();
      expect(text).not.toMatch(/\bat \w+ \(|node_modules|index\.js:\d|resend/i);
      if (response.status === 303)
        expect(response.headers.get("Location")).toMatch(/^\/(thank-you|not-sent#[a-z0-9-]+)$/i);
      else {
        const answer = JSON.parse(text);
        expect(Object.keys(answer).sort()).toEqual(["message", "success"]);
        expect(answer.success).toBe(response.status === 200);
        expect(answer.message).toEqual(expect.any(String));
      }
    }),
    { numRuns: 400 },
  );
  process.stdout.write(`fuzz: ${JSON.stringify(Object.fromEntries(seen))}\n`);
});

function toJson(content: unknown): string {
  return JSON.stringify(content);
}
