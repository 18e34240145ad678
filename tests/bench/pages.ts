/**
 * `npm run bench`: measures the size and loading time of each kind of page, and the response times of presses.
 * Arguments are paths, to measure only these pages, or `presses`, to measure only presses. Exits with 1 if a goal is
 * missed. tests/bench/README.md explains the figures.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { buildSite } from "#workers/local/build-site.ts";
import { bytesOf, type Served, visitAs, withSite } from "./browse.ts";
import { compressed } from "./front.ts";
import { measurePresses } from "./presses.ts";
import { type Column, kib, median, table } from "./table.ts";

/** One page of each kind. */
const kinds =
  `/ /solutions /solutions/finance-ops /tools /tools/ai-mpesa-analyzer /services /services/workflow-design
  /blog /blog/ai-transformation-kenyan-businesses /about /products /get-started /industries/finance /privacy
  /case-studies`.split(/\s+/);

/** The number of Lighthouse runs per page. The figures are medians. */
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface PageCost {
  path: string;
  /** The compressed size of the document up to `</h1>`, and of the whole document, in bytes. */
  titleBytes: number;
  documentBytes: number;
  /** The requests of a visitor who only reads, and their size in bytes. */
  requests: number;
  readingBytes: number;
  readingScripts: number;
  /** The size of the scripts that the first interaction loads, in bytes. */
  intentBytes: number;
  /** Lighthouse's scores for performance, accessibility, best practices and SEO: 0 to 100. */
  scores: number[];
  /** First and largest contentful paint, in milliseconds. */
  first: number;
  largest: number;
  mainThread: number;
  shift: number;
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const columns: Column<PageCost>[] = [
  ["page", ({ path }) => path],
  ["bytes to `</h1>`", ({ titleBytes }) => titleBytes],
  ["of the document", ({ documentBytes }) => documentBytes],
  ["requests", ({ requests }) => requests],
  ["of these script", ({ readingScripts }) => readingScripts],
  ["KiB until intent", ({ readingBytes }) => kib(readingBytes)],
  ["script after intent, KiB", ({ intentBytes }) => kib(intentBytes)],
  ["scores", ({ scores }) => scores.join(" ")],
  ["FCP, LCP, s", ({ first, largest }) => `${seconds(first)}, ${seconds(largest)}`],
  ["shift", ({ shift }) => shift.toFixed(3)],
  ["main thread, ms", ({ mainThread }) => mainThread.toFixed(0)],
];

const goals: { of: string; value: (cost: PageCost) => number; most: number }[] = [
  { of: "requests until intent", value: ({ requests }) => requests, most: 5 },
  { of: "script files until intent", value: ({ readingScripts }) => readingScripts, most: 0 },
  { of: "KiB until intent", value: ({ readingBytes }) => readingBytes / 1024, most: 48 },
  { of: "KiB of script after intent", value: ({ intentBytes }) => intentBytes / 1024, most: 74 },
  { of: "points missing in the worst score", value: ({ scores }) => 100 - Math.min(...scores), most: 0 },
  { of: "ms to the largest paint", value: ({ largest }) => largest, most: 1100 },
  { of: "shift", value: ({ shift }) => shift, most: 0.01 },
  { of: "ms of the main thread", value: ({ mainThread }) => mainThread, most: 950 },
];

const wanted = process.argv.slice(2);
const isAll = wanted.length === 0;
const paths = isAll ? kinds : wanted.filter((argument) => argument.startsWith("/"));

await buildSite();

await withSite(async (served) => {
  const costs: PageCost[] = [];
  for (const [index, path] of paths.entries()) {
    console.error(`  Page ${index + 1} of ${paths.length}: ${path}`);
    costs.push(await measurePage(served, path));
  }
  if (costs.length > 0) print(table(columns, costs));
  if (isAll || wanted.includes("presses")) print(await measurePresses(served));
  const results = costs.length > 0 ? goals.map((goal) => check(goal, costs)) : [];
  for (const { line } of results) print(line);
  process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
});

async function measurePage({ browser, debuggingPort, url }: Served, path: string): Promise<PageCost> {
  const html = readFileSync(join("build/client", path, "index.html"), "utf8");
  const readings = [await read(url + path, debuggingPort, categories)];
  while (readings.length < runs) readings.push(await read(url + path, debuggingPort, ["performance"]));
  const [full] = readings as [Result];
  const requests = itemsOf(full, "network-requests").filter(({ url }) => String(url).startsWith("https:"));
  const figure = (name: string) =>
    median(readings.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const scores = (category: string) =>
    median(readings.flatMap(({ categories }) => categories[category]?.score ?? []));
  return {
    path,
    titleBytes: compressed(html.slice(0, html.indexOf("</h1>"))).length,
    documentBytes: compressed(html).length,
    requests: requests.length,
    readingBytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    readingScripts: requests.filter(({ resourceType }) => resourceType === "Script").length,
    intentBytes: await visitAs(browser, async (page, scripts) => {
      await page.goto(url + path);
      // Load the chat's island, as a mouse that moves over one of its controls does.
      await page.locator("[data-island] a[data-wait]").first().dispatchEvent("mousemove");
      await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
      return bytesOf(new Set(scripts));
    }),
    scores: categories.map((category) => Math.round(scores(category) * 100)),
    first: figure("first-contentful-paint"),
    largest: figure("largest-contentful-paint"),
    mainThread: figure("mainthread-work-breakdown"),
    shift: figure("cumulative-layout-shift"),
  };
}

/** Measures a page with Lighthouse as its default phone on simulated slow 4G. */
async function read(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  const settings = { onlyCategories, disableFullPageScreenshot: true };
  const outcome = await lighthouse(
    url,
    { port, logLevel: "error" },
    { extends: "lighthouse:default", settings },
  );
  if (!outcome || outcome.lhr.runtimeError) throw new Error(`Lighthouse has no result for ${url}`);
  return outcome.lhr;
}

function itemsOf({ audits }: Result, name: string): Record<string, unknown>[] {
  const details = audits[name]?.details;
  return details && "items" in details ? (details.items as Record<string, unknown>[]) : [];
}

/** Compares the worst page with a goal. A figure that could not be measured misses the goal. */
function check({ of, value, most }: (typeof goals)[number], costs: PageCost[]) {
  const [worst] = costs
    .map((cost) => ({ path: cost.path, value: value(cost) }))
    .sort((a, b) => (Number.isNaN(a.value) ? -1 : b.value - a.value));
  const isMet = worst !== undefined && worst.value <= most;
  const line = `${isMet ? "pass" : "MISS"}  ${of}: ${Number(worst?.value.toFixed(3))}, at most ${most} (worst: ${worst?.path})`;
  return { isMet, line };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
