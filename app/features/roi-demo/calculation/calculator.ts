/** The result of the calculator for one process and one offer. Its functions are pure, and all amounts are integers. */

import { calculateRoi, hourDigits, type Roi } from "#app/roi/roi.ts";

/** A process as it is done today, and the part that an automation takes over. */
export interface Task {
  /** How often the process is done per month. */
  runs: number;
  /** The minutes that a person needs each time. */
  minutes: number;
  /** The monthly cost of that person for the employer. */
  pay: number;
  /** The monthly working hours for that pay. */
  hours: number;
  /** How many of 100 runs need no person any more. */
  share: number;
  /** The errors avoided per month, and the cost of one error. */
  errors: number;
  errorCost: number;
}

export interface Offer {
  setup: number;
  /** The monthly cost. */
  fee: number;
  /** The hours that the buyer's own employees spend once on the introduction. */
  ownHours: number;
}

export interface CalculatorInputs extends Task, Offer {}

/**
 * How wrong each estimate may be, as factors: first the one that makes the result worse, then the one that makes it
 * better.
 */
export type Ranges = Readonly<Record<GuessedInput, readonly [worse: number, better: number]>>;
type GuessedInput = Exclude<keyof CalculatorInputs, "hours" | "setup" | "fee">;

export const scenarioNames = ["cautious", "expected", "good"] as const;
export type Scenarios = Record<(typeof scenarioNames)[number], Roi>;

/** The results are shown after these numbers of months. */
export const horizons = { year: 12, long: 36 } as const;

/** The highest share that can be automated, also in the best case: 99%. */
export const mostAutomated = 99;

/** The cost of an hour of the person who does the work. */
export const hourCostOf = ({ pay, hours }: Pick<Task, "pay" | "hours">): number => Math.round(pay / hours);

export function calculateResult(inputs: CalculatorInputs): Roi {
  const { runs, minutes, share, errors, errorCost, setup, fee, ownHours } = inputs;
  const hourCost = hourCostOf(inputs);
  return calculateRoi({
    work: { cases: runs, minutesBefore: minutes, minutesAfter: minutes * (1 - share / 100), hourCost },
    gains: [{ count: errors, each: errorCost }],
    running: [{ count: 1, each: fee }],
    setup: [
      { count: 1, each: setup },
      { count: ownHours, each: hourCost },
    ],
  });
}

/** The gains after a number of months, minus the setup. */
export function balanceAfter({ net, setup }: Pick<Roi, "net" | "setup">, months: number): number {
  return months * net - setup;
}

/** The month in which the setup is paid back; 0 if there is no setup; null if it is never paid back. */
export function paybackMonth({ paybackMonths }: Pick<Roi, "paybackMonths">): number | null {
  return paybackMonths === null ? null : Math.ceil(paybackMonths);
}

/** The return in the first year, where 1 is 100%; null if there is no setup. */
export function firstYearReturn(roi: Pick<Roi, "net" | "setup">): number | null {
  return roi.setup > 0 ? balanceAfter(roi, horizons.year) / roi.setup : null;
}

/** Calculates with some estimates at their worse (0) or better (1) end. Prices stay as they are. */
function calculateVaried(
  inputs: CalculatorInputs,
  ranges: Ranges,
  end: 0 | 1,
  guesses = Object.keys(ranges) as GuessedInput[],
): Roi {
  const varied = { ...inputs };
  for (const guess of guesses) varied[guess] *= ranges[guess][end];
  varied.share = Math.min(varied.share, mostAutomated);
  return calculateResult(varied);
}

/** Calculates the scenarios: all estimates at their worse end, as they are, and at their better end. */
export function calculateScenarios(inputs: CalculatorInputs, ranges: Ranges): Scenarios {
  return {
    cautious: calculateVaried(inputs, ranges, 0),
    expected: calculateResult(inputs),
    good: calculateVaried(inputs, ranges, 1),
  };
}

/**
 * A sensitivity analysis: how much the result after 36 months changes if one estimate alone is at its worse or better end.
 * The largest change comes first.
 */
export function calculateSensitivity(inputs: CalculatorInputs, ranges: Ranges) {
  return (Object.keys(ranges) as GuessedInput[])
    .map((input) => {
      const at = (end: 0 | 1) => balanceAfter(calculateVaried(inputs, ranges, end, [input]), horizons.long);
      const [worse, better] = [at(0), at(1)];
      return { input, worse, better, width: Math.abs(better - worse) };
    })
    .filter(({ width }) => width > 0)
    .sort((a, b) => b.width - a.width);
}

/**
 * Whether an offer pays: `no` if it loses money each month, `slow` if it is not paid back in 36 months, `unsure` if
 * it pays only in the expected scenario, `yes` if it also pays in the cautious one.
 */
export function verdictOf({ cautious, expected }: Scenarios): "no" | "slow" | "unsure" | "yes" {
  const isPaidBack = (roi: Roi) => roi.net > 0 && balanceAfter(roi, horizons.long) >= 0;
  if (expected.net <= 0) return "no";
  if (!isPaidBack(expected)) return "slow";
  return isPaidBack(cautious) ? "yes" : "unsure";
}

/**
 * The fewest hours saved per month that cover the running costs, together with the avoided errors. Rounded up, because
 * fewer hours would not cover the costs.
 */
export function breakEvenHours({ running, gained }: Roi, hourCost: number): number {
  if (hourCost === 0) return 0;
  const shown = 10 ** hourDigits;
  return Math.max(0, Math.ceil(((running - gained) * shown) / hourCost) / shown);
}
