/** Reads single cells: strictly, so that what is doubtful is named to the visitor rather than guessed. */

/**
 * Thousands are separated by commas or not at all, with at most two decimals. A leading zero is refused: it is the second
 * half of an amount that an unquoted comma split, such as `1,050`.
 */
const amountPattern = /^([-+−]?)(?:KSH\.?|KES)?\s*((?!0[\d,])\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i;

/** An amount in cents, below zero with a minus sign; undefined where the cell holds no amount. */
export function readAmount(cell: string): number | undefined {
  const match = amountPattern.exec(cell.trim());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return undefined;
  return (sign === "-" || sign === "−") && cents > 0 ? -cents : cents;
}

/** From the year in which M-PESA began up to next year: others are mistyped. */
const firstYear = 2007;
const lastYear = Math.max(new Date().getFullYear(), 2026) + 1;

/** Kenya's time all year. */
const nairobiMs = 3 * 60 * 60 * 1000;

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AP]M))?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T]+${clock}(Z|[-+]\d\d:\d\d)?$`,
  "i",
);
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}),? ${clock}$`, "i");
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const withName = new RegExp(
  String.raw`^(\d{1,2})[- ](${months.join("|")})[a-z]*[- ](\d{4}),? ${clock}$`,
  "i",
);

/**
 * A time as `YYYY-MM-DD HH:MM:SS`; undefined where there is none.
 * @param order of the parts where they are numbers, as `findDateOrder` found it
 */
export function readTime(cell: string, { first, isExchanged }: DateOrder = { first: "day" }) {
  const text = cell.trim().replace(/\s+/g, " ");
  const [, year, month, day, ...iso] = yearFirst.exec(text) ?? [];
  if (year) return timeFrom(isExchanged ? [year, day, month] : [year, month, day], iso);
  const [, date, name = "", ofYear, ...clockParts] = withName.exec(text) ?? [];
  if (ofYear) return timeFrom([ofYear, String(months.indexOf(name.toLowerCase()) + 1), date], clockParts);
  const [, one, , other, last, ...rest] = yearLast.exec(text) ?? [];
  if (!last) return undefined;
  return timeFrom(first === "month" ? [last, one, other] : [last, other, one], rest);
}

/** How a file writes its dates. */
export interface DateOrder {
  /** Which comes first in dates such as `10/2/2026`. */
  first: "day" | "month";
  /** Excel read `10/2/2026` as the second of October where it could: such cells are now `2026-02-10`, the rest stayed text. */
  isExchanged?: boolean;
}

type Part = string | undefined;

function timeFrom(
  date: readonly Part[],
  [hour, minute, second = "00", half, zone]: readonly Part[],
): string | undefined {
  const [year = "", month = "", day = ""] = date.map((part) => part?.padStart(2, "0"));
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0) : hour;
  const time = `${year}-${month}-${day} ${String(hours).padStart(2, "0")}:${minute}:${second}`;
  const isReal = timeOf(dateOf(time)) === time && (!half || Number(hour) <= 12);
  if (!isReal || Number(year) < firstYear || Number(year) > lastYear) return undefined;
  return zone ? timeOf(new Date(Date.parse(time.replace(" ", "T") + zone.toUpperCase()) + nairobiMs)) : time;
}

/** A time of a statement as a date, as if it were in UTC. */
export const dateOf = (time: string) => new Date(`${time.replace(" ", "T")}Z`);

/** JavaScript turns 31 February or 25:00 into another time, which is written differently. */
const timeOf = (date: Date) =>
  Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 19).replace("T", " ");

/** The two parts of a date like `10/2/2026` or `2026-02-10` that may be its day or its month, and how they are written. */
export function dateParts(cell: string) {
  const text = cell.trim().replace(/\s+/g, " ");
  const [, first, mark, second] = yearLast.exec(text) ?? [];
  if (first) return { first: Number(first), second: Number(second), mark };
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  return year ? { first: Number(day), second: Number(month), mark: "ISO" } : undefined;
}

/** Ten capital letters and digits as a rule; some kinds of statement have up to two more or less. */
const receiptPattern = /^(?=.*\d)[A-Z0-9]{8,12}$/;

export function isReceipt(cell: string): boolean {
  return receiptPattern.test(cell);
}

export type Status = "counted" | "setAside";

/** Whether a line of this status moved money. A reversed payment did: the line that gives it back is another. */
const statuses: Record<string, Status> = {
  completed: "counted",
  complete: "counted",
  success: "counted",
  successful: "counted",
  reversed: "counted",
  failed: "setAside",
  declined: "setAside",
  cancelled: "setAside",
  canceled: "setAside",
  expired: "setAside",
  pending: "setAside",
  initiated: "setAside",
};

export function readStatus(cell: string): Status | undefined {
  const name = cell.toLowerCase();
  return Object.hasOwn(statuses, name) ? statuses[name] : undefined;
}
