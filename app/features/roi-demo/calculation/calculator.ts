/** The result of the calculator for one process and one offer. Its functions are pure, and all amounts are integers. */

import { calculateRoi, hourDigits, type Roi } from "#app/roi/roi.ts";

/** One process as it is done today, and what of it an automation takes over. */
export interface Task {
  /** Times a month. */
  runs: number;
  /** Minutes of a person for one time. */
  minutes: number;
  /** What that person costs the employer a month. */
  pay: number;
  /** Hours worked for it. */
  hours: number;
  /** Of 100 runs, how many need nobody any more. */
  share: number;
  /** Errors avoided a month, and what one of them costs. */
  errors: number;
  errorCost: number;
}

export interface Offer {
  setup: number;
  /** A month. */
  fee: number;
  /** Hours that the buyer's own people spend on the introduction, once. */
  ownHours: number;
}

export interface CalculatorInputs extends Task, Offer {}

/** How wrong each guess may be, as factors: the one that makes the result worse, then the one that makes it better. */
export type Ranges = Readonly<Record<GuessedInput, readonly [worse: number, better: number]>>;
type GuessedInput = Exclude<keyof CalculatorInputs, "hours" | "setup" | "fee">;

export const scenarioNames = ["cautious", "expected", "good"] as const;
export type Scenarios = Record<(typeof scenarioNames)[number], Roi>;

/** The months after which results are shown. */
export const horizons = { year: 12, long: 36 } as const;

/** Some work always stays by hand, also in the best case. */
export const mostAutomated = 99;

/** An hour of the person who does the work. */
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

/** The month in which the setup is paid back; 0 where there is none; null where it never is. */
export function paybackMonth({ paybackMonths }: Pick<Roi, "paybackMonths">): number | null {
  return paybackMonths === null ? null : Math.ceil(paybackMonths);
}

/** 1 is 100%; null where there is no setup. */
export function firstYearReturn(roi: Pick<Roi, "net" | "setup">): number | null {
  return roi.setup > 0 ? balanceAfter(roi, horizons.year) / roi.setup : null;
}

/** The same with these guesses at their worse (0) or better (1) end. Prices are as quoted. */
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

/** The result with every guess at its worse end, as it is, and at its better end. */
export function calculateScenarios(inputs: CalculatorInputs, ranges: Ranges): Scenarios {
  return {
    cautious: calculateVaried(inputs, ranges, 0),
    expected: calculateResult(inputs),
    good: calculateVaried(inputs, ranges, 1),
  };
}

/** How far the long result moves when one guess alone is at its worse and its better end: what moves it most first. */
export function calculateSwings(inputs: CalculatorInputs, ranges: Ranges) {
  return (Object.keys(ranges) as GuessedInput[])
    .map((input) => {
      const at = (end: 0 | 1) => balanceAfter(calculateVaried(inputs, ranges, end, [input]), horizons.long);
      const [worse, better] = [at(0), at(1)];
      return { input, worse, better, width: Math.abs(better - worse) };
    })
    .filter(({ width }) => width > 0)
    .sort((a, b) => b.width - a.width);
}

/** Whether an offer pays over the long horizon: monthly at all (`no`), in time (`slow`), if cautious too (`unsure`, `yes`). */
export function verdictOf({ cautious, expected }: Scenarios): "no" | "slow" | "unsure" | "yes" {
  const isPaidBack = (roi: Roi) => roi.net > 0 && balanceAfter(roi, horizons.long) >= 0;
  if (expected.net <= 0) return "no";
  if (!isPaidBack(expected)) return "slow";
  return isPaidBack(cautious) ? "yes" : "unsure";
}

/** The fewest hours saved a month that cover the running costs, errors counted; rounded up, as fewer would not. */
export function breakEvenHours({ running, gained }: Roi, hourCost: number): number {
  if (hourCost === 0) return 0;
  const shown = 10 ** hourDigits;
  return Math.max(0, Math.ceil(((running - gained) * shown) / hourCost) / shown);
}
