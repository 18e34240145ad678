/** A number of units, and the value or the cost of one. */
export type Amount = { count: number; each: number };

/** Repetitive work: cases per month, a person's minutes per case, and the cost of that person's hour. */
interface RepeatedWork {
  cases: number;
  minutesBefore: number;
  /** The average over all cases, including those that still need a person. */
  minutesAfter: number;
  hourCost: number;
}

export interface RoiInputs {
  work?: RepeatedWork | undefined;
  /** Other monthly gains. */
  gains: readonly Amount[];
  /** Monthly costs: plans, maintenance, hosting, messages. */
  running: readonly Amount[];
  /** Costs at the start: setup, old records, the customer's own hours. */
  setup: readonly Amount[];
}

/** All values except `setup` are per month. Amounts are whole, hours have {@link hourDigits} digits. */
export interface Roi {
  hoursBefore: number;
  hoursAfter: number;
  hoursSaved: number;
  /** The value of the saved hours. */
  timeSaved: number;
  gained: number;
  saving: number;
  running: number;
  net: number;
  setup: number;
  /** null if there is no net gain. */
  paybackMonths: number | null;
}

/** The number of digits after the point to which hours are rounded. */
export const hourDigits = 2;

/** Calculates with the rounded hours and amounts that pages show, so that readers can check the result. */
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

/** The total of an amount, rounded to a whole number. */
export const amountOf = ({ count, each }: Amount): number => Math.round(count * each);

/** The digits to show of a payback time so that rounding keeps its month: 36.01 months (month 37) must not become 36. */
export function paybackDigits(months: number): number {
  const saysMonth = (digits: number) => Math.ceil(Number(months.toFixed(digits))) === Math.ceil(months);
  return [1, 2, 3, 4, 5].find(saysMonth) ?? 6;
}

export interface SumLine {
  label: string;
  /** The calculation of the value; empty if it needs no explanation. */
  sum: string;
  value: string;
}

export interface WorkedSum {
  lines: SumLine[];
  net: { label: string; value: string };
  /** `withVat` is the result for a customer who cannot reclaim VAT; left out where prices do not exclude VAT. */
  setup: { lines: SumLine[]; text: string; withVat?: string | undefined };
}
