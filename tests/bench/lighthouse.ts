import lighthouse, { type Config, type Result } from "lighthouse";
import { median } from "./median.ts";

/** Four scores from 0 to 100. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** One reading of a page by Lighthouse's slow phone, with simulated throttling; times in milliseconds. */
export interface Audit {
  /** By category; only those that were asked for. */
  scores: Record<string, number>;
  first: number;
  largest: number;
  blocked: number;
  mainThread: number;
}

/** Lighthouse in a browser that listens for it. */
export class Auditor {
  readonly #port: number;

  /** @param port the browser's remote debugging port */
  constructor(port: number) {
    this.#port = port;
  }

  /** All four categories: takes twice as long as {@link speed}. */
  async everything(url: string): Promise<Audit> {
    return this.#audit(url, { onlyCategories: categories });
  }

  async speed(url: string): Promise<Audit> {
    return this.#audit(url, { onlyCategories: ["performance"] });
  }

  async #audit(url: string, settings: NonNullable<Config["settings"]>): Promise<Audit> {
    const outcome = await lighthouse(
      url,
      { port: this.#port, logLevel: "error" },
      { extends: "lighthouse:default", settings: { ...settings, disableFullPageScreenshot: true } },
    );
    const result = outcome?.lhr;
    if (!result || result.runtimeError) {
      throw new Error(`Lighthouse has no result for ${url}: ${result?.runtimeError?.message}`);
    }
    return {
      scores: Object.fromEntries(
        Object.values(result.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      first: figure(result, "first-contentful-paint"),
      largest: figure(result, "largest-contentful-paint"),
      blocked: figure(result, "total-blocking-time"),
      mainThread: figure(result, "mainthread-work-breakdown"),
    };
  }
}

/** The medians of several readings of a page; of a category that only one reading had, its score. */
export function medianScores(audits: Audit[]): number[] {
  return categories.map((category) => median(audits.flatMap(({ scores }) => scores[category] ?? [])));
}

function figure({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}
