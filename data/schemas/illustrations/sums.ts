/** How a line of a sum changes what the lines above it come to; "=" states the result. */
export const signs = ["+", "-", "×", "÷", "="] as const;
type Sign = (typeof signs)[number];

interface SumLine {
  sign?: Sign | undefined;
  amount?: number | undefined;
}

/**
 * Whether every line with "=" states what the lines above it come to, worked out one after the other as on a pocket
 * calculator. Lines without a sign or an amount do not count.
 */
export function addsUp(lines: readonly SumLine[]): boolean {
  let value = 0;
  return lines.every(({ sign, amount }) => {
    if (!sign || amount === undefined) return true;
    if (sign === "=") return isSame(value, amount);
    value = work[sign](value, amount);
    return true;
  });
}

const work: Record<Exclude<Sign, "=">, (value: number, amount: number) => number> = {
  "+": (value, amount) => value + amount,
  "-": (value, amount) => value - amount,
  "×": (value, amount) => value * amount,
  "÷": (value, amount) => value / amount,
};

/** Equal to the cent: amounts with cents are not exact in binary. */
export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** What the values of a list add up to. */
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
