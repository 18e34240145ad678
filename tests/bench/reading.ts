import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type LoggedRequest, phone, visitAs } from "./visitors.ts";

/** What a page makes a visitor fetch: all that reading it takes, and the script that comes with the first intent. */
export interface Weight {
  readingBytes: number;
  readingRequests: number;
  /** Script files among them. */
  readingScripts: number;
  /** Requests among them that are answered by no file of the build, so that the Worker has to run. */
  workerRequests: number;
  /** Script files that come once the visitor has turned to a form field, and what they weigh. */
  intentScripts: number;
  intentScriptBytes: number;
  /** How many of these were asked for only after another one had come. */
  lateScripts: number;
}

/** Reads a page to its end as a phone on slow 4G, then puts the focus on its first control that needs script. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  return visitAs(browser, phone, async ({ page, requests }) => {
    await page.goto(url);
    await requests.quiet();
    await scrollToEnd(page);
    await requests.quiet();
    const reading = requests.all;
    const controls = page.locator(
      ":is(input:not([type=hidden]), textarea, select, button:not([popovertarget])):not([inert] *, [data-script=never], [data-script=never] *)",
    );
    await controls.filter({ visible: true }).first().focus();
    await requests.quiet();
    const scripts = requests.all.slice(reading.length).filter(isScript);
    if (!requests.all.some(isScript)) throw new Error(`The first control of ${url} starts no script`);
    return {
      readingBytes: bytesOf(reading),
      readingRequests: reading.length,
      readingScripts: reading.filter(isScript).length,
      workerRequests: reading.filter((request) => !isFile(request)).length,
      intentScripts: scripts.length,
      intentScriptBytes: bytesOf(scripts),
      lateScripts: countLate(scripts),
    };
  });
}

/** Scrolls without a pointer: one that passes over a form field would count as intent. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

const isScript = ({ url }: LoggedRequest) => url.pathname.endsWith(".js");

function isFile({ url }: LoggedRequest): boolean {
  const path = join("build/client", url.pathname);
  return existsSync(join(path, "index.html")) || (existsSync(path) && !url.pathname.endsWith("/"));
}

function bytesOf(requests: LoggedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

function countLate(requests: LoggedRequest[]): number {
  const firstEndedAt = Math.min(...requests.map(({ endedAt = Number.POSITIVE_INFINITY }) => endedAt));
  return requests.filter(({ sentAt }) => sentAt > firstEndedAt).length;
}

/** First and largest contentful paint, in milliseconds. */
export interface Paints {
  first: number;
  largest: number;
}

/** Opens a page as a phone on slow 4G, with throttling applied by the browser. */
export async function appliedPaints(browser: Browser, url: string): Promise<Paints> {
  return visitAs(browser, phone, async ({ page, requests }) => {
    await page.goto(url);
    await requests.quiet();
    return page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      });
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      return { first: first ?? Number.NaN, largest: entries.at(-1)?.startTime ?? Number.NaN };
    });
  });
}
