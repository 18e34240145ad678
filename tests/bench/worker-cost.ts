import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { median } from "./median.ts";

const warmRequests = 20;

/** The size of the Worker's scripts, as Cloudflare counts it: packed with gzip. */
export function workerBytes(): number {
  const files = globSync("build/server/**/*.js").filter((file) => !file.includes(".wrangler"));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/**
 * How long the Worker takes for a page that does not exist, in milliseconds.
 * @param origin of a Worker that has answered nothing yet
 */
export async function notFoundTimes(origin: string): Promise<{ coldMs: number; warmMs: number }> {
  const times: number[] = [];
  while (times.length <= warmRequests) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/no-such-page`);
    await response.text();
    if (response.status !== 404) throw new Error(`/no-such-page answers ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  const [coldMs = Number.NaN, ...warm] = times;
  return { coldMs, warmMs: median(warm) };
}
