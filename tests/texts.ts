/**
 * `npm run texts`: lists, by file and line, texts without a Swahili translation and texts that could be plainer. It
 * is advice only and never fails. `-- --export sw.csv` writes all English and Swahili texts into a table for a
 * proof-reader. `-- --import sw.csv` writes the changed Swahili texts back.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const values = readOptions();

// Vite loads these modules, because data/ uses `import.meta.glob`.
if (values.export === undefined && values.import === undefined) {
  const { module } = await runnerImport<typeof import("./texts/advice.ts")>("./tests/texts/advice.ts");
  process.stdout.write(module.advice());
} else {
  const { module } = await runnerImport<typeof import("./texts/proofreading.ts")>(
    "./tests/texts/proofreading.ts",
  );
  try {
    if (values.export !== undefined) writeFileSync(values.export, module.exportTexts());
    if (values.import !== undefined) {
      const changed = module.importTexts(readFileSync(values.import, "utf8"));
      process.stdout.write(`Changed: ${changed.length}\n${changed.map((place) => `  ${place}\n`).join("")}`);
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function readOptions() {
  try {
    return parseArgs({ options: { export: { type: "string" }, import: { type: "string" } } }).values;
  } catch (error) {
    process.stderr.write(
      `${(error as Error).message}\nThe options are: npm run texts -- --export FILE, or --import FILE\n`,
    );
    process.exit(1);
  }
}
