import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Takes half the time of a whole browser: it has no window, no menus and no tabs to keep ready. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Ways to get a Chromium when there is none: Playwright's download, then Debian's package. */
const installations = [
  ["npx playwright install --with-deps chromium"],
  ["apt-get update", `apt-get install -y ${shell}`],
  ["apt-get install -y chromium"],
];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, a headless shell, Playwright's own, one on this machine, or one installed
 * now.
 * @throws Error saying what to do when none of these works
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const commands of installations) {
    if (!commands.every(run)) continue;
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium for the browser tests, and none could be installed. Install Chromium or Chrome, " +
      "or set CHROMIUM_PATH to the program, and run the tests again.",
  );
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  const onPath = (name: string) => PATH.split(delimiter).map((folder) => join(folder, name));
  return [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    ...onPath(shell),
    chromium.executablePath(),
    ...names.flatMap(onPath),
    ...applications,
  ].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string): boolean {
  const [program = "", ...args] = command.split(" ");
  try {
    process.stderr.write(`No Chromium yet: ${command}\n`);
    execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}
