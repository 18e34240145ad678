import type { BalanceCheck, Line } from "./statement";

/** How many lines of one second are looked at together. */
const maxTogether = 12;

/**
 * Checks each line against the running balance, whether the file begins with the oldest line or with the newest. The
 * oldest has nothing before it: its balance is taken as given. A payment and its charge may both show the balance
 * after the charge, and lines of one second may be in any order, so such lines are checked together.
 */
export function checkBalances(lines: readonly Line[]): BalanceCheck {
  const oldestFirst = () => walk(lines, [...lines.keys()]);
  const newestFirst = () => walk(lines, [...lines.keys()].reverse());
  const [first = "", last = ""] = [lines[0]?.time, lines.at(-1)?.time];
  if (first < last) return oldestFirst();
  if (first > last) return newestFirst();
  const [up, down] = [oldestFirst(), newestFirst()];
  return down.fitting > up.fitting ? down : up;
}

/** @param order the lines' indexes, oldest first */
function walk(lines: readonly Line[], order: readonly number[]): BalanceCheck {
  const misfits: { index: number; expected: number; end: number }[] = [];
  // The balances that the next line may start from: several where lines were looked at together.
  let starts: readonly number[] | undefined;
  for (let at = 0; at < order.length; ) {
    const together = runsAt(lines, order, at);
    const fit = findFit(lines, together, starts);
    const taken = fit?.run ?? together[0] ?? [];
    const misfit = fit ? undefined : findMisfit(lines, taken, starts?.[0] ?? 0);
    if (misfit) misfits.push(misfit);
    // Either its amount is wrong or its balance: the next line may follow from what is printed or from what should be.
    starts = fit?.ends ?? [...taken.map((index) => lines[index]?.balance ?? 0), misfit?.end ?? 0];
    at += Math.max(taken.length, 1);
  }
  return {
    fitting: lines.length - misfits.length,
    total: lines.length,
    misfits: misfits.map(({ index, expected }) => ({ index, expected })),
  };
}

/** The lines from here on that share a receipt, and those that share a second. */
function runsAt(lines: readonly Line[], order: readonly number[], at: number): number[][] {
  const first = lines[order[at] ?? -1];
  const runOf = (field: "receipt" | "time") => {
    const run: number[] = [];
    for (const index of order.slice(at, at + maxTogether)) {
      if (lines[index]?.[field] !== first?.[field]) break;
      run.push(index);
    }
    return run;
  };
  return [runOf("receipt"), runOf("time")];
}

/** The first run that leads from a balance before it to one that a line of it shows. */
function findFit(lines: readonly Line[], runs: readonly number[][], starts: readonly number[] | undefined) {
  for (const run of runs) {
    const balances = run.map((index) => lines[index]?.balance ?? 0);
    if (!starts) return { run, ends: balances };
    const net = run.reduce((sum, index) => sum + netOf(lines[index]), 0);
    const ends = starts.map((start) => start + net).filter((end) => balances.includes(end));
    if (ends.length > 0) return { run, ends };
  }
  return undefined;
}

/** The first line of a run that does not follow from the balance before it, and what the run should end with. */
function findMisfit(lines: readonly Line[], run: readonly number[], start: number) {
  let found: { index: number; expected: number } | undefined;
  let balance = start;
  for (const index of run) {
    balance += netOf(lines[index]);
    if (!found && lines[index]?.balance !== balance) found = { index, expected: balance };
  }
  return { ...(found ?? { index: run[0] ?? 0, expected: balance }), end: balance };
}

const netOf = (line: Line | undefined) => (line ? line.paidIn - line.withdrawn : 0);
