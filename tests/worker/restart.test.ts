import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";

let site: ChildProcess | undefined;

afterEach(() => killAll());

test("leads survive kill -9: what was acknowledged is mailed after the restart, once each", async () => {
  const state = await mkdtemp(join(tmpdir(), "outbox-"));
  const resend = await FakeResend.start();
  const acknowledged: string[] = [];
  // Resend is out of order until the first process is dead.
  for (let call = 0; call < 100; call++) resend.treatments.push({ status: 503, body: "{}" });

  let url = await startSite(state, resend.url);
  for (let sent = 0; sent < 5; sent++) {
    const submissionId = crypto.randomUUID();
    const response = await fetch(`${url}/api/send-email`, post({ ...filledForm, submissionId }));
    expect(response.status).toBe(200);
    acknowledged.push(submissionId);
  }
  await killAll();
  expect(resend.sent.size).toBe(0);

  resend.treatments.length = 0;
  url = await startSite(state, resend.url);
  await resend.until(() => resend.sent.size === acknowledged.length);
  expect([...resend.sent.keys()].sort()).toEqual(acknowledged.map((id) => `lead/${id}/1`).sort());

  await resend.close();
  await killAll();
  await rm(state, { recursive: true });
}, 90_000);

/** The site as `npm start` runs it, in a process group of its own that can be killed whole. */
async function startSite(state: string, resendUrl: string): Promise<string> {
  const port = await freePort();
  const settings = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: resendUrl };
  const args = ["node_modules/wrangler/bin/wrangler.js", "dev", "--config", "build/server/wrangler.json"];
  const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  site = spawn(process.execPath, [...args, "--port", String(port), "--persist-to", state, ...vars], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { stdout } = site;
  if (!stdout) throw new Error("The site's output is not piped");
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes("Ready on")) break;
  }
  stdout.resume();
  return `http://localhost:${port}`;
}

async function killAll(): Promise<void> {
  if (!site?.pid || site.exitCode !== null || site.signalCode !== null) return;
  const gone = once(site, "exit");
  process.kill(-site.pid, "SIGKILL");
  await gone;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("No port");
  return address.port;
}
