/**
 * `npm test`: builds the site, then runs the unit and Worker tests (Vitest) and the browser tests (Playwright),
 * and ends with one line for the whole. Needs no network but the package registries, and only to install a
 * browser where there is none.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { findOrInstallChromium } from "./e2e/browser.ts";

const results = "tests/results";

/** What matters of Playwright's report; `errors` are those of no test: a server that did not start, say. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return status === 0;
}

/** Reads a runner's report. A runner that died before it wrote one counts as one failure. */
function count<Report>(file: string, read: (report: Report) => { passed: number; failed: number }) {
  try {
    return read(JSON.parse(readFileSync(`${results}/${file}`, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
const browser = findOrInstallChromium();
if (!run("npm", ["run", "build"])) process.exit(1);

const vitestOk = run("vitest", [
  ...["run", "--config", "tests/vitest.config.ts"],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${results}/vitest.json`],
]);
const playwrightOk = run("playwright", ["test", "--config", "tests/e2e/playwright.config.ts"], {
  CHROMIUM_PATH: browser,
});

const counts = [
  count("vitest.json", (report: { numPassedTests: number; numTotalTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  })),
  count("e2e.json", ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  })),
];
const passed = counts.reduce((sum, counted) => sum + counted.passed, 0);
const failed = counts.reduce((sum, counted) => sum + counted.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(vitestOk && playwrightOk && failed === 0 ? 0 : 1);
