/**
 * `npm run setup`: asks for the facts of a company and writes them into every file that has them, then lists what only a
 * person can do. Each answer is also an option; `-- --remove-samples` takes the invented records out of data/.
 */
import { spawnSync } from "node:child_process";
import { isatty } from "node:tty";
import { company } from "#data/company.ts";
import { applyAnswers, type Facts, questions, readOptions } from "./setup/answers.ts";
import { askQuestions, askWhether } from "./setup/ask.ts";
import { type Leftover, listLeftovers } from "./setup/list-leftovers.ts";
import { ProjectFiles } from "./setup/project-files.ts";
import { removeSamples } from "./setup/remove-samples.ts";
import { readMailSettings, writeFacts } from "./setup/write-facts.ts";

const usage = `npm run setup -- [options]: each option answers a question; without --yes a terminal asks for the others.

${questions.map(({ option, help }) => `  --${option.padEnd(20)} ${help}`).join("\n")}
  --remove-samples       take the invented people, stories, quotes, ratings and figures out of data/
  --yes                  ask nothing: an answer that is not given stays as it is
`;

const removalQuestion = "Take the invented people, stories, quotes, ratings and figures out?";

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
 * Reads the options, and asks where somebody can answer.
 * @returns undefined when nothing is to be written
 * @throws Error when an answer cannot be
 */
async function prepare(): Promise<Change | undefined> {
  const { answers: given, yes, removeSamples: removes, help } = readOptions(process.argv.slice(2));
  const isAnswered = Object.keys(given).length > 0;
  // To remove samples nobody has to be asked for facts.
  const asks = isatty(0) && isatty(1) && !yes && (isAnswered || !removes);
  if (help || !(asks || isAnswered || removes)) {
    process.stdout.write(usage);
    // Without a terminal and without options: whatever has started this should hear that nothing was done.
    if (!help) process.exitCode = 1;
    return;
  }

  const before = { company, ...readMailSettings(project) };
  const answers = asks ? await askQuestions(before, given) : given;
  const after = applyAnswers(before, answers);
  const removesSamples = removes || (asks && (await askWhether(removalQuestion, false)));
  if (asks && !(await askWhether("Write all this into the project?", true))) return;
  return { before, after, removesSamples };
}

function write({ before, after, removesSamples }: Change): void {
  writeFacts(project, before, after);
  if (removesSamples) removeSamples(project);
  const written = project.save();
  format(written);
  // Last, as formatting moves lines.
  const leftovers = listLeftovers(project, before.company, after.company);
  process.stdout.write(`${report(written, leftovers)}\n`);
}

/** Formats the files that Biome knows; it leaves out the others. */
function format(paths: string[]): void {
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--write", "--no-errors-on-unmatched"];
  const sources = paths.filter((path) => path.endsWith(".ts"));
  if (sources.length > 0) spawnSync(process.execPath, [...biome, ...sources], { stdio: "ignore" });
}

function report(written: readonly string[], leftovers: readonly Leftover[]): string {
  const changed =
    written.length > 0
      ? `Changed ${written.length} files: git diff shows how.`
      : "Nothing had to be changed.";
  const rest = leftovers.map(
    ({ title, places }) => `\n${title}\n${places.map((place) => `  ${place}`).join("\n")}`,
  );
  return [changed, ...(rest.length > 0 ? ["", "Only a person can do the rest:"] : []), ...rest].join("\n");
}
