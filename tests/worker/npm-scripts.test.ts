import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { filledForm, post } from "./harness.ts";
import { ProjectCopy } from "./project-copy.ts";
import { freePort } from "./site-process.ts";

/** `npm start` and `npm run dev` as an owner runs them, in a copy of the project with Turnstile's keys. */

const siteKey = "1x00000000000000000000AA";
const secretKey = "1x0000000000000000000000000000000AA";
let project: ProjectCopy;
let turnstile: FakeTurnstile;

beforeAll(async () => {
  turnstile = await FakeTurnstile.start();
  project = await ProjectCopy.create(["/"]);
  await project.edit("wrangler.toml", /^# (TURNSTILE_SITE_KEY = )""/m, `TURNSTILE_SITE_KEY = "${siteKey}"`);
});

afterAll(async () => {
  await turnstile.close();
  await project.remove();
});

/** Runs an npm script until it has printed where the site is. */
async function runScript(script: string) {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["run", script, "--", "--port", `${port}`, "--mailbox-port", `${mailboxPort}`], {
    cwd: project.folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...{ RESEND_API_KEY: "", RESEND_BASE_URL: "" },
      ...{ TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: turnstile.url },
    },
  });
  let printed = "";
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes("Mailbox ")) break;
  }
  npm.stdout.resume();
  expect(printed).toContain(`Site     http://localhost:${port}\n`);
  return { npm, url: `http://localhost:${port}` };
}

/** Sends npm a signal, and resolves with the processes of its family that are left when it is gone. */
async function leftAfter(npm: ChildProcess, signal: NodeJS.Signals): Promise<string[]> {
  const family = descendantsOf(npm.pid ?? 0);
  expect(family.map(({ args }) => args).join("\n")).toContain("workerd");
  npm.kill(signal);
  await once(npm, "exit");
  const alive = new Set(processes().map(({ pid, args }) => `${pid} ${args}`));
  return family.map(({ pid, args }) => `${pid} ${args}`).filter((process_) => alive.has(process_));
}

function descendantsOf(pid: number): ReturnType<typeof processes> {
  const all = processes();
  const children = (parent: number): typeof all =>
    all.filter(({ ppid }) => ppid === parent).flatMap((child) => [child, ...children(child.pid)]);
  return children(pid);
}

function processes() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args=", "-ww"], { encoding: "utf8" }).split("\n");
  return lines.map((line) => {
    const [, pid, ppid, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), ppid: Number(ppid), args };
  });
}

describe("npm start", () => {
  let site: Awaited<ReturnType<typeof runScript>>;

  beforeAll(async () => {
    site = await runScript("start");
  }, 120_000);

  test("builds pages that carry the site key, under a policy that allows Turnstile", async () => {
    for (const [path, status] of [["/", 200] as const, ["/no-such-page", 404] as const]) {
      const response = await fetch(site.url + path);
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(`<meta name="turnstile-site-key" content="${siteKey}"/>`);
      const policy = response.headers.get("Content-Security-Policy");
      for (const directive of ["script-src", "frame-src"]) {
        expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges\\.cloudflare\\.com`));
      }
    }
  });

  test("asks Turnstile about what is sent with a token", async () => {
    const send = () =>
      fetch(`${site.url}/api/send-email`, post({ ...filledForm, turnstileToken: "from the widget" }));
    expect((await send()).status).toBe(200);
    expect(turnstile.questions).toEqual([
      expect.objectContaining({ secret: secretKey, response: "from the widget" }),
    ]);
    turnstile.verdict = { body: '{"success":false,"error-codes":["invalid-input-response"]}' };
    expect((await send()).status).toBe(403);
  });

  test("ends with npm, and everything that it has started too", async () => {
    expect(await leftAfter(site.npm, "SIGTERM")).toEqual([]);
    await expect(fetch(site.url)).rejects.toThrow();
  });
});

test("npm run dev ends with npm, and everything that it has started too", { timeout: 60_000 }, async () => {
  const { npm, url } = await runScript("dev");
  expect(await (await fetch(url)).text()).toContain(siteKey);
  expect(await leftAfter(npm, "SIGINT")).toEqual([]);
});
