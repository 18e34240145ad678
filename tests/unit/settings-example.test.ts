import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The names that a pattern finds at the beginnings of lines. */
const namesIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name = ""]) => name).sort();

test(".dev.vars.example has every setting of the Worker, commented out, below a line that explains it", () => {
  const settings = namesIn("workers/settings.ts", /^ {2}([A-Z_]+)\?: string;$/gm);
  expect(settings.length).toBeGreaterThan(10);
  expect(namesIn(".dev.vars.example", /^# (?:Var|Secret): .+\n# ([A-Z_]+)=".+"$/gm)).toEqual(settings);
  expect(readFileSync(".dev.vars.example", "utf8")).not.toMatch(/^[^#\n]/m);
});
