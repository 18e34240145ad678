/**
 * `npm run setup`: asks for the facts of a company and writes them into every file that has them, then lists what only a
 * person can do. Each answer is also an option; `-- --remove-samples` takes the invented records out of data/.
 */
import { spawnSync } from "node:child_process";
import { isatty } from "node:tty";
import { company } from "#data/company.ts";
import { applyAnswers, questions, readOptions } from "./setup/answers.ts";
import { askQuestions, askWhether, say } from "./setup/ask.ts";
import { type Leftover, listLeftovers } from "./setup/list-leftovers.ts";
import { ProjectFiles } from "./setup/project-files.ts";
import { removeSamples } from "./setup/remove-samples.ts";
import { readMailSettings, writeFacts } from "./setup/write-facts.ts";

const usage = `npm run setup -- [options]: each option answers a question; without --yes a terminal asks for the others.

${questions.map(({ option, help }) => `  --${option.padEnd(20)} ${help}`).join("\n")}
  --remove-samples       take the invented people, stories, quotes, ratings and figures out of data/
  --yes                  ask nothing: an answer that is not given stays as it is
`;

try {
  await setUp();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNothing is changed.\n`);
  process.exitCode = 1;
}

async function setUp(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const isAnswered = options.removeSamples || Object.keys(options.answers).length > 0;
  const asks = isatty(0) && isatty(1) && !options.yes && !(options.removeSamples && isOnlyRemoval(options));
  if (options.help || (!asks && !isAnswered)) {
    process.stdout.write(usage);
    // Nobody can answer, and nothing was given: a script that meant to change something should hear of it.
    if (!options.help) process.exitCode = 1;
    return;
  }

  const files = new ProjectFiles(process.cwd());
  const before = { company, ...readMailSettings(files) };
  const answers = asks ? await askQuestions(before, options.answers) : options.answers;
  const after = applyAnswers(before, answers);
  const removes =
    options.removeSamples ||
    (asks && (await askWhether("Take the invented people, stories, quotes and ratings out?", false)));
  if (asks && !(await askWhether("Write all this into the project?", true)))
    return say("Nothing is changed.");

  writeFacts(files, before, after);
  if (removes) removeSamples(files);
  const leftovers = listLeftovers(files, before.company, after.company);
  const written = files.save();
  format(written);
  process.stdout.write(`${describe(written, leftovers)}\n`);
}

function isOnlyRemoval({ answers }: ReturnType<typeof readOptions>): boolean {
  return Object.keys(answers).length === 0;
}

/** Formats the files that Biome knows; it leaves out the others. */
function format(paths: string[]): void {
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--write", "--no-errors-on-unmatched"];
  const sources = paths.filter((path) => path.endsWith(".ts"));
  if (sources.length > 0) spawnSync(process.execPath, [...biome, ...sources], { stdio: "ignore" });
}

function describe(written: readonly string[], leftovers: readonly Leftover[]): string {
  const changed =
    written.length > 0
      ? `Changed ${written.length} files: git diff shows how.`
      : "Nothing had to be changed.";
  const rest = leftovers.map(
    ({ title, places }) => `\n${title}\n${places.map((place) => `  ${place}`).join("\n")}`,
  );
  return [changed, ...(rest.length > 0 ? ["", "Only a person can do the rest:"] : []), ...rest].join("\n");
}
