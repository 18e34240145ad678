import { afterAll, beforeAll, expect, test } from "vitest";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { filledForm, startWorker } from "./harness.ts";

/** Forms posted without script: answered with a page. */

const { refusals } = getWords("en").leadForms;
const path = "/api/send-email";
let site: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  site = await startWorker({ RESEND_API_KEY: "" });
});

afterAll(() => site.close());

const plainForm = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams({ formName: "Contact Form", ...fields }).toString(),
  redirect: "manual" as const,
});

test("leads to the thank-you page", async () => {
  const response = await site.fetch(path, plainForm(filledForm.formData));
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/thank-you");
  expect((await site.fetch("/thank-you")).status).toBe(200);
});

test("sent again with the same words it is the same lead, with others another", async () => {
  const email = `${crypto.randomUUID()}@duka.example`;
  for (const useCase of ["Statements", "Statements", "Invoices"]) {
    const response = await site.fetch(path, plainForm({ ...filledForm.formData, email, useCase }));
    expect(response.headers.get("Location")).toBe("/thank-you");
  }
  const theirs = (await site.leads()).filter((lead) => JSON.stringify(lead).includes(email));
  expect(theirs).toHaveLength(2);
});

test("from a Swahili page it is answered in Swahili", async () => {
  const { leadForms } = getWords("sw");
  const { frame } = leadForms.contact;
  const Referer = "https://www.tiririka.example/sw/support/contact";
  const from = (fields: Record<string, string>) => {
    const form = plainForm(fields);
    return site.fetch(path, { ...form, headers: { ...form.headers, Referer } });
  };
  const sent = await from(filledForm.formData);
  expect(sent.headers.get("Location")).toBe("/sw/thank-you");
  const refused = await from({ ...filledForm.formData, company: "" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('<html lang="sw">');
  expect(html).toContain(fill(frame.messages.required, { field: frame.fieldNames.company }));
  expect(html).toContain('href="/sw/privacy"');
  expect(html).not.toContain("is required");
});

test("is taken with every field as long as it may be, in characters of nine bytes each", async () => {
  const long = (length: number) => "\u12a0".repeat(length);
  const fields = {
    formName: "Get Started",
    name: long(200),
    company: long(200),
    useCase: long(5000),
    email: `${long(250)}@a.b`,
    phone: "0700 000 000",
    budget: long(200),
    timeline: long(200),
  };
  expect((await site.fetch(path, plainForm(fields))).status).toBe(303);
});

test("gets a page with the error and its own words, escaped", async () => {
  const response = await site.fetch(
    path,
    plainForm({ ...filledForm.formData, company: "", name: '"><script>' }),
  );
  expect(response.status).toBe(422);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  const html = await response.text();
  expect(html).toContain("company is required");
  expect(html).toContain('value="wanjiku@duka.example"');
  expect(html).not.toContain("<script>");
});

test("refused for its origin, it gets its own form back with its words", async () => {
  const refused = plainForm({
    ...filledForm.formData,
    formName: "Get Started",
    company: "",
    budget: "KSh 90,000",
  });
  const headers = { ...refused.headers, Origin: "null" };
  const response = await site.fetch(path, { ...refused, headers });
  expect(response.status).toBe(403);
  const html = await response.text();
  expect(html).toContain(refusals.foreignOrigin);
  expect(html).toContain('name="formName" value="Get Started"');
  expect(html).toContain("M-Pesa statements");
});

test("is not taken for shorter than it is, whatever stands in it", async () => {
  const flood = { ...plainForm({}), body: "%".repeat(100 * 1024) };
  expect((await site.fetch(path, flood)).status).toBe(413);
});

test("too long to be read, it gets the way back to it instead of an empty form", async () => {
  const response = await site.fetch(path, plainForm({ useCase: "x".repeat(32 * 1024) }));
  expect(response.status).toBe(413);
  const html = await response.text();
  expect(html).toContain(refusals.formTooLong);
  expect(html).not.toContain("<form");
});

test("keeps in that page where it was sent from, for the next try", async () => {
  const refused = plainForm({ ...filledForm.formData, company: "" });
  const headers = { ...refused.headers, Referer: "https://www.tiririka.example/tools?utm_source=radio" };
  const html = await (await site.fetch(path, { ...refused, headers })).text();
  const cameFrom = /name="cameFrom" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const email = "second-try@duka.example";
  const again = plainForm({ ...filledForm.formData, email, cameFrom });
  const fromRefusal = { ...again.headers, Referer: "https://www.tiririka.example/api/send-email" };
  expect((await site.fetch(path, { ...again, headers: fromRefusal })).status).toBe(303);
  const lead = (await site.leads()).find(({ form_data }) => String(form_data).includes(email));
  expect(JSON.parse(String(lead?.context)).visit).toMatchObject({ page: "/tools", utm_source: "radio" });
  expect(lead?.form_data).not.toContain("radio");
});
