import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** How long a program may take to end after it was told to. */
const graceMs = 4_000;

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How often to look whether this process still has the parent that started it. */
const parentCheckMs = 250;

/**
 * Runs a program. When this process is told to end, or whoever started it is gone, the program and all processes that
 * it has started end too.
 * @param env added to this process's own
 * @returns the program's exit code; 0 when it was ended from here
 */
export async function runProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // A process group of its own: one signal reaches the programs that it starts, too.
    detached: true,
  });
  let killTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    // Ctrl-C comes twice: from the terminal and from npm.
    if (killTimer) return;
    signalGroup(child, "SIGTERM");
    killTimer = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
  };
  for (const signal of signals) process.on(signal, end);
  // A parent that is killed cannot pass anything on.
  const parent = process.ppid;
  const parentCheck = setInterval(() => process.ppid !== parent && end(), parentCheckMs);
  const [code] = await once(child, "exit");
  for (const signal of signals) process.off(signal, end);
  clearTimeout(killTimer);
  clearInterval(parentCheck);
  // A process that the program has left behind would go on for ever.
  signalGroup(child, "SIGKILL");
  return killTimer ? 0 : (code ?? 1);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The whole group is gone.
  }
}
