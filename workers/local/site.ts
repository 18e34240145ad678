import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { prepareMail } from "./mailbox.ts";
import type { LocalPorts } from "./options.ts";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";
import { registryPath } from "./registry.ts";
import { runProgram } from "./run-program.ts";
import { settingsFromEnvironment } from "./settings.ts";

/**
 * Runs the program that serves the site, with a mailbox beside it, prints both URLs once it answers, and ends this
 * process with it. Settings in the environment that cannot work are refused.
 * @param serve returns a script under node_modules with its arguments, and what it finds in its environment; `isQuiet`
 *   keeps its output back until the site answers, and shows it only if the program ends before that
 */
export async function runSite(
  { port, mailboxPort }: LocalPorts,
  serve: (settings: Record<string, string>) => {
    script: string[];
    env?: Record<string, string>;
    isQuiet?: boolean;
  },
): Promise<never> {
  refuseWrongSettings(settingsFromEnvironment(), "the environment");
  const { settings, inbox } = await prepareMail(mailboxPort);
  const { script, env, isQuiet } = serve(settings);
  const startOutput: string[] = [];
  let isReady = false;
  const onLine = (line: string) => {
    if (isReady) process.stdout.write(`${line}\n`);
    else startOutput.push(line);
  };
  // A site that was killed has left its entry, which hides this one until wrangler takes it for stale.
  rmSync(registryPath(port), { recursive: true, force: true });
  const ended = runProgram(script, {
    env: {
      WRANGLER_SEND_METRICS: "false",
      // Where npm run leads finds this site, and no other project's.
      WRANGLER_REGISTRY_PATH: registryPath(port),
      ...env,
    },
    ...(isQuiet && { onLine }),
  });
  const url = `http://localhost:${port}`;
  answers(url).then(() => {
    isReady = true;
    process.stdout.write(`\n  Site     ${url}\n  Mailbox  ${inbox}\n\n`);
  });
  const code = await ended;
  if (!isReady) process.stderr.write(`${startOutput.join("\n")}\n`);
  process.exit(code);
}

/** Resolves once there is an answer at a URL, be it that the dev server found a mistake. */
async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await wait(100);
}
