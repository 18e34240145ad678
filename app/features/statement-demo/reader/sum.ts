import { type Group, groups, type SortedLine } from "./statement";

export type GroupSum = { group: Group; count: number; paidIn: number; withdrawn: number };

export type Named = { name: string; count: number; amount: number };

/** The sums paid in and paid out in a period: a day, a week from Monday, a month or a year. */
interface Period {
  /** The first day of the period, `YYYY-MM-DD`. */
  start: string;
  paidIn: number;
  withdrawn: number;
}

type PeriodLength = "day" | "week" | "month" | "year";

export interface Summary {
  paidIn: number;
  withdrawn: number;
  groups: GroupSum[];
  charges: Named[];
  payers: Named[];
  periodLength: PeriodLength;
  periods: Period[];
  firstDay: string;
  lastDay: string;
}

const shownPayers = 5;

/** How many bars a phone can show. A few years of months get thinner bars. */
const maxBars = 31;
export const maxPeriods = 61;

export function sumUp(lines: readonly SortedLine[]): Summary {
  const days = lines.map(({ time }) => time.slice(0, 10)).sort();
  const [firstDay = "", lastDay = ""] = [days[0], days[days.length - 1]];
  const periodLength = lengthFor(firstDay, lastDay);
  return {
    paidIn: total(lines, ({ paidIn }) => paidIn),
    withdrawn: total(lines, ({ withdrawn }) => withdrawn),
    groups: sumGroups(lines),
    charges: totalByName(lines, "charges", ({ kind }) => kind, "out"),
    payers: totalByName(lines, "income", ({ name }) => name, "in").slice(0, shownPayers),
    periodLength,
    periods: sumPeriods(lines, firstDay, lastDay, periodLength),
    firstDay,
    lastDay,
  };
}

function sumGroups(lines: readonly SortedLine[]): GroupSum[] {
  const sums = new Map(groups.map((group) => [group, { group, count: 0, paidIn: 0, withdrawn: 0 }]));
  for (const { group, paidIn, withdrawn } of lines) {
    const sum = sums.get(group);
    if (!sum) continue;
    sum.count += 1;
    sum.paidIn += paidIn;
    sum.withdrawn += withdrawn;
  }
  return [...sums.values()];
}

/** A group's totals by payer or payee, the largest first, without reversed payments. */
function totalByName(
  lines: readonly SortedLine[],
  group: Group,
  nameOf: (line: SortedLine) => string,
  direction: "in" | "out",
): Named[] {
  const sign = direction === "in" ? 1 : -1;
  const sums = new Map<string, Named>();
  for (const line of lines) {
    if (line.group !== group) continue;
    const name = nameOf(line);
    const sum = sums.get(name.toLowerCase()) ?? { name, count: 0, amount: 0 };
    sum.count += 1;
    sum.amount += sign * (line.paidIn - line.withdrawn);
    sums.set(name.toLowerCase(), sum);
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, "en"));
}

const total = (lines: readonly SortedLine[], amountOf: (line: SortedLine) => number) =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The shortest kind of period with which all bars fit into the chart. */
function lengthFor(firstDay: string, lastDay: string): PeriodLength {
  const days = firstDay ? (dateOf(lastDay).getTime() - dateOf(firstDay).getTime()) / dayMs + 1 : 0;
  if (days <= maxBars) return "day";
  if (days <= maxBars * 7 - 6) return "week";
  return days <= (maxPeriods - 1) * 30 ? "month" : "year";
}

function startOf(day: string, length: PeriodLength): string {
  if (length === "day") return day;
  if (length === "year") return `${day.slice(0, 4)}-01-01`;
  if (length === "month") return `${day.slice(0, 7)}-01`;
  const date = dateOf(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return dayOf(new Date(date.getTime() - sinceMonday * dayMs));
}

/** All periods from the first line to the last, including those without payments. */
function sumPeriods(
  lines: readonly SortedLine[],
  firstDay: string,
  lastDay: string,
  length: PeriodLength,
): Period[] {
  if (!firstDay) return [];
  const periods = new Map<string, Period>();
  for (let day = firstDay; day <= lastDay; day = dayOf(new Date(dateOf(day).getTime() + dayMs))) {
    const start = startOf(day, length);
    if (!periods.has(start)) periods.set(start, { start, paidIn: 0, withdrawn: 0 });
  }
  for (const { time, paidIn, withdrawn } of lines) {
    const period = periods.get(startOf(time.slice(0, 10), length));
    if (!period) continue;
    period.paidIn += paidIn;
    period.withdrawn += withdrawn;
  }
  return [...periods.values()];
}
