import { dateOf } from "./cells";
import { directionOf } from "./check";
import type { BalanceCheck, SortedLine } from "./statement";

const exceptionReasons = ["misfit", "time", "unsorted", "twice", "reversal", "swapped"] as const;
export type ExceptionReason = (typeof exceptionReasons)[number];

export interface Exception {
  /** The index of the line. */
  index: number;
  reasons: ExceptionReason[];
}

/** Finds the lines that a person should check, the largest amount first. */
export function findExceptions(lines: readonly SortedLine[], check: BalanceCheck): Exception[] {
  const misfits = new Set(check.misfits.map(({ index }) => index));
  const twice = paidTwice(lines);
  const odd = oddTimes(lines);
  return lines
    .flatMap((line, index): Exception[] => {
      const applies: Record<ExceptionReason, boolean | undefined> = {
        misfit: misfits.has(index),
        time: odd.has(index),
        unsorted: line.group === "unsorted",
        twice: twice.has(index),
        reversal: line.isReversal,
        swapped: line.isSwapped,
      };
      const reasons = exceptionReasons.filter((reason) => applies[reason]);
      return reasons.length > 0 ? [{ index, reasons }] : [];
    })
    .sort((a, b) => amountAt(lines, b.index) - amountAt(lines, a.index) || a.index - b.index);
}

const amountAt = (lines: readonly SortedLine[], index: number) => {
  const line = lines[index];
  return line ? line.paidIn + line.withdrawn : 0;
};

/**
 * Finds possible double payments: the second of two payments with the same amount, payer and day, if neither was
 * reversed.
 */
function paidTwice(lines: readonly SortedLine[]): Set<number> {
  const givenBack = new Set(
    lines.flatMap(({ isReversal, linked, withdrawn }) => (isReversal ? [`${linked} ${withdrawn}`] : [])),
  );
  const seen = new Set<string>();
  const found = new Set<number>();
  for (const [index, { group, name, number, time, paidIn, receipt, isReversal }] of lines.entries()) {
    if (group !== "income" || isReversal || !name || paidIn === 0) continue;
    if (givenBack.has(`${receipt} ${paidIn}`)) continue;
    const key = `${number} ${name.toLowerCase()} ${time.slice(0, 10)} ${paidIn}`;
    if (seen.has(key)) found.add(index);
    seen.add(key);
  }
  return found;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Finds lines whose time is more than a day before or after both neighbours', if the neighbours are in order. The
 * first and the last line are compared with the two lines next to them: the first one is odd if it is later than
 * both, the last one if it is earlier.
 */
function oddTimes(lines: readonly SortedLine[]): Set<number> {
  const times = lines.map(({ time }) => dateOf(time).getTime());
  const sign = directionOf(lines) < 0 ? -1 : 1;
  const found = new Set<number>();
  for (const [index, time] of times.entries()) {
    const [first, second] =
      index === 0 ? [1, 2] : index === times.length - 1 ? [index - 2, index - 1] : [index - 1, index + 1];
    const from = (times[first] ?? Number.NaN) * sign;
    const to = (times[second] ?? Number.NaN) * sign;
    const at = time * sign;
    const isEarly = at < from - dayMs && index > 0;
    const isLate = at > to + dayMs && index < times.length - 1;
    if (from <= to && (isEarly || isLate)) found.add(index);
  }
  return found;
}
