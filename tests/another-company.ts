/**
 * `npm run test:company`: makes a copy of the project that belongs to another company: with the examples of the READMEs,
 * other facts, other words on every page, other prices and ratings, and more and other records. It builds the copy and
 * runs its unit and built tests and the browser tests of the layout. Then the same in a second copy, which `npm run setup` gives
 * to a company in English alone and without samples, and which has no features: it lints and type-checks this one too.
 * `-- --browser` runs all browser tests that look at words, `-- --keep` leaves the copies there.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { caseStudies } from "../data/case-studies.ts";
import { company as sample } from "../data/company.ts";
import { weekdays } from "../data/load/format.ts";
import type { CompanyRecord } from "../data/schemas/company.ts";
import { team } from "../data/team.ts";
import { testimonials } from "../data/testimonials.ts";
import { questions } from "../workers/local/setup/answers.ts";
import { writeOwnContent } from "./company/own-content.ts";
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

/** What must be nowhere once the samples are taken out: the sample company, and everyone whom it invents. */
const invented = [
  ...["Tiririka", "tiririka.example", "+254"],
  ...[...team, ...testimonials].map(({ name }) => name),
  ...caseStudies.map(({ company }) => company),
];

const same = valuesOf(sample).filter((value) => valuesOf(otherCompany).includes(value));
const shared: readonly unknown[] = [...weekdays, ...sample.languages];
const alike = same.filter((value) => !shared.includes(value));
if (alike.length > 0) throw new Error(`Both companies have ${alike.join(", ")}`);

process.env.CHROMIUM_PATH = findOrInstallChromium();
const browserTests = process.argv.includes("--browser") ? wordTests : layoutTests;
let copy = await makeCopy();
const passed = (await checkWithMore()) && (await checkWithLess());
process.exit(passed ? 0 : 1);

async function makeCopy(): Promise<ProjectCopy> {
  return ProjectCopy.create((await readdir(".")).filter((name) => !left.includes(name)));
}

async function removeCopy(): Promise<void> {
  if (process.argv.includes("--keep")) process.stdout.write(`Kept in ${copy.folder}\n`);
  else await copy.remove();
}

/** Another company's content, in English and Swahili. */
async function checkWithMore(): Promise<boolean> {
  process.stdout.write(`Another company, in ${copy.folder}\n`);
  await addReadmeExamples(copy);
  await writeOwnContent(copy);
  const isRight =
    builds() && [checkFiles(), checkLeftovers(foreign), checkInBrowser(browserTests)].every(Boolean);
  await removeCopy();
  return isRight;
}

/** Every value in a record, however deep. */
function valuesOf(record: unknown): unknown[] {
  return typeof record === "object" && record !== null ? Object.values(record).flatMap(valuesOf) : [record];
}

function builds(): boolean {
  const build = spawnSync("npm", ["run", "build"], { cwd: copy.folder, encoding: "utf8" });
  if (build.status !== 0) process.stderr.write(build.stdout + build.stderr);
  return build.status === 0;
}

/** A company in English alone, as `npm run setup` leaves it, without samples and features. */
async function checkWithLess(): Promise<boolean> {
  copy = await makeCopy();
  process.stdout.write(`A company in English alone, without samples and features, in ${copy.folder}\n`);
  const isSetUp = run("npm", ["run", "-s", "setup", "--", ...setupOptions(), "--remove-samples", "--yes"]);
  await rm(join(copy.folder, "data/sw"), { recursive: true });
  await takeFeaturesOut();
  const isSound = ["lint", "typecheck"].map((script) => run("npm", ["run", "-s", script])).every(Boolean);
  const isRight =
    isSetUp &&
    isSound &&
    builds() &&
    [checkFiles(), checkLeftovers(invented), checkInBrowser(layoutTests)].every(Boolean);
  await removeCopy();
  return isRight;
}

/** The other company's facts as options of `npm run setup`, which takes them as it shows today's. */
function setupOptions(): string[] {
  const company = { ...otherCompany, languages: ["en"] } as CompanyRecord;
  const facts = { company, leadsTo: company.email, leadsFrom: `Website <${company.email}>` };
  return questions.flatMap(({ option, today }) => [`--${option}`, today(facts)]);
}

/** Takes every feature out as app/README.md says: its folders, its lines in the plugs, and the packages of its own README. */
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
function checkLeftovers(facts: readonly string[]): boolean {
  const found = facts.flatMap((fact) => {
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
