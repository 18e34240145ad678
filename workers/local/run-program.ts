import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The time that a program has to end after SIGTERM, before it gets SIGKILL: 4 seconds. */
const graceMs = 4_000;

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The interval at which this process checks that its parent process still runs. */
const parentCheckMs = 250;

/**
 * Runs a Node program. When this process gets a signal to end, or its parent process has ended, ends the program with all
 * processes that it has started, and then this process with exit code 0.
 * @param args the script and its arguments
 * @param options.env variables that are added to the environment
 * @param options.onLine called with each line that the program prints; the line is then not shown
 * @returns the program's exit code
 */
export async function runProgram(
  args: string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: onLine ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // Start a new process group, so that one signal also reaches the processes that the program starts. Windows has no
    // process groups: there, `detached` would open another window.
    detached: process.platform !== "win32",
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream && onLine) createInterface(stream).on("line", onLine);
  let killTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    // Ctrl+C causes two signals, one from the terminal and one from npm. Ignore the second.
    if (killTimer) return;
    endAll(child, "SIGTERM");
    killTimer = setTimeout(() => endAll(child, "SIGKILL"), graceMs);
  };
  for (const signal of signals) process.on(signal, end);
  // A parent process that was killed sends no signal, so check for it.
  const parent = process.ppid;
  const parentCheck = setInterval(() => process.ppid !== parent && end(), parentCheckMs);
  const [code] = await once(child, onLine ? "close" : "exit");
  for (const signal of signals) process.off(signal, end);
  clearTimeout(killTimer);
  clearInterval(parentCheck);
  // End processes that the program has left running.
  endAll(child, "SIGKILL");
  if (killTimer) process.exit(0);
  return code ?? 1;
}

/** Ends a program and all processes that it has started. */
function endAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All processes have ended already.
  }
}
