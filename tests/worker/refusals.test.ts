import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeReason, type Reason, reasons } from "#app/leads/intake/refusal.server.ts";
import { getWords } from "#data/index.ts";
import { apiPageMessages } from "./api-page.ts";
import { filledForm, post, startWorker } from "./harness.ts";

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

  test.each(["text/plain", "multipart/form-data; boundary=x", ""])("415 for the type '%s'", async (type) => {
    const response = await site.fetch(path, post(filledForm, { "Content-Type": type }));
    await expectRefusal(response, reasons.unknownType);
  });

  test("413 past 32 KiB, with and without Content-Length, and the next visitor is served", async () => {
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

  test("400 for JSON in Latin-1, instead of a lead with broken letters", async () => {
    const formData = { ...filledForm.formData, name: "Zoë" };
    const latin1 = Buffer.from(JSON.stringify({ ...filledForm, formData }), "latin1");
    await expectRefusal(await site.fetch(path, { ...post(""), body: latin1 }), reasons.notUtf8);
  });

  test.each([
    [{ ...filledForm, formName: "Another" }, getWords("en").leadForms.refusals.unknownForm],
    [{ ...filledForm, formName: "__proto__" }, getWords("en").leadForms.refusals.unknownForm],
    [{ formData: filledForm.formData }, getWords("en").leadForms.refusals.unknownForm],
    [{ formName: "Contact Form", formData: {} }, "name is required"],
    [{ ...filledForm, formData: { ...filledForm.formData, company: "" } }, "company is required"],
    [
      { ...filledForm, formData: { ...filledForm.formData, email: "a b@c.d" } },
      "Please enter a valid email address",
    ],
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

  /** The statuses of posts at the same time, each from an address in a network that has sent nothing before. */
  async function statusesFrom(hosts: string[]): Promise<{ network: string; statuses: number[] }> {
    for (;;) {
      const network = `2001:db8:${++networks}`;
      const minute = () => Math.floor(Date.now() / 60_000);
      const startedAt = minute();
      const responses = await Promise.all(hosts.map((host) => send(`${network}:${host}`)));
      // Local counters start anew with each minute: only what happened in one of them says something.
      if (minute() === startedAt) return { network, statuses: responses.map(({ status }) => status).sort() };
    }
  }

  test("429 with Retry-After after ten forms of one kind from one address; other forms and addresses pass", async () => {
    // One subscriber's /64: the limit must not be dodged by counting up.
    const { network, statuses } = await statusesFrom(Array.from({ length: 11 }, (_, host) => `2::${host}`));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await send(`${network}:2::ffff`);
    expect(refused.headers.get("Retry-After")).toBe("60");
    await expectRefusal(refused, reasons.tooMany);
    expect((await send(`${network}:3::1`)).status).toBe(200);
    expect((await send(`${network}:2::1`, { ...filledForm, formName: "Get Started" })).status).toBe(200);
  });

  test("429 after sixty forms of one kind from one /48, each from a /64 of its own; other networks pass", async () => {
    const { network, statuses } = await statusesFrom(
      Array.from({ length: 61 }, (_, subnet) => `${subnet + 1}::1`),
    );
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await send(`${network}:ffff::1`)).status).toBe(429);
    expect((await statusesFrom(["ffff::1"])).statuses).toEqual([200]);
  });
});

describe("a path longer than any page's", () => {
  test.each(["/".repeat(15_000), "/a".repeat(7_500), "a".repeat(15_000)])("is not found", async (rest) => {
    for (const init of [{}, post(filledForm)]) {
      const response = await site.fetch(`/tools${rest}x`, init);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Not Found");
    }
    expect(site.logs().join("\n")).not.toContain("request.failed");
  });
});

describe("what is no fault of ours is not logged as one:", () => {
  const faultsLogged = () =>
    site.logs().filter((line) => /lead\.unavailable|request\.failed|Uncaught/.test(line));

  /** Sends a request unchanged, and nothing more. */
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
  ])("an upload that breaks off (%s, %j)", async (header, body) => {
    await sendRaw(header, body);
    expect((await site.fetch(path, post(filledForm))).status).toBe(200);
    expect(faultsLogged()).toEqual([]);
  });

  test("a post to an address of pages' data, from another site", async () => {
    const foreign = post(filledForm, { Origin: "https://evil.example" });
    expect((await site.fetch(`${path}.data`, foreign)).status).toBe(405);
    expect(faultsLogged()).toEqual([]);
  });
});
