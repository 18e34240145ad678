/** The operation of a line on the result of the lines above it. "=" states that result. */
export const signs = ["+", "-", "×", "÷", "="] as const;
type Sign = (typeof signs)[number];

interface SumLine {
  sign?: Sign | undefined;
  amount?: number | undefined;
}

/**
 * Finds the first line with "=" whose amount is not the result of the lines above it. The lines are calculated one after
 * the other, as on a pocket calculator. Lines without a sign or an amount are skipped.
 */
function findWrongResult(lines: readonly SumLine[]): { stated: number; calculated: number } | undefined {
  let value = 0;
  for (const { sign, amount } of lines) {
    if (!sign || amount === undefined) continue;
    if (sign !== "=") value = work[sign](value, amount);
    else if (!isSame(value, amount)) return { stated: amount, calculated: value };
  }
  return undefined;
}

/** Whether every line with "=" states the result of the lines above it. */
export const addsUp = (lines: readonly SumLine[]): boolean => findWrongResult(lines) === undefined;

/** The message for lines that do not add up. */
export function describeWrongResult(lines: readonly SumLine[]): string {
  const { stated, calculated } = findWrongResult(lines) ?? {};
  return `a row with "=" must state the result of the rows above it, ${calculated}, but states ${stated}`;
}

const work: Record<Exclude<Sign, "=">, (value: number, amount: number) => number> = {
  "+": (value, amount) => value + amount,
  "-": (value, amount) => value - amount,
  "×": (value, amount) => value * amount,
  "÷": (value, amount) => value / amount,
};

/** Whether two amounts are equal to the cent. Floating-point numbers do not hold cents exactly. */
export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** The sum of a list of values. */
export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** `12:04` or `1:02:30` in seconds. */
export function secondsOf(time: string): number {
  return time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Whether each value is at least the one before it. */
export function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
}
