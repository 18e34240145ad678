import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as messages from "~/leads/contract/messages.ts";
import { honeypot } from "~/leads/contract/suspicions.ts";
import { getWords } from "../../data/index.ts";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post, startWorker } from "./harness.ts";

const path = "/api/send-email";
const { leadForms } = getWords("en");
let resend: FakeResend;
let site: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  resend = await FakeResend.start();
  site = await startWorker({
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: resend.url,
    LEADS_TO: "leads@duka.example",
    ALLOWED_ORIGINS: "https://partner.example, https://www.tiririka.example",
  });
});

afterAll(async () => {
  await site.close();
  await resend.close();
});

async function expectRefusal(
  response: Awaited<ReturnType<typeof site.fetch>>,
  status: number,
  message: unknown,
) {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, message });
}

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

  test.each(["Quote Request", "Get Started"])("of the %s kind is taken too", async (formName) => {
    expect((await site.fetch(path, post({ ...filledForm, formName }))).status).toBe(200);
  });

  test("sent again under its submissionId is one lead and one mail", async () => {
    const submissionId = crypto.randomUUID();
    const row = async () => (await site.leads()).find(({ id }) => id === submissionId);
    expect((await site.fetch(path, post({ ...filledForm, submissionId }))).status).toBe(200);
    await expect.poll(async () => (await row())?.sent_at).toEqual(expect.any(Number));
    const delivered = await row();
    expect((await site.fetch(path, post({ ...filledForm, submissionId }))).status).toBe(200);
    expect(await row()).toEqual(delivered);
  });

  test("with a submissionId of another is a lead of its own, however often it is sent", async () => {
    const submissionId = crypto.randomUUID();
    const company = `Duka ${submissionId}`;
    const formData = { ...filledForm.formData, company };
    const first = { ...filledForm, formData, submissionId };
    const otherWords = { ...first, formData: { ...formData, useCase: "Stock counts" } };
    const otherForm = { ...first, formName: "Get Started" };
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
    "is taken from the allowed origin %s",
    async (Origin) => {
      const headers = { Origin, "Sec-Fetch-Site": "cross-site" };
      expect((await site.fetch(path, post(filledForm, headers))).status).toBe(200);
    },
  );
});

describe("what comes with a lead", () => {
  /** Sends a form and waits for its mail and its row. */
  async function send(body: object) {
    const submissionId = crypto.randomUUID();
    expect((await site.fetch(path, post({ ...filledForm, ...body, submissionId }))).status).toBe(200);
    return arrived(submissionId);
  }

  async function arrived(id: string) {
    const sent = () => resend.sent.get(`lead/${id}/1`);
    await resend.until(() => sent() !== undefined);
    const row = (await site.leads()).find((lead) => lead.id === id);
    return { mail: sent()?.body, row, context: JSON.parse(String(row?.context)) };
  }

  test("a filled honeypot and a hasty submit flag it: kept, and mailed as possible spam", async () => {
    const { mail, row, context } = await send({
      formData: { ...filledForm.formData, [honeypot]: "Cheap watches" },
      visit: { milliseconds: 300 },
    });
    expect(context.suspicions).toEqual(["honeypot", "too-fast"]);
    expect(mail?.subject).toMatch(/^\[possible spam\] Contact Form: Wanjiku Kamau/);
    expect(mail?.text).toContain("nobody can see");
    expect(JSON.stringify([mail, row])).not.toContain("Cheap watches");
  });

  test("a visit is stored and mailed", async () => {
    const visit = { page: "/products", referrer: "https://www.google.com/", utm_source: "radio" };
    const { mail, context } = await send({ visit: { ...visit, milliseconds: 2000 } });
    expect(context).toMatchObject({ visit: { ...visit, milliseconds: 2000 }, suspicions: [] });
    expect(mail?.subject).toMatch(/^Contact Form: /);
    expect(mail?.text).toContain("Came from\nPage: /products\nLed here by: https://www.google.com/");
  });

  test.each([undefined, null, 5, [], { page: { a: 1 }, milliseconds: "soon", referrer: "x".repeat(5000) }])(
    "the visit %o costs no lead and raises no suspicion",
    async (visit) => {
      expect((await send({ visit })).context.suspicions).toEqual([]);
    },
  );

  test("a plain post's visit is in its Referer", async () => {
    const before = new Set((await site.leads()).map(({ id }) => id));
    const response = await site.fetch(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Referer: "https://www.tiririka.example/tools?utm_source=radio&email=w@duka.example",
      },
      body: new URLSearchParams({
        formName: "Contact Form",
        ...filledForm.formData,
        [honeypot]: "",
      }).toString(),
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    const lead = (await site.leads()).find(({ id }) => !before.has(id));
    const { mail, context } = await arrived(String(lead?.id));
    expect(context).toMatchObject({ visit: { page: "/tools", utm_source: "radio" }, suspicions: [] });
    expect(mail?.text).toContain("Page: /tools\nSource: radio");
  });
});

