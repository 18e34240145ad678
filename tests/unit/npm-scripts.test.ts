import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))("npm run %s also runs in cmd.exe", (_name, command) => {
  for (const part of command.split(" && ")) {
    // cmd.exe does not know `exec`, `NAME=value program`, single quotes, `$NAME` and `;`.
    expect(part).toMatch(/^(node|react-router|biome|knip|tsc|vitest)( [\w./:=-]+)*$/);
  }
});
