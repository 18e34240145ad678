/**
 * `npm run texts`: lists by file and line what is not in Swahili yet, and what could be said better. It is advice, and
 * fails nothing. `-- --export sw.csv` writes all Swahili texts beside the English for a proof-reader, and
 * `-- --import sw.csv` takes the changed ones back.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const { values } = parseArgs({ options: { export: { type: "string" }, import: { type: "string" } } });

// Vite loads these, because data/ finds its files by import.meta.glob.
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
