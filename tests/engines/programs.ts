import { type ChildProcess, spawn } from "node:child_process";
import { findOrInstall } from "../e2e/browser.ts";

/** A program of an engine, in a process group of its own, so that what it starts ends with it. */
export function startEngine(name: string, args: string[], packages: string): ChildProcess {
  const program = findOrInstall([name], [["apt-get update", `apt-get install -y ${packages}`]]);
  if (!program) throw new Error(`There is no ${name}, and it could not be installed: install ${packages}.`);
  return spawn(program, args, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
}

export function endEngine({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
}

/** What the journeys need of a browser. The two protocols share the format of input actions. */
export interface Engine {
  go(url: string): Promise<void>;
  /** Runs a function in the page, with arguments and a result that JSON can carry. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  perform(actions: object[]): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  close(): Promise<void>;
}
