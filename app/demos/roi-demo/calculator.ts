/** What the calculator works out from one process and the offers for it. Pure; all amounts are whole. */

import { calculateRoi, hourDigits, type Roi } from "#app/roi/roi.ts";
import { balanceAfter } from "./balance";

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
type GuessedInput = "runs" | "minutes" | "pay" | "share" | "errors" | "errorCost" | "ownHours";

export const scenarioNames = ["cautious", "expected", "good"] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** The months after which results are shown. */
export const horizons = { year: 12, long: 36 } as const;

/** Some work always stays by hand, also in the best case. */
export const mostAutomated = 99;

/** An hour of the person who does the work. */
export function hourCostOf({ pay, hours }: Pick<Task, "pay" | "hours">): number {
  return Math.round(pay / hours);
}

/** What one offer brings and costs, with the inputs as they are. */
export function calculateOffer(task: Task, offer: Offer): Roi {
  const hourCost = hourCostOf(task);
  return calculateRoi({
    work: [
      {
        cases: task.runs,
        minutesBefore: task.minutes,
        minutesAfter: task.minutes * (1 - task.share / 100),
        hourCost,
      },
    ],
    gains: [{ count: task.errors, each: task.errorCost }],
    running: [{ count: 1, each: offer.fee }],
    setup: [
      { count: 1, each: offer.setup },
      { count: offer.ownHours, each: hourCost },
    ],
  });
}

/** The same with every guess at its worse end, as it is, and at its better end. Prices are as quoted in all three. */
export function calculateScenarios(task: Task, offer: Offer, ranges: Ranges): Record<ScenarioName, Roi> {
  const all = Object.keys(ranges) as GuessedInput[];
  return {
    cautious: calculateVaried(task, offer, ranges, all, 0),
    expected: calculateOffer(task, offer),
    good: calculateVaried(task, offer, ranges, all, 1),
  };
}

/** How far the result moves when one input is wrong and all others are right. */
export interface Swing {
  input: GuessedInput;
  /** The result over the long horizon with the input at its worse end, and at its better end. */
  worse: number;
  better: number;
}

/** The swing of each input that matters at all, the largest first. */
export function calculateSwings(task: Task, offer: Offer, ranges: Ranges): Swing[] {
  const inputs = Object.keys(ranges) as GuessedInput[];
  return inputs
    .map((input) => {
      const [worse, better] = ([0, 1] as const).map((end) =>
        balanceAfter(calculateVaried(task, offer, ranges, [input], end), horizons.long),
      ) as [number, number];
      return { input, worse, better };
    })
    .filter(({ worse, better }) => worse !== better)
    .sort((a, b) => widthOf(b) - widthOf(a));
}

const widthOf = ({ worse, better }: Swing) => Math.abs(better - worse);

function calculateVaried(task: Task, offer: Offer, ranges: Ranges, inputs: GuessedInput[], end: 0 | 1): Roi {
  const factor = (input: GuessedInput) => (inputs.includes(input) ? ranges[input][end] : 1);
  const varied: Task = {
    ...task,
    runs: task.runs * factor("runs"),
    minutes: task.minutes * factor("minutes"),
    pay: task.pay * factor("pay"),
    share: Math.min(task.share * factor("share"), mostAutomated),
    errors: task.errors * factor("errors"),
    errorCost: task.errorCost * factor("errorCost"),
  };
  return calculateOffer(varied, { ...offer, ownHours: offer.ownHours * factor("ownHours") });
}

/**
 * Whether an offer is worth it over the long horizon: `no` leaves nothing each month, `slow` is not paid back in time,
 * `unsure` is neither in the cautious scenario, `yes` is worth it in both.
 */
export type Verdict = "no" | "slow" | "unsure" | "yes";

export function verdictOf({ cautious, expected }: Record<ScenarioName, Roi>): Verdict {
  if (expected.net <= 0) return "no";
  if (!isPaidBack(expected)) return "slow";
  return isPaidBack(cautious) ? "yes" : "unsure";
}

/** Whether something is left each month, and the setup is paid back by the end of the long horizon. */
const isPaidBack = (roi: Roi) => roi.net > 0 && balanceAfter(roi, horizons.long) >= 0;

/**
 * The fewest hours saved a month with which the running costs are covered, errors counted; 0 where errors alone do. They
 * are rounded up as they are shown: with fewer the costs are not covered.
 */
export function breakEvenHours({ running, gained }: Roi, hourCost: number): number {
  if (hourCost === 0) return 0;
  const shown = 10 ** hourDigits;
  return Math.max(0, Math.ceil(((running - gained) * shown) / hourCost) / shown);
}

/** Which offer is ahead, by its place in the list, up to and with which month. */
export interface BestOffer {
  offer: number;
  until: number;
}

/** Where two offers give the same result in each month: the later one, and the first that it is equal to. */
export interface EqualOffers {
  offer: number;
  equalTo: number;
}

export function findEqualOffers(results: readonly Pick<Roi, "net" | "setup">[]): EqualOffers[] {
  const firstLike = ({ net, setup }: Pick<Roi, "net" | "setup">) =>
    results.findIndex((other) => other.net === net && other.setup === setup);
  return results
    .map((result, offer) => ({ offer, equalTo: firstLike(result) }))
    .filter(({ offer, equalTo }) => offer !== equalTo);
}

/**
 * Who is ahead over the long horizon, month by month, losses counted too; with equal results the one that was, or else
 * the one that gains more. Empty where no offer has paid by the end.
 */
export function calculateBestOffers(results: readonly Pick<Roi, "net" | "setup">[]): BestOffer[] {
  const offers = results.map((result, offer) => ({ ...result, offer })).sort((a, b) => b.net - a.net);
  if (offers.every((result) => balanceAfter(result, horizons.long) <= 0)) return [];
  const bestOffers: BestOffer[] = [];
  for (let month = 1; month <= horizons.long; month++) {
    const best = Math.max(...offers.map((result) => balanceAfter(result, month)));
    const leaders = offers.filter((result) => balanceAfter(result, month) === best).map(({ offer }) => offer);
    const last = bestOffers.at(-1);
    if (last && leaders.includes(last.offer)) last.until = month;
    else bestOffers.push({ offer: leaders[0] ?? 0, until: month });
  }
  return bestOffers;
}
