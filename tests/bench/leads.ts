/**
 * `npm run bench:leads`: measures how many leads per second the built site accepts, compared with a Worker that only
 * parses and responds, and whether memory use stays constant. Both run under `wrangler dev` and get the same leads
 * from the same client. The outbox sends mails to a stand-in for Resend meanwhile. Exits with 1 if a goal is missed.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import { buildSite } from "#workers/local/build-site.ts";
import { FakeResend } from "../fakes/resend.ts";
import { SiteProcess } from "../worker/site-process.ts";
import { type Column, median, table } from "./table.ts";

const rounds = 5;
const leadsPerRound = 1000;
const concurrency = 32;
/** Rounds until caches are full, then rounds between the first and the last sample of memory. */
const [warmUpRounds, memoryRounds] = [5, 10];

/**
 * The lowest accepted share of the bare Worker's rate. It is below the measured one, so that noise does not fail a
 * run.
 */
const leastRatio = 0.25;
/** The highest accepted ratio of the last samples' mean to the first samples' mean. */
const mostGrowth = 1.1;

interface Load {
  accepted: string[];
  /** The response times in milliseconds, sorted. */
  latencies: number[];
  perSecond: number;
}

const columns: Column<{ name: string; loads: Load[] }>[] = [
  ["route", ({ name }) => name],
  ["accepted/s", ({ loads }) => rate(loads).toFixed(0)],
  ["p50 ms", ({ loads }) => percentile(loads, 0.5).toFixed(0)],
  ["p99 ms", ({ loads }) => percentile(loads, 0.99).toFixed(0)],
  ["refused", ({ loads }) => refused(loads)],
];

/** The load average of the last minute, before this bench starts to work. */
const [load1 = 0] = loadavg();

await buildSite();
// Import through Vite, because the module reads field names from app/. Import after the build, because the build
// would inherit the NODE_ENV that Vite sets.
const { filledForm } = (
  await runnerImport<typeof import("../worker/harness.ts")>("./tests/worker/harness.ts")
).module;
const state = await mkdtemp(join(tmpdir(), "bench-"));
const resend = await FakeResend.start();
const start = (name: string, options = {}) => SiteProcess.start(join(state, name), resend.url, options);
const site = await start("site");
const bare = await start("bare", { config: "tests/bench/bare-wrangler.toml" });
// In a small heap, V8 leaves garbage for many thousand requests and enlarges the young generation instead. These
// flags make each collection a full one and keep the young generation small, so that samples show retained memory.
const small = await start("small", { v8Flags: "--gc-global --max-semi-space-size=1" });
const accepted: string[] = [];
let visitors = 0;
// End the Workers too: they are in their own process groups, so Ctrl+C does not reach them.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => end().then(() => process.exit(1)));
try {
  const goals = [await isFastEnough(), await isMemoryFlat(), await isEachMailedOnce()];
  process.exitCode = goals.every(Boolean) ? 0 : 1;
} finally {
  await end();
}

async function end(): Promise<void> {
  await Promise.all([site, bare, small].map((each) => each.kill()));
  await resend.close();
  await rm(state, { recursive: true, force: true, maxRetries: 3 });
}

async function isFastEnough(): Promise<boolean> {
  const loads = { site: [] as Load[], bare: [] as Load[] };
  for (const target of [bare, site]) await load(target);
  for (let round = 0; round < rounds; round++) {
    console.error(`  Round ${round + 1} of ${rounds}`);
    // Wait until all mails are sent, so that they do not slow down the bare Worker.
    await mailed();
    loads.bare.push(await load(bare));
    loads.site.push(await load(site));
  }
  const rows = [
    { name: "POST /api/send-email", loads: loads.site },
    { name: "a Worker that only parses and answers", loads: loads.bare },
  ];
  const ratio = rate(loads.site) / rate(loads.bare);
  print(table(columns, rows));
  print(`ratio ${ratio.toFixed(2)}, at least ${leastRatio}`);
  if (load1 > availableParallelism() / 2)
    print(
      `The machine was busy (load ${load1.toFixed(1)}), which slows the site more than the bare Worker. Repeat this on a quiet machine.`,
    );
  return ratio >= leastRatio && refused(loads.site) === 0;
}

