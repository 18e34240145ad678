import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell starts in half the time of a full browser, because it has no user interface. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Commands that install Chromium if there is none: Playwright's download, then Debian's packages. */
const installations = [
  ["npx playwright install --with-deps chromium"],
  ["apt-get update", `apt-get install -y ${shell}`],
  ["apt-get install -y chromium"],
];

/**
 * Finds the Chromium for the tests, in this order: `CHROMIUM_PATH`, a headless shell, Playwright's own, one on this
 * machine. If there is none, installs one.
 * @throws Error that says what to do if none can be installed
 */
export function findOrInstallChromium(): string {
  const found = findOrInstall(chromiums(), installations);
  if (found) return found;
  throw new Error(
    "No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH " +
      "to its program. Then run the tests again.",
  );
}

function chromiums(): string[] {
  const { CHROMIUM_PATH } = process.env;
  const own = CHROMIUM_PATH ? [CHROMIUM_PATH] : [];
  return [...own, shell, chromium.executablePath(), ...names, ...applications];
}

/**
 * Finds the first of these programs that exists. If there is none, tries to install one.
 * @param programs absolute paths, or names to look for in the PATH
 * @param ways lists of commands; each list installs one of the programs
 */
export function findOrInstall(programs: string[], ways: string[][]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = programs.flatMap((name) =>
    isAbsolute(name) ? name : folders.map((folder) => join(folder, name)),
  );
  for (const commands of [[], ...ways]) {
    const found = commands.every(run) && paths.find(isProgram);
    if (found) return found;
  }
  return undefined;
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
    process.stderr.write(`No browser was found. Installing one: ${command}\n`);
    execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}
