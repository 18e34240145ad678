/**
 * `npm run test:company`: makes a copy of the project that belongs to another company: with the examples of README.md,
 * other facts, other words on every page, other prices and ratings, and more and other records. It builds the copy and
 * runs its unit and built tests and the browser tests of the layout; then the same in English alone and without
 * features, which it lints and type-checks too. `-- --browser` runs all browser tests that look at words, `-- --keep` leaves
 * the copy there.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { company as sample } from "../data/company.ts";
import { weekdays } from "../data/load/format.ts";
import { writeCompany, writeOwnContent } from "./company/own-content.ts";
import { addReadmeExamples } from "./company/readme-examples.ts";
import { findOrInstallChromium } from "./e2e/browser.ts";
import { otherCompany } from "./fakes/other-company.ts";
import { ProjectCopy } from "./worker/project-copy.ts";

/** What is at the top of the project and not part of it. */
const left = ["node_modules", "build", ".git", ".react-router", ".wrangler"];

const layoutTests = "/layout\\.test\\.ts$";
/** All but those that look at no words, at all pages alike, or at where the sample's titles break. */
const wordTests = "/(?!accessibility|human-check|scrolling)[^/]*\\.test\\.ts$";

/** Facts of the sample that must be nowhere in the copy's pages. */
const foreign = ["Tiririka", "tiririka.example", "+254", " EAT", "14-day", "30-day money-back"];

const same = valuesOf(sample).filter((value) => valuesOf(otherCompany).includes(value));
const shared: readonly unknown[] = [...weekdays, ...sample.languages];
const alike = same.filter((value) => !shared.includes(value));
if (alike.length > 0) throw new Error(`Both companies have ${alike.join(", ")}`);

process.env.CHROMIUM_PATH = findOrInstallChromium();
const copy = await ProjectCopy.create((await readdir(".")).filter((name) => !left.includes(name)));
process.stdout.write(`Another company, in ${copy.folder}\n`);
await addReadmeExamples(copy);
await writeOwnContent(copy);
const browserTests = process.argv.includes("--browser") ? wordTests : layoutTests;
const isWholeRight =
  builds() && [checkFiles(), checkLeftovers(), checkInBrowser(browserTests)].every(Boolean);
const passed = isWholeRight && (await checkWithLess());
if (process.argv.includes("--keep")) process.stdout.write(`Kept in ${copy.folder}\n`);
else await copy.remove();
process.exit(passed ? 0 : 1);

/** Every value in a record, however deep. */
function valuesOf(record: unknown): unknown[] {
  return typeof record === "object" && record !== null ? Object.values(record).flatMap(valuesOf) : [record];
}

function builds(): boolean {
  const build = spawnSync("npm", ["run", "build"], { cwd: copy.folder, encoding: "utf8" });
  if (build.status !== 0) process.stderr.write(build.stdout + build.stderr);
  return build.status === 0;
}

/** The same company in English alone and without features. */
async function checkWithLess(): Promise<boolean> {
  await writeCompany(copy, ["en"]);
  await rm(join(copy.folder, "data/sw"), { recursive: true });
  await takeFeaturesOut();
  const isSound = ["lint", "typecheck"].map((script) => run("npm", ["run", "-s", script])).every(Boolean);
  return isSound && builds() && [checkFiles(), checkInBrowser(layoutTests)].every(Boolean);
}

/** Takes every feature out as README.md says: its folders, its lines in the plugs, and the packages of its own README. */
async function takeFeaturesOut(): Promise<void> {
  const readmes = globSync("app/features/*/README.md", { cwd: copy.folder });
  const packages = (await Promise.all(readmes.map((file) => copy.read(file)))).flatMap(dependenciesIn);
  run("npm", [
    "pkg",
    "delete",
    ...packages.flatMap((name) => [`dependencies.${name}`, `devDependencies.${name}`]),
  ]);
  for (const room of ["app", "data", "tests"])
    await rm(join(copy.folder, room, "features"), { recursive: true });
  for (const plug of ["app/features.ts", "data/features.ts"])
    await copy.write(plug, (await copy.read(plug)).replace(/^export .*\n/gm, ""));
}

/** The packages in the table of a README's section "Dependencies". */
function dependenciesIn(readme: string): string[] {
  const [, section = ""] = readme.split("\n## Dependencies\n");
  const cells = section.match(/^\| `[^|]+/gm) ?? [];
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name));
}

/** The unit tests, but for long ones that know no company, and those of the built files. */
function checkFiles(): boolean {
  return run("vitest", [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--project",
    "unit",
    "--project",
    "built",
    "--exclude=**/outbox-model.test.ts",
  ]);
}

function checkInBrowser(tests: string): boolean {
  return run("playwright", ["test", "--config", "tests/e2e/playwright.config.ts", tests]);
}

/** Whether no page of the copy says what only the sample company says. */
function checkLeftovers(): boolean {
  const found = foreign.flatMap((fact) => {
    const args = ["-rlF", "--include=*.html", "--include=*.svg", fact, "build/client"];
    const { stdout } = spawnSync("grep", args, { cwd: copy.folder, encoding: "utf8" });
    const files = stdout.split("\n").filter(Boolean);
    return files.length > 0 ? `  “${fact}” in ${files.length} files, among them ${files[0]}` : [];
  });
  if (found.length > 0) process.stderr.write(`The sample company is still there:\n${found.join("\n")}\n`);
  return found.length === 0;
}

/** Whether a program succeeds in the copy. */
function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { cwd: copy.folder, stdio: "inherit" }).status === 0;
}
