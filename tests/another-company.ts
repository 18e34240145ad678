/**
 * `npm run test:company`: tests that the project can become another company's.
 * It makes a copy with the examples of the READMEs, other facts and logos, other words on every page, other prices and
 * ratings, and additional records. It builds the copy and runs its unit tests, its built tests and the browser tests of the
 * layout. Then it does the same with a second copy: one for a company in English only, made by `npm run setup`,
 * without samples, first with the features and their browser tests, then without features. The third copy is the sample in
 * English only, without features. Copies without features are also linted and type-checked.
 * `-- --browser` runs all browser tests that read words. `-- --keep` keeps the copies.
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
import { questions } from "../workers/local/setup/questions.ts";
import { writeOwnContent } from "./company/own-content.ts";
import { addReadmeExamples } from "./company/readme-examples.ts";
import { findOrInstallChromium } from "./e2e/browser.ts";
import { otherCompany } from "./fakes/other-company.ts";
import { ProjectCopy } from "./worker/project-copy.ts";

/** Files and folders at the top level that are not part of the project. */
const left = ["node_modules", "build", ".git", ".react-router", ".wrangler"];

const layoutTests = "/layout\\.test\\.ts$";
/** Also the browser tests of features, of printed pages, and those that depend on the number of languages. */
const languageTests = "/(?:layout|documents|header|print|[^/]*\\.e2e)\\.test\\.ts$";
/**
 * Browser tests that read words. Left out: tests that read none, tests of all pages, and tests of the sample's line
 * breaks.
 */
const wordTests = "/(?!accessibility|human-check|scrolling)[^/]*\\.test\\.ts$";

/** Facts of the sample company that no page of the copy may contain. */
const foreign = ["Tiririka", "tiririka.example", "+254", " EAT", "14-day", "30-day money-back"];

/**
 * Names and claims that no page may contain after the samples are removed: of the sample company, and of the people in
 * the samples.
 */
const invented = [
  ...["Tiririka", "tiririka.example", "+254"],
  ...[...team, ...testimonials].map(({ name }) => name),
  ...caseStudies.map(({ company }) => company),
  ...["businesses automated", "50M+", "SOC 2 Type II", "Kenya ICT Board"],
];

const same = valuesOf(sample).filter((value) => valuesOf(otherCompany).includes(value));
const shared: readonly unknown[] = [...weekdays, ...sample.languages];
const alike = same.filter((value) => !shared.includes(value));
if (alike.length > 0)
  throw new Error(
    `tests/fakes/other-company.ts must share no fact with data/company.ts, but both have: ${alike.join(", ")}`,
  );

