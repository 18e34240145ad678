/**
 * `npm run bench`: what each kind of page costs a visitor, beside the same page without script, and how fast it answers.
 * Arguments are paths to measure only these pages, or `presses` for the answers alone. Ends with 1 when a goal is
 * missed. What the figures mean is in tests/bench/README.md.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeResend } from "../fakes/resend.ts";
import { freePort, SiteProcess } from "../worker/site-process.ts";
import { startFront } from "./front.ts";
import { Auditor } from "./lighthouse.ts";
import { measurePage, type PageCost, withoutScripts } from "./page-cost.ts";
import { measurePresses } from "./presses.ts";
import { goalList, pageTables, pressTable } from "./tables.ts";
import { notFoundTimes, workerBytes } from "./worker-cost.ts";

/** A page of each kind. */
const kinds = [
  "/",
  "/solutions",
  "/solutions/finance-ops",
  "/tools",
  "/tools/ai-mpesa-analyzer",
  "/services",
  "/services/workflow-design",
  "/blog",
  "/blog/ai-transformation-kenyan-businesses",
  "/about",
  "/products",
  "/get-started",
  "/industries/finance",
  "/privacy",
  "/case-studies",
];
const wanted = process.argv.slice(2);
const isAll = wanted.length === 0;
const paths = isAll ? kinds : wanted.filter((argument) => argument.startsWith("/"));

if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0) throw new Error("The build fails");

const state = mkdtempSync(join(tmpdir(), "bench-"));
const resend = await FakeResend.start();
const worker = await SiteProcess.start(join(state, "site"), resend.url);
const [port, twinPort, debuggingPort] = [await freePort(), await freePort(), await freePort()];
const notFound = await notFoundTimes(worker.url);
const stopFronts = [
  await startFront({ origin: worker.url, port }),
  await startFront({ origin: worker.url, port: twinPort, transform: withoutScripts }),
];
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--ignore-certificate-errors",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
// The Worker is a process group of its own, which Ctrl-C does not reach.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => end().then(() => process.exit(1)));

try {
  const origins = { site: `https://localhost:${port}`, withoutScript: `https://localhost:${twinPort}` };
  const auditor = new Auditor(debuggingPort);
  const costs: PageCost[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    costs.push(await measurePage(browser, auditor, origins, path));
    process.stderr.write(`${path}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
  if (costs.length > 0) print(pageTables(costs));
  if (isAll || wanted.includes("presses")) {
    print(pressTable(await measurePresses(browser, origins.site)));
  }
  const { coldMs, warmMs } = notFound;
  print(`The Worker is ${(workerBytes() / 1024).toFixed(0)} KiB (gzip). A page that does not exist takes it \
${coldMs.toFixed(0)} ms at first and ${warmMs.toFixed(0)} ms later.\n`);
  const goals = goalList(costs);
  print(goals.text);
  process.exitCode = goals.areAllMet ? 0 : 1;
} finally {
  await end();
}

async function end(): Promise<void> {
  await browser.close();
  for (const stop of stopFronts) stop();
  await Promise.all([worker.kill(), resend.close()]);
  rmSync(state, { recursive: true, force: true, maxRetries: 3 });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
