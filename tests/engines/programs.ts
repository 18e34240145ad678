import { type ChildProcess, spawn } from "node:child_process";
import { findOrInstall } from "../e2e/browser.ts";

/** Starts a browser or its driver in a process group of its own, so that all of its processes can be ended together. */
export function startEngine(
  name: string,
  args: string[],
  packages: string,
  variables: Record<string, string> = {},
): ChildProcess {
  const program = findOrInstall([name], [["apt-get update", `apt-get install -y ${packages}`]]);
  if (!program) throw new Error(`There is no ${name}, and it could not be installed: install ${packages}.`);
  return spawn(program, args, {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...variables },
  });
}

export function endEngine({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
}

/** The browser commands that the journeys use. WebDriver and WebDriver BiDi have the same format for input actions. */
export interface Engine {
  go(url: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result must be JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  perform(actions: object[]): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  close(): Promise<void>;
}
