import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeReason, type Reason, reasons } from "#app/leads/intake/refusal.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { getWords, locales } from "#data/index.ts";
import { sampleValues } from "../fakes/sample-form.ts";
import { apiPageMessages } from "./api-page.ts";
import { filledForm, post, startWorker } from "./harness.ts";

const startForm = { formName: "Get Started", formData: sampleValues("Get Started") };

/** Requests that the endpoint refuses. The result does not depend on whether mails can be sent. */

const path = "/api/send-email";
let site: Awaited<ReturnType<typeof startWorker>>;
let documented: Awaited<ReturnType<typeof apiPageMessages>>;

beforeAll(async () => {
  site = await startWorker({ RESEND_API_KEY: "" });
  documented = await apiPageMessages(site);
});

afterAll(() => site.close());

async function expectRefusal(response: Awaited<ReturnType<typeof site.fetch>>, reason: Reason) {
  const { status } = reason;
  const message = describeReason(reason, getWords("en"));
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, message });
  expect(documented.get(status), "on the API page").toContain(message);
}

describe("a request", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("405 with Allow for %s", async (method) => {
    const response = await site.fetch(path, { method });
    expect(response.headers.get("Allow")).toBe("POST");
    await expectRefusal(response, reasons.onlyPost);
  });

  test.each([{ Origin: "https://evil.example" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }])(
    "403 for %o",
    async (headers) => {
      const response = await site.fetch(path, post(filledForm, headers as Record<string, string>));
      await expectRefusal(response, reasons.foreignOrigin);
    },
  );

  // Browsers hide the origin of a page without a referrer. A page in a sandbox of another site is also of the origin "null".
  test.each([
    ["null", "same-origin", 200],
    ["null", "same-site", 403],
    ["null", "cross-site", 403],
    ["the site's own", "same-origin", 200],
    ["the site's own", "cross-site", 403],
  ])("from the origin %s, which the browser calls %s: %i", async (origin, from, status) => {
    const headers = { Origin: origin === "null" ? origin : site.url.origin, "Sec-Fetch-Site": from };
    expect((await site.fetch(path, post(filledForm, headers))).status).toBe(status);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", ""])("415 for the type '%s'", async (type) => {
    const response = await site.fetch(path, post(filledForm, { "Content-Type": type }));
    await expectRefusal(response, reasons.unknownType);
  });

  test("413 above 32 KiB, with and without Content-Length, and the next request is answered", async () => {
    const body = JSON.stringify({ ...filledForm, padding: "x".repeat(3_000_000) });
    const whole = () => post(body);
    const streamed = () => ({ ...post(""), body: new Blob([body]).stream(), duplex: "half" }) as RequestInit;
    for (const init of [whole, streamed, whole, streamed]) {
      await expectRefusal(await site.fetch(path, init()), reasons.bodyTooLong);
      expect((await site.fetch(path, post(filledForm))).status).toBe(200);
    }
  });

  test("a body just under 32 KiB passes", async () => {
    const body = JSON.stringify(filledForm);
    const padded = body + " ".repeat(32 * 1024 - body.length);
    expect((await site.fetch(path, post(padded))).status).toBe(200);
    await expectRefusal(await site.fetch(path, post(`${padded} `)), reasons.bodyTooLong);
  });

  test.each(["{", "", "null", "[]", '"text"', "5"])("400 for the body %s", async (body) => {
    await expectRefusal(await site.fetch(path, post(body)), reasons.notJson);
  });

  test("400 for JSON in Latin-1, so that no lead has broken letters", async () => {
    const formData = { ...filledForm.formData, name: "Zoë" };
    const latin1 = Buffer.from(JSON.stringify({ ...filledForm, formData }), "latin1");
    await expectRefusal(await site.fetch(path, { ...post(""), body: latin1 }), reasons.notUtf8);
  });

  test.each([
    [{ ...filledForm, formName: "Another" }, getWords("en").leadForms.refusals.unknownForm],
    [{ ...filledForm, formName: "__proto__" }, getWords("en").leadForms.refusals.unknownForm],
    [{ formName: "Contact Form", formData: {} }, "name is required"],
  ])("422 for %o", async (body, message) => {
    const response = await site.fetch(path, post(body));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ success: false, message });
  });
});

describe("the rate limit", () => {
  const send = (ip: string, body: object = filledForm) =>
    site.fetch(path, post(body, { "CF-Connecting-IP": ip }));

  let networks = 0;

  /** Posts at the same time from addresses in a network that has sent nothing before. Returns the responses. */
  async function answersTo(hosts: string[]) {
    for (;;) {
      const network = `2001:db8:${++networks}`;
      const minute = () => Math.floor(Date.now() / 60_000);
      const startedAt = minute();
      const answers = await Promise.all(hosts.map((host) => send(`${network}:${host}`)));
      // Local rate counters restart at each full minute, so repeat the posts if a minute has passed.
      if (minute() === startedAt)
        return { network, answers, statuses: answers.map(({ status }) => status).sort() };
    }
  }

  test("429 with Retry-After after ten forms of one kind from one address; other forms and addresses pass", async () => {
    // All addresses of a /64 belong to one subscriber. Using a new one for each post must not avoid the limit.
    const { network, answers, statuses } = await answersTo(
      Array.from({ length: 11 }, (_, host) => `2::${host}`),
    );
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    for (const refused of answers.filter(({ status }) => status === 429)) {
      expect(refused.headers.get("Retry-After")).toBe("60");
      await expectRefusal(refused, reasons.tooMany);
    }
    expect((await send(`${network}:3::1`)).status).toBe(200);
    expect((await send(`${network}:2::1`, startForm)).status).toBe(200);
  });

  test("429 after sixty forms of one kind from one /48, each from a /64 of its own; other networks pass", async () => {
    const { statuses } = await answersTo(Array.from({ length: 62 }, (_, subnet) => `${subnet + 1}::1`));
    expect(statuses, site.logs().join("\n")).toEqual([...Array(60).fill(200), 429, 429]);
    expect((await answersTo(["ffff::1"])).statuses).toEqual([200]);
  });
});

