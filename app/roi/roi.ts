/** A number of things and what one of them is worth or costs. */
export interface Amount {
  count: number;
  each: number;
}

/** Work that repeats: cases a month, a person's minutes for one case, and what an hour of that person costs. */
interface RepeatedWork {
  cases: number;
  minutesBefore: number;
  /** On average, with the cases that still need a person. */
  minutesAfter: number;
  hourCost: number;
}

export interface RoiInputs {
  work: readonly RepeatedWork[];
  /** What else it brings each month. */
  gains: readonly Amount[];
  /** What it costs each month: plans, maintenance, hosting, messages. */
  running: readonly Amount[];
  /** What it costs once: setup, old records, the customer's own hours. */
  setup: readonly Amount[];
}

/** All amounts are whole; all but `setup` a month. */
export interface Roi {
  hoursBefore: number;
  hoursAfter: number;
  hoursSaved: number;
  /** What the saved hours cost today. */
  timeSaved: number;
  gained: number;
  saving: number;
  running: number;
  net: number;
  setup: number;
  /** null where nothing is left each month to pay the setup back from. */
  paybackMonths: number | null;
  /** 1 is 100%; null where there is no setup. */
  firstYearReturn: number | null;
}

const monthsOfYear = 12;

/**
 * Works out what an automation brings and costs. Each amount is rounded to a whole one before it is added, so
 * that the lines shown on a page add up to its total.
 */
export function calculateRoi({ work, gains, running, setup }: RoiInputs): Roi {
  const hoursBefore = sum(work.map(({ cases, minutesBefore }) => (cases * minutesBefore) / 60));
  const hoursAfter = sum(work.map(({ cases, minutesAfter }) => (cases * minutesAfter) / 60));
  const timeSaved = sum(work.map(costOfTimeSaved));
  const gained = total(gains);
  const monthly = total(running);
  const once = total(setup);
  const net = timeSaved + gained - monthly;
  return {
    hoursBefore,
    hoursAfter,
    hoursSaved: hoursBefore - hoursAfter,
    timeSaved,
    gained,
    saving: timeSaved + gained,
    running: monthly,
    net,
    setup: once,
    paybackMonths: net > 0 ? once / net : null,
    firstYearReturn: once > 0 ? balanceAfter({ net, setup: once }, monthsOfYear) / once : null,
  };
}

/** What is left of the gains so many months after the start, once the setup is taken off. */
export function balanceAfter({ net, setup }: Pick<Roi, "net" | "setup">, months: number): number {
  return months * net - setup;
}

/** The month in which the setup is paid back; 0 where there is none; null where it never is. */
export function paybackMonth({ paybackMonths }: Pick<Roi, "paybackMonths">): number | null {
  return paybackMonths === null ? null : Math.ceil(paybackMonths);
}

/** A whole amount, as it is shown. */
export function amountOf({ count, each }: Amount): number {
  return Math.round(count * each);
}

function costOfTimeSaved({ cases, minutesBefore, minutesAfter, hourCost }: RepeatedWork): number {
  return Math.round((cases * (minutesBefore - minutesAfter) * hourCost) / 60);
}

const total = (amounts: readonly Amount[]) => sum(amounts.map(amountOf));
const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
