import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** How long a program may take to end after it was told to. */
const graceMs = 4_000;

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How often to check that the process that started this one still runs. */
const parentCheckMs = 250;

/**
 * Runs a Node program. When this process is told to end, or the process that started it is gone, the program is ended
 * with all processes that it has started, and then this process ends with exit code 0.
 * @param args the script and its arguments
 * @param options.env added to this process's own environment
 * @param options.onLine called with each line that the program prints, which is then not shown
 * @returns the program's exit code
 */
export async function runProgram(
  args: string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: onLine ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // A process group of its own: one signal then also reaches the processes that the program starts. Windows has no
    // process groups, and would open another window.
    detached: process.platform !== "win32",
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream && onLine) createInterface(stream).on("line", onLine);
  let killTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    // Ctrl+C arrives twice: from the terminal and from npm.
    if (killTimer) return;
    endAll(child, "SIGTERM");
    killTimer = setTimeout(() => endAll(child, "SIGKILL"), graceMs);
  };
  for (const signal of signals) process.on(signal, end);
  // A parent that was killed cannot pass a signal on.
  const parent = process.ppid;
  const parentCheck = setInterval(() => process.ppid !== parent && end(), parentCheckMs);
  const [code] = await once(child, onLine ? "close" : "exit");
  for (const signal of signals) process.off(signal, end);
  clearTimeout(killTimer);
  clearInterval(parentCheck);
  // Processes that the program has left behind would run forever.
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
    // All of them have ended.
  }
}