async function isMemoryFlat(): Promise<boolean> {
  for (let round = 0; round < warmUpRounds; round++) await load(small);
  const samples = [memoryOf(small)];
  while (samples.length <= memoryRounds) {
    console.error(`  Memory: round ${samples.length} of ${memoryRounds}`);
    await load(small);
    samples.push(memoryOf(small));
  }
  const growth = mean(samples.slice(-3)) / mean(samples.slice(0, 3));
  print(`workerd, MB after each ${leadsPerRound} leads: ${samples.map(Math.round).join(", ")}`);
  print(`growth ${growth.toFixed(2)}, at most ${mostGrowth}`);
  return growth <= mostGrowth;
}

async function isEachMailedOnce(): Promise<boolean> {
  await mailed();
  const ids = [...resend.sent.keys()].map((key) => key.split("/")[1]);
  const distinct = new Set(ids);
  const missing = accepted.filter((id) => !distinct.has(id)).length;
  print(`accepted ${accepted.length}, missing ${missing}, twice ${ids.length - distinct.size}`);
  return missing === 0 && ids.length === distinct.size;
}

/** Resolves when all accepted leads are mailed, at the latest after 3 minutes. */
async function mailed(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 180_000).unref());
  await Promise.race([resend.until(() => resend.sent.size >= accepted.length), timeout]);
}

/** Posts a round of leads over keep-alive connections. Each lead has its own id and IP address. */
async function load(target: SiteProcess): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const result: Load = { accepted: [], latencies: [], perSecond: 0 };
  const startedAt = performance.now();
  let posted = 0;
  const visit = async () => {
    while (posted++ < leadsPerRound) {
      const sentAt = performance.now();
      const id = crypto.randomUUID();
      if (await post(target.url, id, agent).catch(() => false)) result.accepted.push(id);
      result.latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  agent.destroy();
  result.perSecond = (result.accepted.length / (performance.now() - startedAt)) * 1000;
  result.latencies.sort((a, b) => a - b);
  if (target !== bare) accepted.push(...result.accepted);
  return result;
}

/** Posts a lead. Resolves with whether it was accepted. */
async function post(url: string, submissionId: string, agent: Agent): Promise<boolean> {
  const visitor = ++visitors;
  const body = JSON.stringify({ ...filledForm, submissionId });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "CF-Connecting-IP": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
  return new Promise((resolve, reject) => {
    request(`${url}/api/send-email`, { method: "POST", agent, headers }, (response) => {
      text(response).then(
        (answer) => resolve(response.statusCode === 200 && JSON.parse(answer).success),
        reject,
      );
    })
      .on("error", reject)
      .end(body);
  });
}

/**
 * The resident memory of the workerd that runs the Worker, in MB. Wrangler also starts a workerd as a proxy, before
 * this one. The proxy is not part of a deployed site, so it is not counted.
 */
function memoryOf({ group }: SiteProcess): number {
  const lines = execFileSync("ps", ["-A", "-o", "pgid=,pid=,rss=,comm="], { encoding: "utf8" }).split("\n");
  const [, , kilobytes] = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, , , program]) => Number(pgid) === group && program?.endsWith("workerd"))
    .reduce((last, next) => (Number(next[1]) > Number(last[1] ?? 0) ? next : last), [] as string[]);
  return Number(kilobytes) / 1024;
}

function rate(loads: Load[]): number {
  return median(loads.map(({ perSecond }) => perSecond));
}

function percentile(loads: Load[], share: number): number {
  return median(loads.map(({ latencies }) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN));
}

function refused(loads: Load[]): number {
  return loads.reduce((sum, { latencies, accepted }) => sum + latencies.length - accepted.length, 0);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
