import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { prepareMail } from "./mailbox.ts";
import type { LocalPorts } from "./options.ts";
import { registryPath } from "./registry.ts";
import { runProgram } from "./run-program.ts";

/**
 * Runs the program that serves the site, and a local mailbox. Prints both URLs once the site answers. When the program
 * ends, ends this process too.
 * @param serve returns the program's script under node_modules with its arguments, and environment variables to add. With
 *   `isQuiet`, output before the site's first answer is shown only if the program ends before that
 */
export async function runSite(
  { port, mailboxPort }: LocalPorts,
  serve: (settings: Record<string, string>) => {
    script: string[];
    env?: Record<string, string>;
    isQuiet?: boolean;
  },
): Promise<never> {
  const { settings, inbox } = await prepareMail(mailboxPort);
  const { script, env, isQuiet } = serve(settings);
  const startOutput: string[] = [];
  let isReady = false;
  const onLine = (line: string) => {
    if (isReady) process.stdout.write(`${line}\n`);
    else startOutput.push(line);
  };
  // A killed site leaves its registry entry behind, and wrangler would use that entry until it counts as stale.
  rmSync(registryPath(port), { recursive: true, force: true });
  const ended = runProgram(script, {
    env: {
      WRANGLER_SEND_METRICS: "false",
      // `npm run leads` looks for this site in this folder, so it does not find the site of another project.
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

/** Resolves once a URL answers with any status. Even an error of the dev server counts. */
async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await wait(100);
}
