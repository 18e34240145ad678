import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openOwnerDesk } from "../../workers/local/lead-admin.ts";
import { readLeadCommand } from "../../workers/local/lead-commands.ts";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";
import { SiteProcess } from "./site-process.ts";

/** `npm run leads` against a site that runs on this machine. */

let folder: string;
let resend: FakeResend;
let site: SiteProcess;
let owner: Awaited<ReturnType<typeof openOwnerDesk>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leads-tool-"));
  resend = await FakeResend.start();
  const registry = join(folder, "registry");
  site = await SiteProcess.start(join(folder, "state"), resend.url, { registry });
  vi.stubEnv("WRANGLER_REGISTRY_PATH", registry);
  owner = await openOwnerDesk(false);
});

afterAll(async () => {
  await owner[Symbol.asyncDispose]();
  await site.kill();
  await resend.close();
  await rm(folder, { recursive: true });
});

/** What the tool prints. */
async function leads(...args: string[]): Promise<string> {
  return readLeadCommand(args).run(owner.desk);
}

async function send(name: string, submissionId: string = crypto.randomUUID()) {
  const formData = { ...filledForm.formData, name };
  const response = await fetch(`${site.url}/api/send-email`, post({ ...filledForm, formData, submissionId }));
  expect(response.status).toBe(200);
  return submissionId;
}

test("lists, shows, retries and exports what the outbox holds", async () => {
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
  expect(await leads("retry", waiting)).toBe("1 lead is tried again now.\n");
  await resend.until(() => resend.sent.has(`lead/${waiting}/1`));
  await expect.poll(() => leads("list")).toBe("No lead waits.\n");
  expect(await leads("retry", sent)).toContain("it is not sent twice");

  const csv = await leads("export");
  expect(csv.split("\n")[0]).toContain("id,form,received,sent,state,suspicions,name,email");
  expect(csv, "a visitor's formula is text").toContain(",'=HYPERLINK(1),");
  const exported = JSON.parse(await leads("export", "--format", "json")) as { id: string }[];
  expect(exported.map(({ id }) => id)).toEqual([waiting, sent]);
}, 60_000);

test("says what is wrong with a call", async () => {
  expect(() => readLeadCommand([])).toThrow("retry [<reference>]");
  expect(() => readLeadCommand(["list", "--al"])).toThrow("--al");
  await expect(leads("show", "zzzz")).rejects.toThrow("No lead begins with zzzz.");
  await expect(leads("show")).rejects.toThrow("takes the reference");
  await expect(leads("export", "--format", "xml")).rejects.toThrow("csv or json");
});

test("is no public route", async () => {
  for (const path of ["/leads", "/api/leads", "/OwnerDesk", "/records"]) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  }
});

test("says so where no site runs", async () => {
  vi.stubEnv("WRANGLER_REGISTRY_PATH", join(folder, "nobody"));
  const run = promisify(execFile)(process.execPath, ["workers/local/leads.ts", "list"]);
  await expect(run).rejects.toMatchObject({ code: 1, stderr: "No site runs here: npm start.\n" });
});
