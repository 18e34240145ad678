/**
 * `npm test`: builds the site if a source is newer than the last build. Then runs Vitest (unit, built and Worker
 * tests) and Playwright (browser tests) at the same time, and prints one line with the result of both. Needs the
 * network only to install a browser if none is found.
 * `npm test -- PATH…` runs only these files or folders. `PATH:LINE` runs one test. Options after the paths go to the
 * runner: `-t NAME` to Vitest, `-g NAME` to Playwright.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buildSite } from "../workers/local/build-site.ts";
import { findOrInstallChromium } from "./e2e/browser.ts";

const results = "tests/results";
const reports = { vitest: `${results}/vitest.json`, playwright: `${results}/e2e.json` };

/** The files that a build reads. */
const sources = "{app,data,public,workers,package-lock.json,*.config.ts,wrangler.toml}";
/** The file that a build writes last. */
const lastBuilt = "build/client/_headers";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** The used part of Playwright's report. `errors` are errors outside of tests, such as a server that does not start. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

interface Counts {
  passed: number;
  failed: number;
  /** Failed tests whose names are not at the end of the output already. */
  names?: string[];
}

const { paths, options } = readArguments(process.argv.slice(2));
const browserPaths = paths.filter((path) => testsIn(path).some(isBrowserTest));
const otherPaths = paths.filter((path) => !testsIn(path).every(isBrowserTest));
const runsAll = paths.length === 0;
const runsVitest = runsAll || otherPaths.length > 0;
const picksTests = options.length > 0 || paths.some((path) => /:\d+$/.test(path));
const runsPlaywright = runsAll || browserPaths.length > 0;
if (options.length > 0 && runsVitest === runsPlaywright)
  stop(
    "Options go to only one runner. Before them, name the files: only browser tests, or only other tests. For example: npm test -- tests/unit/mail.test.ts -t Reply-To",
  );

rmSync(results, { recursive: true, force: true });
if (runsPlaywright) findOrInstallChromium();
const needsBuild = runsAll || paths.some((path) => !testsIn(path).every(needsNoBuild));
if (needsBuild && !isBuilt()) await buildSite();

const running: ChildProcess[] = [];
// Ctrl+C also reaches the runners. This process ignores it and ends after the runners have ended.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {
  for (const child of running) child.kill("SIGINT");
});

const vitest = runsVitest ? runVitest() : undefined;
const playwright = runsPlaywright ? runPlaywright(vitest) : undefined;
finish((await Promise.all([vitest, playwright])).filter((counts) => counts !== undefined));

/** Paths are relative to the project and may end in a line number. Options follow them. */
function readArguments(args: string[]) {
  const firstOption = args.findIndex((arg) => arg.startsWith("-"));
  const end = firstOption === -1 ? args.length : firstOption;
  const paths = args.slice(0, end).map((path) => relative(".", resolve(path)).replaceAll(sep, "/"));
  const missing = paths.find((path) => !existsSync(path.replace(/:\d+$/, "")));
  if (missing) stop(`No such file or folder: ${missing}. For example: npm test -- tests/unit/mail.test.ts`);
  // Add the features' tests for Firefox and WebKit.
  if (paths.includes("tests/engines")) paths.push(...globSync("tests/features/*/*.engines.test.ts"));
  return { paths: paths.includes("tests") ? [] : paths, options: args.slice(end) };
}

/**
 * Whether the build is newer than all its sources. Folders are compared too, because deleting a file changes its
 * folder.
 */
function isBuilt(): boolean {
  const builtAt = statSync(lastBuilt, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = [...globSync(sources), ...globSync(`${sources}/**`)];
  return files.every((file) => statSync(file).mtimeMs < builtAt);
}

/** The test file, or all test files in the folder, without a line number. */
function testsIn(path: string): string[] {
  const file = path.replace(/:\d+$/, "");
  if (!statSync(file).isDirectory()) return [file];
  return globSync(`${file}/**/*.test.{ts,tsx}`).map((found) => found.replaceAll(sep, "/"));
}

/** The kind of a feature's test is in its file name. The kind of every other test is its folder. */
function isBrowserTest(file: string): boolean {
  return /^tests\/e2e\/|\.e2e\.test\.ts$/.test(file);
}

/** Unit tests, and tests of commands, which build copies of the project. */
function needsNoBuild(file: string): boolean {
  return /^tests\/(?:unit|commands)\/|\.unit\.test\.tsx?$/.test(file);
}

async function runVitest(): Promise<Counts> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports.vitest}`];
  // Tests of these kinds run only if they are named.
  const left = ["engines", "commands"].filter((kind) => !otherPaths.some((path) => path.includes(kind)));
  const files = [...otherPaths, ...left.map((kind) => `--project=!${kind}`)];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"];
  const args = [...vitest, ...files, ...reporters, ...options];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  running.push(child);
  return count(reports.vitest, await exitCode(child), (report: VitestReport) => ({
    passed: report.numPassedTests,
    // If only some tests are chosen, the others count as skipped, which is no failure. Otherwise a skipped test
    // counts as failed.
    failed: picksTests ? report.numFailedTests : report.numTotalTests - report.numPassedTests,
    // Playwright's output follows, so that Vitest's list of failed tests is far above the end.
    names: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${relative(".", name)}: ${fullName}`),
    ),
  }));
}

/** @param earlier the run whose output is printed first: Playwright's output is held back until that run ends */
async function runPlaywright(earlier: Promise<unknown> | undefined): Promise<Counts> {
  const playwright = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config",
    "tests/e2e/playwright.config.ts",
  ];
  const args = [...playwright, ...browserPaths, ...options];
  const env = process.stdout.isTTY ? { FORCE_COLOR: "1", ...process.env } : process.env;
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
  running.push(child);
  // The buffer holds all of the output. With a full buffer, Playwright would wait until somebody reads it.
  const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const exit = exitCode(child).finally(() => output.end());
  await earlier;
  await pipeline(output, process.stdout, { end: false });
  return count(reports.playwright, await exit, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }));
}

async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "close");
  return code ?? 1;
}

/**
 * Reads a runner's report. A runner that crashed without a report, or failed outside of tests, counts as one failure.
 */
function count<Report>(file: string, exitCode: number, read: (report: Report) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(file, "utf8")));
    return exitCode === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function finish(counts: Counts[]): never {
  const passed = counts.reduce((sum, counted) => sum + counted.passed, 0);
  const failed = counts.reduce((sum, counted) => sum + counted.failed, 0);
  const names = counts.flatMap((counted) => counted.names ?? []);
  process.stdout.write(
    ["", ...names.map((name) => `Failed: ${name}`), `${passed} passed, ${failed} failed`, ""].join("\n"),
  );
  process.exit(passed > 0 && failed === 0 ? 0 : 1);
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
