import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLeadCommand } from "#workers/local/lead-commands.ts";
import { openLeadAdmin } from "#workers/local/open-lead-admin.ts";
import { registryPath } from "#workers/local/registry.ts";
import { localWebhookSecret } from "#workers/local/webhook.ts";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";
import { freePort, SiteProcess } from "./site-process.ts";

/** `npm run leads` with a site that runs on this machine. */

let folder: string;
let resend: FakeResend;
let site: SiteProcess;
let port: number;
let opened: Awaited<ReturnType<typeof openLeadAdmin>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leads-tool-"));
  resend = await FakeResend.start();
  port = await freePort();
  site = await SiteProcess.start(join(folder, "state"), resend.url, {
    port,
    registry: registryPath(port),
    vars: { RESEND_WEBHOOK_SECRET: localWebhookSecret, ANSWER_SECRET: "an answer secret of 32 characters" },
  });
  opened = await openLeadAdmin({ port });
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
  await site.kill();
  await resend.close();
  for (const left of [folder, registryPath(port)]) await rm(left, { recursive: true });
});

/** Runs a command of the tool. Returns its output. */
async function leads(...args: string[]): Promise<string> {
  return readLeadCommand(args).run(opened.admin, () => Promise.reject(new Error("Nobody to ask")));
}

async function send(name: string, submissionId: string = crypto.randomUUID(), fields: object = {}) {
  const formData = { ...filledForm.formData, name, ...fields };
  // Each request has its own IP address, because the rate limit would refuse so many from one.
  const headers = { "CF-Connecting-IP": submissionId };
  const submission = post({ ...filledForm, formData, submissionId }, headers);
  // Retry with the same id, which is the same lead: if wrangler's proxy loses its connection, it responds with 500.
  await expect.poll(async () => (await fetch(`${site.url}/api/send-email`, submission)).status).toBe(200);
  return submissionId;
}

test("lists, shows, retries and exports leads", async () => {
  expect(await leads("list")).toBe("No lead waits.\n");

  const refusal = { status: 401, body: '{"statusCode":401,"name":"missing_api_key"}' };
  const waiting = crypto.randomUUID();
  resend.treatmentsOf.set(waiting, Array(20).fill(refusal));
  await send("=HYPERLINK(1)", waiting);
  const sent = await send("Atieno");
  await resend.until(() => resend.sent.size === 1 && resend.calls.length >= 2);

  await expect.poll(() => leads("list")).not.toContain(sent.slice(0, 8));
  const list = await leads("list");
  expect(list).toContain(waiting.slice(0, 8));
  expect(list).toContain("missing_api_key");
  expect(await leads("list", "--all")).toContain(sent.slice(0, 8));

  const shown = await leads("show", waiting.slice(0, 8).toUpperCase());
  expect(shown).toContain(waiting);
  expect(shown).toContain(filledForm.formData.useCase);

  resend.treatmentsOf.delete(waiting);
  expect(await leads("retry", waiting)).toBe("Sending 1 lead now.\n");
  await resend.until(() => resend.sent.has(`lead/${waiting}/1`));
  await expect.poll(() => leads("list")).toBe("No lead waits.\n");
  expect(await leads("retry", sent)).toContain("it is not sent again");

  const csv = await leads("export");
  expect(csv.split("\n")[0]).toContain("id,form,received,sent,state,suspicions,name,email");
  expect(csv, "a visitor's formula is text").toContain(",'=HYPERLINK(1),");
  const exported = JSON.parse(await leads("export", "--format", "json")) as { id: string }[];
  expect(exported.map(({ id }) => id)).toEqual([waiting, sent]);
}, 60_000);

