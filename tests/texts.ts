/**
 * `npm run texts`: lists by file and line what is not in Swahili yet, and what could be said better. It is advice, and
 * fails nothing.
 */
import { runnerImport } from "vite";

// Vite loads it, because data/ finds its files by import.meta.glob.
const { module } = await runnerImport<typeof import("./texts/advice.ts")>("./tests/texts/advice.ts");
process.stdout.write(module.advice());
