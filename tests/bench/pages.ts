/**
 * `npm run bench`: what each kind of page costs a visitor, and how fast it answers. Arguments are paths to measure only
 * these pages, or `presses` for the answers alone. Ends with 1 when a goal is missed. What the figures mean is in
 * tests/bench/README.md.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { buildSite } from "#workers/local/build-site.ts";
import { bytesOf, type Served, visitAs, withSite } from "./browse.ts";
import { compressed } from "./front.ts";
import { measurePresses } from "./presses.ts";
import { type Column, kib, median, table } from "./table.ts";

/** A page of each kind. */
const kinds =
  `/ /solutions /solutions/finance-ops /tools /tools/ai-mpesa-analyzer /services /services/workflow-design
  /blog /blog/ai-transformation-kenyan-businesses /about /products /get-started /industries/finance /privacy
  /case-studies`.split(/\s+/);

/** Readings of a page by Lighthouse; the figures are their medians. */
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface PageCost {
  path: string;
  /** Bytes of the document as far as the end of its main title, and as a whole, as it travels. */
  titleBytes: number;
  documentBytes: number;
  /** What a visitor fetches who touches nothing. */
  requests: number;
  readingBytes: number;
  readingScripts: number;
  /** The script that comes with the first intent, in bytes. */
  intentBytes: number;
  /** Performance, accessibility, best practices, search: 0 to 100. */
  scores: number[];
  /** In milliseconds. */
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
  { of: "bytes to </h1>", value: ({ titleBytes }) => titleBytes, most: 16_384 },
  { of: "requests until intent", value: ({ requests }) => requests, most: 4 },
  { of: "script files until intent", value: ({ readingScripts }) => readingScripts, most: 0 },
  { of: "KiB until intent", value: ({ readingBytes }) => readingBytes / 1024, most: 48 },
  { of: "KiB of script after intent", value: ({ intentBytes }) => intentBytes / 1024, most: 72 },
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
      // As a pointer over a control does that needs it.
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

/** Reads a page by Lighthouse's phone on slow 4G, simulated. */
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

/** Compares the worst page with a goal. A figure that could not be measured misses it. */
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