process.env.CHROMIUM_PATH = findOrInstallChromium();
const isWhole = process.argv.includes("--browser");
let copy: ProjectCopy;
// Each copy is tested even if another one has failed, so that no fault hides another.
const results = [await checkWithMore(), await checkWithLess(), await checkSample()];
const failed = results.filter((isRight) => !isRight).length;
process.stdout.write(`\n${results.length - failed} companies passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function makeCopy(): Promise<ProjectCopy> {
  return ProjectCopy.create((await readdir(".")).filter((name) => !left.includes(name)));
}

async function removeCopy(): Promise<void> {
  if (process.argv.includes("--keep")) process.stdout.write(`The copy is kept in ${copy.folder}\n`);
  else await copy.remove();
}

/** Tests a copy with another company's content in English and Swahili. */
async function checkWithMore(): Promise<boolean> {
  copy = await makeCopy();
  process.stdout.write(`Testing another company, in ${copy.folder}\n`);
  await addReadmeExamples(copy);
  await writeOwnContent(copy);
  const isRight =
    run("npm", ["run", "-s", "icons"]) &&
    builds() &&
    [checkFiles(), checkLeftovers(foreign), checkInBrowser(isWhole ? wordTests : layoutTests)].every(Boolean);
  await removeCopy();
  return isRight;
}

/** All values in a record, at any depth. */
function valuesOf(record: unknown): unknown[] {
  return typeof record === "object" && record !== null ? Object.values(record).flatMap(valuesOf) : [record];
}

function builds(): boolean {
  const build = spawnSync("npm", ["run", "build"], { cwd: copy.folder, encoding: "utf8" });
  if (build.status !== 0) process.stderr.write(build.stdout + build.stderr);
  return build.status === 0;
}

/** Tests a copy for a company in English only, made by `npm run setup`, without samples. Then takes the features out. */
async function checkWithLess(): Promise<boolean> {
  copy = await makeCopy();
  process.stdout.write(`Testing a company in English only, without samples, in ${copy.folder}\n`);
  const isSetUp = await setUpInEnglish([...setupOptions(), "--remove-samples"]);
  const isRight =
    isSetUp &&
    builds() &&
    [
      checkFiles(),
      checkLeftovers(invented),
      checkInBrowser(isWhole ? wordTests : languageTests),
      await checkWithoutFeatures(),
    ].every(Boolean);
  await removeCopy();
  return isRight;
}

/** Tests a copy with the sample company in English only, without features. */
async function checkSample(): Promise<boolean> {
  copy = await makeCopy();
  process.stdout.write(`Testing the sample in English only, in ${copy.folder}\n`);
  const isRight = (await setUpInEnglish(["--languages", "en"])) && (await checkWithoutFeatures());
  await removeCopy();
  return isRight;
}

/** Runs `npm run setup` with options for a site in English only, and deletes the Swahili texts. */
async function setUpInEnglish(options: string[]): Promise<boolean> {
  const isSetUp = run("npm", ["run", "-s", "setup", "--", ...options, "--yes"]);
  await rm(join(copy.folder, "data/sw"), { recursive: true });
  return isSetUp;
}

/** Takes the features out of the copy, and tests it. */
async function checkWithoutFeatures(): Promise<boolean> {
  process.stdout.write(`Testing ${copy.folder} without features\n`);
  await takeFeaturesOut();
  const isSound = ["lint", "typecheck"].map((script) => run("npm", ["run", "-s", script])).every(Boolean);
  return isSound && builds() && [checkFiles(), checkInBrowser(layoutTests)].every(Boolean);
}

/**
 * The other company's facts as options of `npm run setup`. The text of an option is the one that the setup shows for
 * today's value.
 */
function setupOptions(): string[] {
  const company = { ...otherCompany, languages: ["en"] } as CompanyRecord;
  const facts = { company, leadsTo: company.email, leadsFrom: `Website <${company.email}>` };
  return questions.flatMap(({ option, today }) => [`--${option}`, today(facts)]);
}

/**
 * Removes all features as app/README.md says: their folders, their lines in the two `features.ts`, and the packages
 * that their READMEs name.
 */
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

/** Runs the unit tests and the built tests, without a long unit test that does not depend on the company. */
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

/** Whether no page of the copy contains these facts of the sample company. */
function checkLeftovers(facts: readonly string[]): boolean {
  const found = facts.flatMap((fact) => {
    const args = ["-rlF", "--include=*.html", "--include=*.svg", fact, "build/client"];
    const { stdout } = spawnSync("grep", args, { cwd: copy.folder, encoding: "utf8" });
    const files = stdout.split("\n").filter(Boolean);
    return files.length > 0 ? `  “${fact}” in ${files.length} files, among them ${files[0]}` : [];
  });
  if (found.length > 0)
    process.stderr.write(
      `Pages of the copy still contain facts of the sample company:\n${found.join("\n")}\n`,
    );
  return found.length === 0;
}

/** Runs a program in the copy. Returns whether it succeeds. */
function run(program: string, args: string[]): boolean {
  return spawnSync(program, args, { cwd: copy.folder, stdio: "inherit" }).status === 0;
}
