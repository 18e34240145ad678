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

/** Amounts are whole, hours have {@link hourDigits}; all but `setup` are those of a month. */
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

/** The digits after the point with which hours are multiplied, and shown. */
export const hourDigits = 2;

/**
 * Works out what an automation brings and costs. Hours are rounded as they are shown before they are multiplied, and
 * each amount to a whole one before it is added, so that a reader who checks the lines of a page gets the same.
 */
export function calculateRoi({ work, gains, running, setup }: RoiInputs): Roi {
  const hoursBefore = sum(work.map(({ cases, minutesBefore }) => hoursOf(cases, minutesBefore)));
  const hoursAfter = sum(work.map(({ cases, minutesAfter }) => hoursOf(cases, minutesAfter)));
  const timeSaved = sum(work.map(costOfTimeSaved));
  const gained = total(gains);
  const monthly = total(running);
  const once = total(setup);
  const net = timeSaved + gained - monthly;
  return {
    hoursBefore,
    hoursAfter,
    hoursSaved: sum(work.map(hoursSavedBy)),
    timeSaved,
    gained,
    saving: timeSaved + gained,
    running: monthly,
    net,
    setup: once,
    paybackMonths: net > 0 ? once / net : null,
    firstYearReturn: once > 0 ? (monthsOfYear * net - once) / once : null,
  };
}

/** A whole amount, as it is shown. */
export function amountOf({ count, each }: Amount): number {
  return Math.round(count * each);
}

/**
 * The months of a payback with as many digits after the point as say in which month it is: with one, 36.01 months would
 * be 36, and paid back in month 37.
 */
export function paybackDigits(months: number): number {
  const mostDigits = 6;
  for (let digits = 1; digits < mostDigits; digits++)
    if (Math.ceil(Number(months.toFixed(digits))) === Math.ceil(months)) return digits;
  return mostDigits;
}

function hoursOf(cases: number, minutes: number): number {
  return Number(((cases * minutes) / 60).toFixed(hourDigits));
}

function hoursSavedBy({ cases, minutesBefore, minutesAfter }: RepeatedWork): number {
  return hoursOf(cases, minutesBefore - minutesAfter);
}

function costOfTimeSaved(work: RepeatedWork): number {
  return Math.round(hoursSavedBy(work) * work.hourCost);
}

const total = (amounts: readonly Amount[]) => sum(amounts.map(amountOf));
const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
