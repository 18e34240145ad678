/** What the calculator works out from one process and the offers for it. Pure; all amounts are whole. */

import { balanceAfter, calculateRoi, hourDigits, type Roi } from "#app/roi/roi.ts";

/** What an offer is called, by its place. */
export const letterOf = (offer: number) => String.fromCharCode(65 + offer);

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

export interface CalculatorInputs {
  task: Task;
  /** One to three. */
  offers: Offer[];
}

/** How wrong each guess may be, as factors: the one that makes the result worse, then the one that makes it better. */
export type Ranges = Readonly<Record<GuessedInput, readonly [worse: number, better: number]>>;
type GuessedInput = Exclude<keyof Task, "hours"> | "ownHours";

export const scenarioNames = ["cautious", "expected", "good"] as const;
export type Scenarios = Record<(typeof scenarioNames)[number], Roi>;

/** The months after which results are shown. */
export const horizons = { year: 12, long: 36 } as const;

/** Some work always stays by hand, also in the best case. */
export const mostAutomated = 99;

/** An hour of the person who does the work. */
export const hourCostOf = ({ pay, hours }: Pick<Task, "pay" | "hours">): number => Math.round(pay / hours);

export function calculateOffer(task: Task, offer: Offer): Roi {
  const { runs, minutes, share, errors, errorCost } = task;
  const hourCost = hourCostOf(task);
  return calculateRoi({
    work: { cases: runs, minutesBefore: minutes, minutesAfter: minutes * (1 - share / 100), hourCost },
    gains: [{ count: errors, each: errorCost }],
    running: [{ count: 1, each: offer.fee }],
    setup: [
      { count: 1, each: offer.setup },
      { count: offer.ownHours, each: hourCost },
    ],
  });
}

/** The same with these guesses at their worse (0) or better (1) end. Prices are as quoted. */
function calculateVaried(
  task: Task,
  offer: Offer,
  ranges: Ranges,
  end: 0 | 1,
  guesses = Object.keys(ranges) as GuessedInput[],
): Roi {
  const varied = { ...task, ...offer };
  for (const guess of guesses) varied[guess] *= ranges[guess][end];
  varied.share = Math.min(varied.share, mostAutomated);
  return calculateOffer(varied, varied);
}

/** The result with every guess at its worse end, as it is, and at its better end. */
export function calculateScenarios(task: Task, offer: Offer, ranges: Ranges): Scenarios {
  return {
    cautious: calculateVaried(task, offer, ranges, 0),
    expected: calculateOffer(task, offer),
    good: calculateVaried(task, offer, ranges, 1),
  };
}

/** How far the long result moves when one guess alone is at its worse and its better end: what moves it most first. */
export function calculateSwings(task: Task, offer: Offer, ranges: Ranges) {
  return (Object.keys(ranges) as GuessedInput[])
    .map((input) => {
      const at = (end: 0 | 1) =>
        balanceAfter(calculateVaried(task, offer, ranges, end, [input]), horizons.long);
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

type Result = Pick<Roi, "net" | "setup">;

/** For each offer the indexes of the offers with the same result in every month, its own included. */
export function findEqualOffers(results: readonly Result[]): number[][] {
  return results.map(({ net, setup }) =>
    results.flatMap((other, place) => (other.net === net && other.setup === setup ? place : [])),
  );
}

/**
 * The offer with the highest balance in each month of the long horizon; each entry leads up to and including its month.
 * On a tie the leader before stays, or else the offer that gains more a month. Empty where no offer has paid by the end.
 */
export function calculateBestOffers(results: readonly Result[]): { offer: number; until: number }[] {
  const offers = results.map((result, offer) => ({ ...result, offer })).sort((a, b) => b.net - a.net);
  if (offers.every((result) => balanceAfter(result, horizons.long) <= 0)) return [];
  const bestOffers: { offer: number; until: number }[] = [];
  for (let month = 1; month <= horizons.long; month++) {
    const best = Math.max(...offers.map((result) => balanceAfter(result, month)));
    const leaders = offers.filter((result) => balanceAfter(result, month) === best).map(({ offer }) => offer);
    const last = bestOffers.at(-1);
    if (last && leaders.includes(last.offer)) last.until = month;
    else bestOffers.push({ offer: leaders[0] ?? 0, until: month });
  }
  return bestOffers;
}