test("marks a lead as answered, removes the mark, lists unanswered leads, and reports", async () => {
  const [one, other] = [await send("Wairimu"), await send("Mutua")];
  await leads("answered", one.slice(0, 8));
  expect(await leads("list", "--unanswered")).not.toContain(one.slice(0, 8));
  expect(await leads("list", "--unanswered")).toContain(other.slice(0, 8));
  expect(await leads("list", "--all")).toMatch(new RegExp(`${one.slice(0, 8)}.*, answered 20`));
  expect(await leads("export")).toMatch(/,answered\r?\n/);
  expect(await leads("report")).toMatch(/all +\d+ +1 /);
  expect(await leads("report", "--format", "csv")).toContain("Week of,By,Name,Enquiries,Answered,Open");
  await leads("answered", one, "--take-back");
  expect(await leads("list", "--unanswered")).toContain(one.slice(0, 8));
  await expect(leads("answered")).rejects.toThrow("needs the reference");
  await expect(leads("report", "--format", "json")).rejects.toThrow("must be csv");
});

test("send-again sends a lead whose mail may have been sent, as a new mail", async () => {
  const id = crypto.randomUUID();
  const refusal = { status: 422, body: '{"statusCode":422,"name":"validation_error"}' };
  resend.treatmentsOf.set(id, ["reset", ...Array(20).fill(refusal)]);
  await send("Njeri", id);
  await expect
    .poll(() => leads("list"), { timeout: 20_000 })
    .toMatch(/validation_error.*its mail may have been sent/);
  resend.treatmentsOf.delete(id);
  expect(await leads("send-again", id)).toContain("as a new mail");
  await resend.until(() => resend.sent.has(`lead/${id}/2`));
  await expect.poll(() => leads("send-again", id)).toContain("it is not sent again");
});

test("arrived counts a lead whose mail may have been sent as sent", async () => {
  const id = crypto.randomUUID();
  const refusal = { status: 422, body: '{"statusCode":422,"name":"validation_error"}' };
  resend.treatmentsOf.set(id, ["send-and-reset", ...Array(20).fill(refusal)]);
  await send("Akinyi", id);
  await expect
    .poll(async () => (await leads("show", id)).includes("validation_error"), { timeout: 20_000 })
    .toBe(true);
  await expect.poll(() => leads("arrived", id)).toContain("counts as sent");
  expect(await leads("list")).not.toContain(id.slice(0, 8));
  expect(await leads("arrived", id)).toContain("was sent");
});

test("lists a bounced lead first, and retry sends it again", async () => {
  const refusal = { status: 401, body: '{"statusCode":401,"name":"missing_api_key"}' };
  const waiting = crypto.randomUUID();
  resend.treatmentsOf.set(waiting, Array(20).fill(refusal));
  await send("Otieno", waiting);
  const id = await send("Barasa");
  await expect.poll(() => leads("show", id)).toContain(`mail-lead/${id}/1`);
  expect(await leads("play", "delivered", id, "--port", `${port}`)).toContain("Posted email.delivered for");
  expect(await leads("list", "--all")).toMatch(/sent .*, email\.delivered 20/);
  await leads("play", "bounced", id, "--port", `${port}`);
  const [, first] = (await leads("list")).split("\n");
  expect(first).toMatch(new RegExp(`^${id.slice(0, 8)} .*bounced 20.*email\\.bounced`));
  await leads("retry", id);
  await resend.until(() => resend.sent.has(`lead/${id}/2`));
  await expect.poll(() => leads("list")).not.toContain("bounced");
  await expect(leads("play", "bounced", waiting)).rejects.toThrow("is not sent yet");
  resend.treatmentsOf.delete(waiting);
  await leads("retry");
  await expect.poll(() => leads("list")).toBe("No lead waits.\n");
});

