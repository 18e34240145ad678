/**
 * `npm run bench [paths]`: what each kind of page costs a visitor on a slow line, beside a static page of the same
 * content without script, from the same server in the same run. Prints a table for the README. Takes three
 * minutes for each kind, because every figure is the median of three runs.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { type Config, type Result } from "lighthouse";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeResend } from "../fakes/resend.ts";
import { SiteProcess } from "../worker/site-process.ts";
import { startFront } from "./front.ts";
import { median } from "./median.ts";

/** A page of each kind. */
const kinds = [
  ...["/", "/solutions", "/solutions/finance-ops", "/tools", "/tools/ai-mpesa-analyzer"],
  ...["/services", "/services/workflow-design", "/blog", "/blog/ai-transformation-kenyan-businesses"],
  ...["/about", "/products", "/get-started", "/industries/finance", "/privacy", "/case-studies"],
];
const paths = process.argv.length > 2 ? process.argv.slice(2) : kinds;
const runs = 3;
const allCategories = ["performance", "accessibility", "best-practices", "seo"];
const built = "build/client";
const [sitePort, controlPort, debuggingPort] = [18443, 18444, 18445];

if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0) throw new Error("The build fails");
const control = withoutScripts();
const servers = [await startFront(built, sitePort), await startFront(control, controlPort)];
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--ignore-certificate-errors"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ],
});
try {
  print(
    "| page | HTML | script | other | requests | score | FCP, ratio | LCP, ratio | FCP applied, ratio | LCP applied, ratio | blocked | without script | Worker |",
  );
  print("| --- | --: | --: | --: | --: | --- | --: | --: | --: | --: | --: | --: | --: |");
  for (const path of paths) print(await rowOf(path));
  print(`
Sizes in KiB as they travel (brotli 5). Score: performance, accessibility, best practices, search. Times: first and
largest contentful paint of a phone on slow 4G, in seconds, and as a ratio to the page without script; simulated by
Lighthouse, then with throttling applied by the browser. Blocked: total blocking time in ms, of the page and of the
page without script. Worker: requests that are no file, so that the Worker would have to answer.
`);
  print(`Worker: ${kib(workerSize())} KiB gzip. A 404: ${await timesOf404()}.`);
} finally {
  await browser.close();
  for (const close of servers) close();
  rmSync(control, { recursive: true });
}

/** A copy of the built site, in which no page has a script. */
function withoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), "control-"));
  cpSync(built, folder, { recursive: true });
  for (const file of globSync(`${folder}/**/index.html`)) {
    writeFileSync(file, readFileSync(file, "utf8").replace(/<script\b.*?<\/script>/gs, ""));
  }
  return folder;
}

async function rowOf(path: string): Promise<string> {
  const site = {
    simulated: await measure(sitePort, path, "simulate", allCategories),
    applied: await measure(sitePort, path, "devtools"),
  };
  const still = {
    simulated: await measure(controlPort, path, "simulate"),
    applied: await measure(controlPort, path, "devtools"),
  };
  const requests = requestsOf(site.simulated[0]);
  const size = (isMeant: (type: string) => boolean) =>
    kib(
      requests
        .filter(({ resourceType }) => isMeant(resourceType))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
  const blocked = (of: Result[]) => median(of.map((result) => figure(result, "total-blocking-time")));
  const time = (of: Result[], than: Result[], name: string) => {
    const [seconds, base] = [of, than].map((all) => median(all.map((result) => figure(result, name) / 1000)));
    return `${seconds?.toFixed(2)}, ${((seconds ?? 0) / (base ?? 0)).toFixed(2)}`;
  };
  return `| ${[
    path,
    size((type) => type === "Document"),
    size((type) => type === "Script"),
    size((type) => type !== "Document" && type !== "Script"),
    requests.length,
    scores(site.simulated),
    time(site.simulated, still.simulated, "first-contentful-paint"),
    time(site.simulated, still.simulated, "largest-contentful-paint"),
    time(site.applied, still.applied, "first-contentful-paint"),
    time(site.applied, still.applied, "largest-contentful-paint"),
    blocked(site.simulated).toFixed(0),
    blocked(still.simulated).toFixed(0),
    requests.filter(({ url }) => !isFile(new URL(url).pathname)).length,
  ].join(" | ")} |`;
}

async function measure(
  port: number,
  path: string,
  throttlingMethod: "simulate" | "devtools",
  onlyCategories = ["performance"],
): Promise<Result[]> {
  const results: Result[] = [];
  const config: Config = {
    extends: "lighthouse:default",
    settings: { throttlingMethod, onlyCategories, disableFullPageScreenshot: true },
  };
  const flags = { port: debuggingPort, logLevel: "error" } as const;
  for (let run = 0; run < runs; run++) {
    const outcome = await lighthouse(`https://localhost:${port}${path}`, flags, config);
    if (!outcome) throw new Error(`Lighthouse has no result for ${path}`);
    results.push(outcome.lhr);
  }
  return results;
}

/** The four scores of a page. */
function scores(results: Result[]): string {
  return allCategories
    .map((category) =>
      median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    )
    .join(" ");
}

function figure({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

function requestsOf(result: Result | undefined): NetworkRequest[] {
  const details = result?.audits["network-requests"]?.details as { items: NetworkRequest[] } | undefined;
  return details?.items ?? [];
}

function isFile(path: string): boolean {
  return existsSync(join(built, path));
}

function workerSize(): number {
  const files = globSync("build/server/**/*.js").filter((file) => !file.includes(".wrangler"));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/** The first answer of a new process, and the median of the next twenty. */
async function timesOf404(): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), "bench-404-"));
  const resend = await FakeResend.start();
  const site = await SiteProcess.start(state, resend.url);
  const times: number[] = [];
  for (let request = 0; request <= 20; request++) {
    const startedAt = performance.now();
    const response = await fetch(`${site.url}/no-such-page`);
    await response.text();
    if (response.status !== 404) throw new Error(`/no-such-page answers ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  await Promise.all([site.kill(), resend.close()]);
  rmSync(state, { recursive: true, force: true });
  return `${times[0]?.toFixed(0)} ms cold, ${median(times.slice(1)).toFixed(0)} ms warm`;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