describe("the gates", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("405 with Allow for %s", async (method) => {
    const response = await site.fetch(path, { method });
    expect(response.headers.get("Allow")).toBe("POST");
    await expectRefusal(response, 405, messages.onlyPost);
  });

  test.each([{ Origin: "https://evil.example" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }])(
    "403 for %o",
    async (headers) => {
      const response = await site.fetch(path, post(filledForm, headers as Record<string, string>));
      await expectRefusal(response, 403, messages.foreignOrigin);
    },
  );

  test.each(["text/plain", "multipart/form-data; boundary=x", ""])("415 for the type '%s'", async (type) => {
    const response = await site.fetch(path, post(filledForm, { "Content-Type": type }));
    await expectRefusal(response, 415, messages.unknownType);
  });

  test("413 past 32 KiB, with and without Content-Length, and the next visitor is served", async () => {
    const body = JSON.stringify({ ...filledForm, padding: "x".repeat(3_000_000) });
    const whole = () => post(body);
    const streamed = () => ({ ...post(""), body: new Blob([body]).stream(), duplex: "half" }) as RequestInit;
    for (const init of [whole, streamed, whole, streamed]) {
      await expectRefusal(await site.fetch(path, init()), 413, messages.bodyTooLong);
      expect((await site.fetch(path, post(filledForm))).status).toBe(200);
    }
  });

  test("a body just under 32 KiB passes the gate", async () => {
    const body = JSON.stringify(filledForm);
    const padded = body + " ".repeat(32 * 1024 - body.length);
    expect((await site.fetch(path, post(padded))).status).toBe(200);
    await expectRefusal(await site.fetch(path, post(`${padded} `)), 413, messages.bodyTooLong);
  });

  test.each(["{", "", "null", "[]", '"text"', "5"])("400 for the body %s", async (body) => {
    await expectRefusal(await site.fetch(path, post(body)), 400, messages.notJson);
  });

  test.each([
    [{ ...filledForm, formName: "Another" }, "Unknown form"],
    [{ ...filledForm, formName: "__proto__" }, "Unknown form"],
    [{ formData: filledForm.formData }, "Unknown form"],
    [{ formName: "Contact Form", formData: {} }, "name is required"],
    [{ ...filledForm, formData: { ...filledForm.formData, company: "" } }, "company is required"],
    [
      { ...filledForm, formData: { ...filledForm.formData, email: "a b@c.d" } },
      "Please enter a valid email address",
    ],
  ])("422 for %o", async (body, message) => {
    await expectRefusal(await site.fetch(path, post(body)), 422, message);
  });

  test("429 with Retry-After after ten forms of one kind from one address; other forms and addresses pass", async () => {
    const from = (address: string) => ({ "CF-Connecting-IP": address });
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) {
      // One subscriber's /64: the limit must not be dodged by counting up.
      statuses.push((await site.fetch(path, post(filledForm, from(`2001:db8:1:2::${sent}`)))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await site.fetch(path, post(filledForm, from("2001:db8:1:2::ffff")));
    expect(refused.headers.get("Retry-After")).toBe("60");
    await expectRefusal(refused, 429, messages.tooMany);
    expect((await site.fetch(path, post(filledForm, from("2001:db8:1:3::1")))).status).toBe(200);
    const otherForm = { ...filledForm, formName: "Get Started" };
    expect((await site.fetch(path, post(otherForm, from("2001:db8:1:2::1")))).status).toBe(200);
  });
});

describe("a form posted without script", () => {
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

  test("is taken with every field as long as it may be, in characters of nine bytes each", async () => {
    const long = (length: number) => "\u12a0".repeat(length);
    const fields = {
      ...{ formName: "Get Started", name: long(200), company: long(200), useCase: long(5000) },
      ...{ email: `${long(250)}@a.b`, phone: "0700 000 000", budget: long(200), timeline: long(200) },
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
    expect(html).toContain(messages.foreignOrigin);
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
    expect(html).toContain("Go back in your browser");
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
});

describe("pages", () => {
  test("an unknown address is a 404 inside the layout", async () => {
    const response = await site.fetch("/no-such-page");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('id="main"');
    expect(html).toContain("mailto:");
  });

  test("a known page is a file: it comes with the file's ETag, without the Worker", async () => {
    const response = await site.fetch("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]+"$/);
  });
});

test("the log holds one JSON line per event and nothing of the visitor's", () => {
  const lines = site.logs().filter((line) => line.includes('"event"'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line))).toEqual(expect.arrayContaining(["event", "lead", "form"]));
    expect(line).not.toMatch(/wanjiku|duka|m-pesa|198\.51|2001:db8|radio|google|watches/i);
  }
});
