import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Runs the program that serves the site, prints both addresses once it answers, and ends with it.
 * @param program a script under node_modules and its arguments
 */
export async function runSite(program: string[], env: Record<string, string>, url: string, inbox: string) {
  const site = spawn(process.execPath, program, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
  site.once("exit", (code) => process.exit(code ?? 1));
  while (!(await answers(url))) await wait(100);
  process.stdout.write(`\n  Site     ${url}\n  Mailbox  ${inbox}\n\n`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
