/**
 * `npm run bench:statement-demo`: what the M-Pesa demo fetches before and after a file of each kind is chosen, how long it
 * takes from the choice to the sorted statement, and the longest that the page did not answer meanwhile. Ends with 1
 * where 5,000 lines of CSV take more than a second.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeResend } from "../fakes/resend.ts";
import { longCsv } from "../fakes/statement-demo/long-csv.ts";
import { makeXlsx } from "../fakes/statement-demo/make-xlsx.ts";
import { longPdf } from "../fakes/statement-demo/pdf-statements.ts";
import { SiteProcess } from "../worker/site-process.ts";
import { compressed } from "./front.ts";
import { median } from "./median.ts";

const runs = 5;
const goalMs = 1_000;

if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0) throw new Error("The build fails");

const csv = longCsv(5_000);
const files = [
  { name: "statement.csv", lines: 5_000, buffer: Buffer.from(csv) },
  { name: "statement.xlsx", lines: 5_000, buffer: makeXlsx(csv.split("\n").map((line) => line.split(","))) },
  { name: "statement.pdf", lines: 1_000, buffer: await longPdf(1_000) },
];

const state = mkdtempSync(join(tmpdir(), "bench-"));
const resend = await FakeResend.start();
const site = await SiteProcess.start(join(state, "site"), resend.url);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  const rows: string[] = [];
  let csvMs = 0;
  for (const file of files) {
    const visits = [];
    while (visits.length < runs) visits.push(await visit(file));
    const [first] = visits;
    const ms = median(visits.map((each) => each.ms));
    if (file.name.endsWith("csv")) csvMs = ms;
    const pause = median(visits.map((each) => each.longestPauseMs));
    rows.push(
      `| ${file.name} | ${kib(first?.before)} | ${kib(first?.after)} | ${file.lines} | ${ms.toFixed(0)} | ${((ms / file.lines) * 1000).toFixed(0)} | ${pause.toFixed(0)} |`,
    );
  }
  const head =
    "| file | script before, KiB | more for it, KiB | lines | ms | ms per 1,000 lines | longest pause, ms |";
  process.stdout.write(`${[head, "| --- | --: | --: | --: | --: | --: | --: |", ...rows].join("\n")}\n`);
  process.exitCode = csvMs <= goalMs ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all([site.kill(), resend.close()]);
  rmSync(state, { recursive: true, force: true });
}

function kib(bytes = 0): string {
  return (bytes / 1024).toFixed(1);
}

/** A first visit, in which the script for this kind of file is fetched before the time is taken. */
async function visit(file: (typeof files)[number]) {
  const context = await browser.newContext();
  const scripts = collectScripts(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/tools/ai-mpesa-analyzer`);
  const input = page.locator("#try input[type=file]");
  await input.dispatchEvent("mousemove");
  await page.waitForSelector("html[data-hydrated]");
  const before = bytesOf(scripts);
  const upload = { name: file.name, mimeType: "", buffer: file.buffer };
  await input.setInputFiles(upload);
  await sorted(page, file.name);
  const after = bytesOf(scripts) - before;
  // Once more, with all of it there: a visitor who got the page ready first.
  await page.locator("#try h3 ~ button").click();
  const measured = await timeSorting(page, upload);
  await context.close();
  return { before, after, ...measured };
}

async function sorted(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.activeElement?.matches("#try h3") && document.activeElement.textContent?.includes(wanted),
    name,
  );
}

async function timeSorting(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const timing = page.evaluate(
    () =>
      new Promise<{ ms: number; longestPauseMs: number }>((done) => {
        let [startedAt, last, longestPauseMs] = [0, 0, 0];
        document.querySelector("#try input[type=file]")?.addEventListener(
          "change",
          () => {
            startedAt = performance.now();
            last = startedAt;
          },
          { capture: true },
        );
        const look = () => {
          const now = performance.now();
          if (startedAt > 0) longestPauseMs = Math.max(longestPauseMs, now - last);
          last = now;
          if (startedAt > 0 && document.activeElement?.matches("#try h3"))
            requestAnimationFrame(() => done({ ms: performance.now() - startedAt, longestPauseMs }));
          else setTimeout(look);
        };
        look();
      }),
  );
  await page.locator("#try input[type=file]").setInputFiles(file);
  return timing;
}

/** The script files that a context asks for, its workers' too. */
function collectScripts(context: BrowserContext): Set<string> {
  const paths = new Set<string>();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.m?js$/.test(pathname)) paths.add(pathname);
  });
  return paths;
}

/** As they travel: with brotli of an edge's quality. */
function bytesOf(paths: Set<string>): number {
  return [...paths].reduce((sum, path) => sum + compressed(readFileSync(`build/client${path}`)).length, 0);
}
