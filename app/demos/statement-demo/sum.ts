import { type Group, groups, type SortedLine } from "./statement";

export interface GroupSum {
  group: Group;
  count: number;
  paidIn: number;
  withdrawn: number;
}

export interface Named {
  name: string;
  count: number;
  amount: number;
}

/** What came in and went out in a day, a week that begins on a Monday, a month, or a year. */
interface Period {
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  paidIn: number;
  withdrawn: number;
}

type PeriodLength = "day" | "week" | "month" | "year";

export interface Summary {
  count: number;
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

/** How many payers are named. */
const shownPayers = 5;

/** How many bars fit into a picture that a phone shows; months of a few years get thinner ones. */
const maxBars = 31;
export const maxPeriods = 61;

/** The totals of sorted lines. */
export function sumUp(lines: readonly SortedLine[]): Summary {
  const days = lines.map(({ time }) => time.slice(0, 10)).sort();
  const [firstDay = "", lastDay = ""] = [days[0], days[days.length - 1]];
  const periodLength = lengthFor(firstDay, lastDay);
  return {
    count: lines.length,
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

/** A group's totals by payer or payee, largest first, less what was reversed. */
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

/** The shortest length with which all periods fit into the picture. */
function lengthFor(firstDay: string, lastDay: string): PeriodLength {
  const days = firstDay ? (dateOf(lastDay).getTime() - dateOf(firstDay).getTime()) / dayMs + 1 : 0;
  if (days <= maxBars) return "day";
  if (days <= maxBars * 7 - 6) return "week";
  return days <= (maxPeriods - 1) * 30 ? "month" : "year";
}

/** The first day of the period that a day is in. */
function startOf(day: string, length: PeriodLength): string {
  if (length === "day") return day;
  if (length === "year") return `${day.slice(0, 4)}-01-01`;
  if (length === "month") return `${day.slice(0, 7)}-01`;
  const date = dateOf(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return dayOf(new Date(date.getTime() - sinceMonday * dayMs));
}

function nextStart(start: string, length: PeriodLength): string {
  const date = dateOf(start);
  if (length === "year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else if (length === "month") date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setTime(date.getTime() + (length === "week" ? 7 : 1) * dayMs);
  return dayOf(date);
}

/** Every period from the first line to the last, those without a payment too. */
function sumPeriods(
  lines: readonly SortedLine[],
  firstDay: string,
  lastDay: string,
  length: PeriodLength,
): Period[] {
  if (!firstDay) return [];
  const periods = new Map<string, Period>();
  for (let start = startOf(firstDay, length); start <= lastDay; start = nextStart(start, length))
    periods.set(start, { start, paidIn: 0, withdrawn: 0 });
  for (const { time, paidIn, withdrawn } of lines) {
    const period = periods.get(startOf(time.slice(0, 10), length));
    if (!period) continue;
    period.paidIn += paidIn;
    period.withdrawn += withdrawn;
  }
  return [...periods.values()];
}