describe("a path longer than any page's", () => {
  test.each(["/".repeat(15_000), "/a".repeat(7_500), "a".repeat(15_000)])(
    "has the usual page that says so",
    async (rest) => {
      const response = await site.fetch(`/tools${rest}x`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(getWords("en").layout.notFound.title);
      expect((await site.fetch(`/tools${rest}x`, post(filledForm))).status).toBe(405);
      expect(site.logs().join("\n")).not.toContain("request.failed");
    },
  );
});

describe("faults of clients are not logged as errors of the Worker:", () => {
  const faultsLogged = () =>
    site.logs().filter((line) => /lead\.unavailable|request\.failed|Uncaught/.test(line));

  /** Sends a request unchanged, and nothing else. */
  async function sendRaw(header: string, body: string) {
    const type = "Content-Type: application/json";
    const head = [`POST ${path} HTTP/1.1`, `Host: ${site.url.host}`, type, header, "", body];
    const socket = connect(Number(site.url.port), site.url.hostname).resume();
    socket.end(head.join("\r\n"));
    await once(socket, "close");
  }

  test.each([
    ["Content-Length: 500", '{"formName":"Contact Form"'],
    ["Transfer-Encoding: chunked", '5\r\n{"for\r\n'],
    ["Transfer-Encoding: chunked", '5\r\n{"for\r\nno size\r\n'],
  ])("an incomplete upload (%s, %j)", async (header, body) => {
    await sendRaw(header, body);
    expect((await site.fetch(path, post(filledForm))).status).toBe(200);
    expect(faultsLogged()).toEqual([]);
  });

  test("a post from another site to a URL of loader data", async () => {
    const foreign = post(filledForm, { Origin: "https://evil.example" });
    expect((await site.fetch(`${path}.data`, foreign)).status).toBe(405);
    expect(faultsLogged()).toEqual([]);
  });
});

describe("a form posted without script", () => {
  const plainForm = (fields: Record<string, string>) => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ formName: "Contact Form", ...fields }).toString(),
    redirect: "manual" as const,
  });

  test("is the same lead if it is sent again with the same words, and another lead with other words", async () => {
    const email = `${crypto.randomUUID()}@duka.example`;
    for (const useCase of ["Statements", "Statements", "Invoices"]) {
      const response = await site.fetch(path, plainForm({ ...filledForm.formData, email, useCase }));
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/thank-you"]);
    }
    const theirs = (await site.leads()).filter((lead) => JSON.stringify(lead).includes(email));
    expect(theirs).toHaveLength(2);
  });

  test.each(locales)("from a page in %s is answered in that language", async (locale) => {
    const Referer = `https://www.tiririka.example${localPath("/support/contact", locale)}`;
    const from = (fields: Record<string, string>) => {
      const form = plainForm(fields);
      return site.fetch(path, { ...form, headers: { ...form.headers, Referer } });
    };
    const sent = await from(filledForm.formData);
    expect(sent.headers.get("Location")).toBe(localPath("/thank-you", locale));
    const refused = await from({ ...filledForm.formData, company: "" });
    expect([refused.status, refused.headers.get("Location")]).toEqual([
      303,
      `${localPath("/not-sent", locale)}#company-required`,
    ]);
  });

  test("is accepted with every field at its limit, in characters of nine encoded bytes", async () => {
    const long = (length: number) => "\u12a0".repeat(length);
    const fields = {
      formName: "Get Started",
      ...startForm.formData,
      name: long(200),
      company: long(200),
      useCase: long(5000),
      email: `${long(250)}@a.b`,
      phone: "0700 000 000",
      budget: long(200),
      timeline: long(200),
    };
    const { status, headers } = await site.fetch(path, plainForm(fields));
    expect([status, headers.get("Location")]).toEqual([303, "/thank-you"]);
  });

  test.each([
    ["for its origin", {}, "null", "foreignOrigin"],
    ["for its email", { email: "wanjiku" }, undefined, "email-invalidEmail"],
    ["for a long name", { name: "W".repeat(201) }, undefined, "name-tooLong"],
    ["for a long text", { useCase: "W".repeat(5001) }, undefined, "useCase-tooLong"],
    ["for the name of its form", { formName: "Another Form" }, undefined, "unknownForm"],
    ["because it is too long to be read", { useCase: "x".repeat(32 * 1024) }, undefined, "bodyTooLong"],
    [
      "because it is too long, whatever it is made of",
      { useCase: "%".repeat(32 * 1024) },
      undefined,
      "bodyTooLong",
    ],
  ])("is redirected to the reason if it is refused %s", async (_, fields, origin, fragment) => {
    const form = plainForm({ ...filledForm.formData, ...fields });
    const headers = { ...form.headers, ...(origin && { Origin: origin }) };
    const { status, headers: answered } = await site.fetch(path, { ...form, headers });
    expect([status, answered.get("Location")]).toEqual([303, `/not-sent#${fragment}`]);
    expect(await (await site.fetch("/not-sent")).text()).toContain(`id="${fragment}"`);
  });
});
