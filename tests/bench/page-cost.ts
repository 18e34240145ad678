import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { compressed } from "./front.ts";
import { type Audit, type Auditor, medianScores } from "./lighthouse.ts";
import { median } from "./median.ts";
import { appliedPaints, type Paints, type Weight, weigh } from "./reading.ts";

const simulatedRuns = 3;
const appliedRuns = 5;

/** A median in milliseconds, of the page and of the same page without script. */
export interface Compared {
  ms: number;
  withoutScript: number;
}

/** What one page costs a phone on slow 4G. */
export interface PageCost {
  path: string;
  /** The document as far as the end of its content, as it travels. */
  contentBytes: number;
  weight: Weight;
  /** Performance, accessibility, best practices, search. */
  scores: number[];
  simulated: { first: Compared; largest: Compared };
  applied: { first: Compared; largest: Compared };
  /** Total blocking time, simulated. */
  blocked: Compared;
  /** What the main thread does in all, simulated. */
  mainThread: Compared;
}

interface Origins {
  /** The site. */
  site: string;
  /** The same site, in whose pages there is no script. */
  withoutScript: string;
}

/** Measures a page and its twin without script in turns, so that a slow moment of this machine meets both. */
export async function measurePage(
  browser: Browser,
  auditor: Auditor,
  origins: Origins,
  path: string,
): Promise<PageCost> {
  const [url, twinUrl] = [origins.site + path, origins.withoutScript + path];
  const audits: Audit[] = [await auditor.everything(url)];
  const twinAudits: Audit[] = [await auditor.speed(twinUrl)];
  while (audits.length < simulatedRuns) {
    audits.push(await auditor.speed(url));
    twinAudits.push(await auditor.speed(twinUrl));
  }
  const paints: Paints[] = [];
  const twinPaints: Paints[] = [];
  while (paints.length < appliedRuns) {
    paints.push(await appliedPaints(browser, url));
    twinPaints.push(await appliedPaints(browser, twinUrl));
  }
  const simulated = (name: "first" | "largest" | "blocked" | "mainThread") =>
    compare(audits, twinAudits, (audit) => audit[name]);
  const applied = (name: keyof Paints) => compare(paints, twinPaints, (paint) => paint[name]);
  return {
    path,
    contentBytes: contentBytes(path),
    weight: await weigh(browser, url),
    scores: medianScores(audits),
    simulated: { first: simulated("first"), largest: simulated("largest") },
    applied: { first: applied("first"), largest: applied("largest") },
    blocked: simulated("blocked"),
    mainThread: simulated("mainThread"),
  };
}

function compare<Run>(runs: Run[], twinRuns: Run[], figure: (run: Run) => number): Compared {
  return { ms: median(runs.map(figure)), withoutScript: median(twinRuns.map(figure)) };
}

function contentBytes(path: string): number {
  const html = readFileSync(join("build/client", path, "index.html"), "utf8");
  return compressed(html.slice(0, html.indexOf("</main>"))).length;
}

export function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, "");
}
