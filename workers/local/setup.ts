/**
 * `npm run setup`: asks for the facts of a company and writes them into all files that contain them. Then lists the
 * remaining work, which `-- --list` does without changing anything. Each answer can also be given as an option.
 * `-- --remove-samples` removes the invented records from data/.
 */
import { spawnSync } from "node:child_process";
import { isatty } from "node:tty";
import { company } from "#data/company.ts";
import { applyAnswers, readOptions } from "./setup/answers.ts";
import { askQuestions, askWhether } from "./setup/ask.ts";
import { describeLeftovers } from "./setup/describe-leftovers.ts";
import { ProjectFiles } from "./setup/project-files.ts";
import { type Facts, questions } from "./setup/questions.ts";
import { removeSamples } from "./setup/remove-samples.ts";
import { recordSample } from "./setup/sample.ts";
import { withoutSampleClaims } from "./setup/sample-claims.ts";
import { readMailSettings, writeFacts } from "./setup/write-facts.ts";

const usage = `npm run setup -- [options]

Each option answers a question. In a terminal you are asked the other questions too, unless you add --yes.

${questions.map(({ option, help }) => `  --${option.padEnd(20)} ${help}`).join("\n")}
  --remove-samples       remove the invented people, stories, quotes, ratings, figures, registration facts and certifications from data/
  --list                 list the work that remains, and change nothing
  --yes                  ask no questions: facts without an option stay as they are
`;

const removalQuestion =
  "Remove the invented people, stories, quotes, ratings, figures, registration facts and certifications?";

const project = new ProjectFiles(process.cwd());

try {
  const change = await prepare();
  if (change) write(change);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

interface Change {
  before: Facts;
  after: Facts;
  removesSamples: boolean;
}

/**
 * Reads the options, and asks the questions if there is a terminal.
 * @returns undefined if nothing is to be written
 * @throws Error if an answer is wrong
 */
async function prepare(): Promise<Change | undefined> {
  const { answers: given, yes, removeSamples: removes, list, help } = readOptions(process.argv.slice(2));
  const isAnswered = Object.keys(given).length > 0;
  if (list && !help) {
    if (isAnswered || removes) throw new Error("--list changes nothing, so it takes no other option.");
    process.stdout.write(`${describeLeftovers(project, company, company) ?? "Nothing is left to do."}\n`);
    return;
  }
  // Removing samples alone needs no facts.
  const asks = isatty(0) && isatty(1) && !yes && (isAnswered || !removes);
  if (help || !(asks || isAnswered || removes)) {
    process.stdout.write(usage);
    if (help) return;
    // Nothing was done. The exit code tells that to a calling program.
    process.stderr.write("No terminal was found in which to ask questions. Give the answers as options.\n");
    process.exitCode = 1;
    return;
  }

  const before = { company, ...readMailSettings(project) };
  const answers = asks ? await askQuestions(before, given) : given;
  const answered = applyAnswers(before, answers);
  const removesSamples = removes || (asks && (await askWhether(removalQuestion, false)));
  const after = removesSamples ? { ...answered, company: withoutSampleClaims(answered.company) } : answered;
  if (asks && !(await askWhether("Write these answers into the project's files?", true))) return;
  return { before, after, removesSamples };
}

function write({ before, after, removesSamples }: Change): void {
  recordSample(project, before.company);
  writeFacts(project, before, after);
  if (removesSamples) removeSamples(project);
  const saved = project.save();
  format(saved.written);
  // List places after formatting, because it moves lines.
  const leftovers = describeLeftovers(project, before.company, after.company);
  process.stdout.write(`${report(saved, leftovers)}\n`);
}

/** Formats TypeScript files with Biome. */
function format(paths: string[]): void {
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--write", "--no-errors-on-unmatched"];
  const sources = paths.filter((path) => path.endsWith(".ts"));
  if (sources.length > 0) spawnSync(process.execPath, [...biome, ...sources], { stdio: "ignore" });
}

function report(
  { written, deleted }: ReturnType<typeof project.save>,
  leftovers: string | undefined,
): string {
  const andDeleted = deleted.length > 0 ? ` and deleted ${deleted.length}` : "";
  const changed =
    written.length + deleted.length > 0
      ? `Changed ${written.length} files${andDeleted}. To see the changes: git diff`
      : "Nothing had to be changed.";
  return [changed, leftovers].filter(Boolean).join("\n\n");
}
