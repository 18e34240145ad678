import type { BalanceCheck, Line, Place } from "./statement";

/** A number by which lines sort: by page, then by line. No page has a million lines. */
const positionOf = ({ line, page = 0 }: Place) => page * 1_000_000 + line;

/** The highest number of lines with the same second that are checked together. A bulk payment may have thousands. */
const maxTogether = 300;

/**
 * Checks each line against the running balance, from the oldest line on, whose balance is taken as given.
 * Some lines are checked together: a payment and its charge, because both may show the balance after the charge, and
 * lines with the same second, because they may be in any order. Joined statements may be in any order, so the order
 * of the file and the order of the times are both tried. The order that fits more lines is used.
 * @param unread the lines that were not read; the line after each of them is not checked either
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

/** Positive if most lines are later than the line before them, negative if most are earlier. */
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
  // How many lines have no previous balance to compare with.
  let given = 0;
  // The balances from which the next line may follow. There are several if lines were checked together.
  let starts: readonly number[] | undefined;
  for (let at = 0; at < order.length; ) {
    if (isGapBetween(lines[order[at - 1] ?? -1], lines[order[at] ?? -1], gaps)) starts = undefined;
    const together = runsAt(lines, order, at);
    const fit = findFit(lines, together, starts);
    const taken = fit?.run ?? together[0] ?? [];
    if (!starts) given += taken.length;
    const misfit = fit ? undefined : findMisfit(lines, taken, starts?.[0] ?? 0);
    if (misfit) misfits.push(misfit);
    // Either the line's amount or its balance is wrong, so the next line may follow from the printed or from the
    // expected balance.
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

/** Two groups of lines that begin at this line: those with the same receipt, and those with the same second. */
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

/** Finds the first run that leads from a balance before it to a balance that one of its lines shows. */
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

/**
 * The first line of a run whose balance does not follow from the previous one, and the expected balance at the run's
 * end.
 */
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
