import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))("npm run %s also runs in cmd.exe", (_name, command) => {
  for (const part of command.split(" && ")) {
    // cmd.exe does not know `exec`, `NAME=value program`, single quotes, `$NAME` and `;`.
    expect(part).toMatch(/^(node|react-router|biome|knip|tsc|vitest)( [\w./:=-]+)*$/);
  }
});

test.each([
  ["start", ["--port", "--mailbox-port", "--persist-to"]],
  ["dev", ["--port", "--mailbox-port"]],
  ["deploy", ["--dry-run"]],
  ["setup", ["--name", "--list"]],
])("npm run %s -- --help lists the options, and does nothing else", (name, options) => {
  const [, ...args] = scripts[name]?.split(" ") ?? [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, "--help"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  for (const option of options) expect(stdout).toContain(option);
});
