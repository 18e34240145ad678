import type { BalanceCheck, Line, Place } from "./statement";

/** Multiplies a page's number so that lines sort by page first: no page has as many lines. */
const positionOf = ({ line, page = 0 }: Place) => page * 1_000_000 + line;

/** How many lines of one second are looked at together: payments to many people at once have thousands. */
const maxTogether = 300;

/**
 * Checks each line against the running balance, from the oldest on, which is taken as given. A payment and its charge may both
 * show the balance after the charge, and lines of one second may be in any order: such lines are checked together. Joined
 * statements may be in any order: the file's and that of the times are tried, and the one that fits more lines counts.
 * @param unread the lines that were not read: the line after one is not counted either
 */
export function checkBalances(lines: readonly Line[], unread: readonly Place[] = []): BalanceCheck {
  const gaps = unread.map(positionOf);
  const down = [...lines.keys()];
  const up = [...down].reverse();
  const direction = directionOf(lines);
  const directions = direction === 0 ? [down, up] : [direction < 0 ? up : down];
  let best: BalanceCheck | undefined;
  for (const order of [...directions, byTime(lines, down), byTime(lines, up)]) {
    const check = checkInOrder(lines, order, gaps);
    if (!best || check.misfits.length < best.misfits.length) best = check;
    if (best.misfits.length === 0) break;
  }
  return best ?? { fitting: 0, total: 0, misfits: [] };
}

/** Above zero where the times of most lines are later than those before them, and below where they are earlier. */
export function directionOf(lines: readonly Line[]): number {
  const turns = lines.map(({ time }, index) => {
    const before = lines[index - 1]?.time ?? time;
    return Number(time > before) - Number(time < before);
  });
  return turns.reduce((sum, turn) => sum + turn, 0);
}

function byTime(lines: readonly Line[], order: readonly number[]): number[] {
  const timeAt = (index: number) => lines[index]?.time ?? "";
  return [...order].sort((a, b) => Number(timeAt(a) > timeAt(b)) - Number(timeAt(a) < timeAt(b)));
}

/** @param order the lines' indexes, oldest first */
function checkInOrder(
  lines: readonly Line[],
  order: readonly number[],
  gaps: readonly number[],
): BalanceCheck {
  const misfits: { index: number; expected: number; end: number }[] = [];
  // How many lines have no line before them to be compared with.
  let given = 0;
  // The balances that the next line may start from: several where lines were looked at together.
  let starts: readonly number[] | undefined;
  for (let at = 0; at < order.length; ) {
    if (isGapBetween(lines[order[at - 1] ?? -1], lines[order[at] ?? -1], gaps)) starts = undefined;
    const together = runsAt(lines, order, at);
    const fit = findFit(lines, together, starts);
    const taken = fit?.run ?? together[0] ?? [];
    if (!starts) given += taken.length;
    const misfit = fit ? undefined : findMisfit(lines, taken, starts?.[0] ?? 0);
    if (misfit) misfits.push(misfit);
    // Either its amount is wrong or its balance: the next line may follow from what is printed or from what should be.
    starts = fit?.ends ?? [...taken.map((index) => lines[index]?.balance ?? 0), misfit?.end ?? 0];
    at += Math.max(taken.length, 1);
  }
  return {
    fitting: lines.length - given - misfits.length,
    total: lines.length - given,
    misfits: misfits.map(({ index, expected }) => ({ index, expected })),
  };
}

/** Whether a line between these two was not read. */
function isGapBetween(before: Line | undefined, after: Line | undefined, gaps: readonly number[]): boolean {
  if (!before || !after) return false;
  const [from, to] = [positionOf(before), positionOf(after)];
  return gaps.some((gap) => Math.min(from, to) < gap && gap < Math.max(from, to));
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
    const balances = new Set(run.map((index) => lines[index]?.balance ?? 0));
    if (!starts) return { run, ends: [...balances] };
    const net = run.reduce((sum, index) => sum + netOf(lines[index]), 0);
    const ends = starts.map((start) => start + net).filter((end) => balances.has(end));
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
