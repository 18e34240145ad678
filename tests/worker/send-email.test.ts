import { afterAll, describe, expect, test } from "vitest";
import { honeypot } from "#app/contract/lead.ts";
import { getWords } from "#data/index.ts";
import { sampleValues } from "../fakes/sample-form.ts";
import { filledForm, post, startBesideResend } from "./harness.ts";

const path = "/api/send-email";
const { leadForms } = getWords("en");
const { resend, site, close } = await startBesideResend({
  LEADS_TO: "leads@duka.example",
  ALLOWED_ORIGINS: "https://partner.example, https://www.tiririka.example",
});
afterAll(close);

describe("a filled form", () => {
  test("is answered with success, and mailed with the visitor as Reply-To", async () => {
    const response = await site.fetch(path, post(filledForm));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: leadForms.received });
    await resend.until(() => resend.sent.size === 1);
    const [mail] = resend.sent.values();
    expect(mail?.authorization).toBe("Bearer re_test");
    expect(mail?.body).toMatchObject({ reply_to: "wanjiku@duka.example", to: ["leads@duka.example"] });
    expect(mail?.body.subject).toMatch(/^Contact Form: Wanjiku Kamau, Duka Ltd \[[0-9a-f]{8}\]$/);
    expect(mail?.body.text).toContain("M-Pesa statements");
  });

  test("that is sent again under its submissionId is one lead and one mail", async () => {
    const submissionId = crypto.randomUUID();
    const row = async () => (await site.leads()).find(({ id }) => id === submissionId);
    expect((await site.fetch(path, post({ ...filledForm, submissionId }))).status).toBe(200);
    await expect.poll(async () => (await row())?.sent_at).toEqual(expect.any(Number));
    const delivered = await row();
    expect((await site.fetch(path, post({ ...filledForm, submissionId }))).status).toBe(200);
    expect(await row()).toEqual(delivered);
  });

  test("with the submissionId of another lead is a separate lead, and is stored once", async () => {
    const submissionId = crypto.randomUUID();
    const company = `Duka ${submissionId}`;
    const formData = { ...filledForm.formData, company };
    const first = { ...filledForm, formData, submissionId };
    const otherWords = { ...first, formData: { ...formData, useCase: "Stock counts" } };
    const otherForm = {
      ...first,
      formName: "Get Started",
      formData: { ...sampleValues("Get Started"), ...formData },
    };
    for (const body of [first, otherWords, otherForm, first, otherWords, otherForm])
      expect((await site.fetch(path, post(body))).status).toBe(200);
    const kept = (await site.leads()).filter(({ form_data }) => String(form_data).includes(company));
    expect(kept).toHaveLength(3);
    const ids = kept.map(({ id }) => String(id));
    expect(ids).toContain(submissionId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    await resend.until(() => ids.every((id) => resend.sent.has(`lead/${id}/1`)));
  });

  test.each(["https://partner.example", "https://www.tiririka.example"])(
    "is accepted from the allowed origin %s",
    async (Origin) => {
      const headers = { Origin, "Sec-Fetch-Site": "cross-site" };
      expect((await site.fetch(path, post(filledForm, headers))).status).toBe(200);
    },
  );
});

test("the visit of a plain post is read from its Referer and mailed", async () => {
  const email = "plain-post@duka.example";
  const response = await site.fetch(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Referer: "https://www.tiririka.example/tools?utm_source=radio&email=w@duka.example",
    },
    body: `${new URLSearchParams({ formName: "Contact Form", ...filledForm.formData, email, [honeypot]: "" })}`,
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  const lead = (await site.leads()).find(({ form_data }) => String(form_data).includes(email));
  const visit = { page: "/tools", utm_source: "radio" };
  expect(JSON.parse(String(lead?.context))).toMatchObject({ visit, suspicions: [] });
  const mail = () => resend.sent.get(`lead/${lead?.id}/1`);
  await resend.until(() => mail() !== undefined);
  expect(mail()?.body.text).toContain("Page: /tools\nSource: radio");
});

test("the log has one JSON line per event and nothing of the visitor", () => {
  const lines = site.logs().filter((line) => line.includes('"event"'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line))).toEqual(expect.arrayContaining(["event", "lead", "form"]));
    expect(line).not.toMatch(/wanjiku|duka|m-pesa|198\.51|2001:db8|radio|google|watches/i);
  }
});
