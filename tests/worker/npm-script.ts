import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { freePort } from "./site-process.ts";

const started: ChildProcess[] = [];

/** Ends all scripts that a failed test has left running. */
export function endScripts(): void {
  for (const npm of started) npm.kill("SIGTERM");
}

/**
 * Starts an npm script in a folder. Resolves when the script has printed the site's URL.
 * @param settings in addition to those of the environment
 */
export async function runScript(script: string, cwd: string, settings: Record<string, string> = {}) {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["run", script, "--", "--port", `${port}`, "--mailbox-port", `${mailboxPort}`], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    // Start it in its own process group, as a terminal does with each command.
    detached: true,
    env: {
      ...process.env,
      RESEND_API_KEY: "",
      RESEND_BASE_URL: "",
      ...settings,
    },
  });
  started.push(npm);
  let printed = "";
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes("Mailbox ")) break;
  }
  npm.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  expect(printed).toContain(`Site     http://localhost:${port}\n`);
  return { npm, url: `http://localhost:${port}`, printed: () => printed };
}

/** Ends npm. Resolves when npm and all its descendant processes have ended. */
export async function endWith(npm: ChildProcess, end: (pid: number) => void): Promise<void> {
  const family = descendantsOf(npm.pid ?? 0).map(nameOf);
  expect(family.join("\n")).toContain("workerd");
  end(npm.pid ?? 0);
  await once(npm, "exit");
  const left = () =>
    processes()
      .map(nameOf)
      .filter((name) => family.includes(name));
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
}

const nameOf = ({ pid, args }: ReturnType<typeof processes>[number]) => `${pid} ${args}`;

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
