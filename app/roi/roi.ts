/** A number of things and what one of them is worth or costs. */
export type Amount = { count: number; each: number };

/** Work that repeats: cases a month, a person's minutes for one case, and what an hour of that person costs. */
interface RepeatedWork {
  cases: number;
  minutesBefore: number;
  /** On average, with the cases that still need a person. */
  minutesAfter: number;
  hourCost: number;
}

export interface RoiInputs {
  work?: RepeatedWork | undefined;
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
}

/** The digits after the point with which hours are multiplied, and shown. */
export const hourDigits = 2;

/** Hours are rounded as they are shown before they are multiplied, and amounts before they are added: readers check. */
export function calculateRoi({ work, gains, running, setup }: RoiInputs): Roi {
  const { cases, minutesBefore, minutesAfter, hourCost } = work ?? noWork;
  const hours = (minutes: number) => Number(((cases * minutes) / 60).toFixed(hourDigits));
  const hoursSaved = hours(minutesBefore - minutesAfter);
  const timeSaved = Math.round(hoursSaved * hourCost);
  const gained = total(gains);
  const saving = timeSaved + gained;
  const monthly = total(running);
  const once = total(setup);
  const net = saving - monthly;
  return {
    hoursBefore: hours(minutesBefore),
    hoursAfter: hours(minutesAfter),
    hoursSaved,
    timeSaved,
    gained,
    saving,
    running: monthly,
    net,
    setup: once,
    paybackMonths: net > 0 ? once / net : null,
  };
}

const noWork: RepeatedWork = { cases: 0, minutesBefore: 0, minutesAfter: 0, hourCost: 0 };

const total = (amounts: readonly Amount[]) => amounts.reduce((sum, amount) => sum + amountOf(amount), 0);

/** A whole amount, as it is shown. */
export const amountOf = ({ count, each }: Amount): number => Math.round(count * each);

/** The digits that keep a payback in its month: with one, 36.01 months would be 36, and paid back in month 37. */
export function paybackDigits(months: number): number {
  const saysMonth = (digits: number) => Math.ceil(Number(months.toFixed(digits))) === Math.ceil(months);
  return [1, 2, 3, 4, 5].find(saysMonth) ?? 6;
}

export interface SumLine {
  label: string;
  /** How the value comes about; empty where it needs no explanation. */
  sum: string;
  value: string;
}

export interface WorkedSum {
  lines: SumLine[];
  net: { label: string; value: string };
  setup: { lines: SumLine[]; text: string };
}