describe("a person's data", () => {
  const email = "Achieng@duka.example";
  const atPort = () => ["--port", `${port}`];

  test("are exported, and erased with their mails after asking", { timeout: 60_000 }, async () => {
    const one = await send("Achieng", undefined, { email });
    const two = await send("Achieng O", undefined, { email: email.toLowerCase() });
    const other = await send("Akinyi");
    // Only these two calls run the tool as a program, because starting wrangler takes seconds: one writes to both outputs, and
    // the other has no terminal to ask in.
    const [exported] = await Promise.all([
      runTool("export", email, "--format", "json", ...atPort()),
      expect(runTool("forget", email, ...atPort())).rejects.toMatchObject({
        stderr: expect.stringMatching(new RegExp(`${one.slice(0, 8)}.*add --yes`, "s")),
      }),
    ]);
    expect(JSON.parse(exported.stdout)).toMatchObject([{ id: one }, { id: two }]);
    expect(exported.stderr, "which site it reads").toContain(`Leads of http://localhost:${port}\n`);

    const [line, ...others] = (await leads("forget", email, "--yes")).split("\n");
    expect(line).toMatch(/^Erased 2 leads at 20.*\.$/);
    for (const place of ["LEADS_TO", "https://resend.com/emails", "Cloudflare"])
      expect(others.join()).toContain(place);
    const left = await leads("export", "--format", "json");
    expect(left).not.toMatch(/achieng/i);
    expect(left).toContain(other);
  });

  test("are erased one lead at a time, by its reference", async () => {
    const one = await send("Achieng", undefined, { email });
    const two = await send("Achieng", undefined, { email });
    expect(await leads("forget", "--reference", one, "--yes")).toContain("Erased 1 lead at ");
    expect(await leads("list", "--all")).not.toContain(one.slice(0, 8));
    expect(await leads("list", "--all")).toContain(two.slice(0, 8));
    expect(await leads("export", ` ${email} `), "with spaces around the email").toContain(two);
    await expect(leads("forget", "--reference", two)).rejects.toThrow("Nobody to ask");
    await expect(leads("forget", "--yes")).rejects.toThrow("needs either an email address");
    await expect(leads("forget", email, "--reference", two)).rejects.toThrow("needs either an email address");
  });
});

test("explains mistakes in the command line", async () => {
  expect(() => readLeadCommand([])).toThrow("retry [<reference>]");
  expect(() => readLeadCommand(["list", "--al"])).toThrow("--al");
  expect(() => readLeadCommand(["list", "--help"])).toThrow("retry [<reference>]");
  expect(() => readLeadCommand(["list", "--port", "x"])).toThrow("--port must be a port");
  expect(() => readLeadCommand(["constructor"])).toThrow("retry [<reference>]");
  // An empty variable in a script. All leads would be exported.
  for (const empty of ["", " "])
    expect(() => readLeadCommand(["export", empty])).toThrow("An argument of export is empty.");
  expect(() => readLeadCommand(["forget", "a@duka.example", "--reference", ""])).toThrow("is empty");
  // An ignored flag. All leads would be sent, or exported.
  for (const name of ["retry", "export"])
    expect(() => readLeadCommand([name, "--reference", "0a"])).toThrow(`${name} has no option --reference`);
  expect(() => readLeadCommand(["show", "0a", "--format", "json"])).toThrow("show has no option --format");
  // With two addresses, only the first would be erased.
  expect(() => readLeadCommand(["forget", "a@duka.example", "b@duka.example"])).toThrow("forget <email>");
  await expect(leads("play", "bounced")).rejects.toThrow("needs the reference");
  await expect(leads("play", "bounces", await send("Achieng"))).rejects.toThrow("email.bounced");
  await expect(leads("show", "zzzz")).rejects.toThrow("No lead has the reference zzzz.");
  const tooLong = "0".repeat(100);
  await expect(leads("show", tooLong)).rejects.toThrow(`No lead has the reference ${tooLong}.`);
  await expect(leads("show")).rejects.toThrow("needs the reference");
  await expect(leads("export", "--format", "xml")).rejects.toThrow("csv or json");
});

test("has no public URL", async () => {
  for (const path of ["/leads", "/api/leads", "/LeadAdmin", "/records"]) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  }
});

/** Runs `npm run leads` as a program. Its environment names this site's registry as the machine's default one. */
function runTool(...args: string[]) {
  const env = { ...process.env, WRANGLER_REGISTRY_PATH: registryPath(port) };
  return promisify(execFile)(process.execPath, ["workers/local/leads.ts", ...args], { env });
}

test("connects only to the site on its port, and says if none runs there", async () => {
  const other = await freePort();
  await expect(runTool("list", "--port", `${other}`)).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining(`No site of this project runs at http://localhost:${other}.`),
  });
  // The tool starts wrangler while the browser tests run.
}, 60_000);
