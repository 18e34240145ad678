import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registryPath } from "#workers/local/registry.ts";
import { FakeResend } from "../fakes/resend.ts";
import { filledForm, post } from "./harness.ts";
import { freePort } from "./site-process.ts";

/** `npm start` with a finished build. */

test("the Worker gets the settings in the environment unchanged, and other users of the machine cannot read them", {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  const resend = await FakeResend.start();
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const key = `re_${crypto.randomUUID()}`;
  const LEADS_FROM = `"Tiririka" O'Clock $HOME <website@tiririka.example>`;
  const ports = ["--port", `${port}`, "--mailbox-port", `${mailboxPort}`];
  // The registry entry of a killed site. `npm run leads` must not use it.
  const stale = join(registryPath(port), "killed");
  await mkdir(registryPath(port), { recursive: true });
  await writeFile(stale, "{}");
  const site = spawn("node", ["workers/local/start.ts", ...ports, "--persist-to", join(folder, "state")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      RESEND_API_KEY: key,
      RESEND_BASE_URL: resend.url,
      LEADS_FROM,
      WRANGLER_REGISTRY_PATH: join(folder, "registry"),
      TMPDIR: folder,
    },
  });
  try {
    for await (const chunk of site.stdout.iterator({ destroyOnReturn: false })) {
      expect(String(chunk)).not.toContain(key);
      if (String(chunk).includes("Mailbox ")) break;
    }
    site.stdout.resume();
    expect(existsSync(stale)).toBe(false);
    expect(execFileSync("ps", ["-A", "-o", "args=", "-ww"], { encoding: "utf8" })).not.toContain(key);
    expect((await fetch(`http://localhost:${port}/api/send-email`, post(filledForm))).status).toBe(200);
    await resend.until(() => resend.sent.size === 1);
    const [mail] = resend.sent.values();
    expect(mail).toMatchObject({ authorization: `Bearer ${key}`, body: { from: LEADS_FROM } });
  } finally {
    site.kill("SIGTERM");
    await once(site, "exit");
    await resend.close();
  }
  expect((await readdir(folder)).filter((name) => name.startsWith("settings-"))).toEqual([]);
  await rm(folder, { recursive: true, maxRetries: 3 });
  await rm(registryPath(port), { recursive: true });
});

/** Runs a script with options that it refuses, and returns its exit code and its output. */
function refusal(script: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, npm_lifecycle_event: script, ...settings };
  return spawnSync("node", [`workers/local/${script}.ts`, ...args], { encoding: "utf8", env });
}

test.each(["start", "dev"])(
  "npm run %s refuses a wrong setting and names the right format",
  async (script) => {
    const ports = ["--port", `${await freePort()}`, "--mailbox-port", `${await freePort()}`];
    const { status, stderr } = refusal(script, ports, { REMIND_AFTER_HOURS: "1,5" });
    expect(status).toBe(1);
    expect(stderr).toContain("REMIND_AFTER_HOURS has to be a number of hours above 0, such as 20 or 1.5");
  },
);

test.each([
  ["start", "npm start"],
  ["dev", "npm run dev"],
])("if a port is in use, npm's script %s names the command %s with other ports", async (script, command) => {
  const other = await FakeResend.start();
  const { port } = new URL(other.url);
  const { status, stderr } = refusal(script, ["--port", port]);
  await other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port}, for the site, is in use. To choose others: ${command} -- --port `);
});

test.each([["--build"], ["--persist-to", "x"]])(
  "npm run dev refuses %s, an option of npm start",
  (...args) => {
    const { status, stderr } = refusal("dev", args);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Unknown option '${args[0]}'`));
  },
);
