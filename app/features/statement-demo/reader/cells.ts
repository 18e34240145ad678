/** Reads single cells strictly, so that a doubtful value is reported to the visitor and not guessed. */

/**
 * Thousands are separated by commas or not at all, and there are at most two decimals. A leading zero is refused,
 * because it is the second half of an amount that an unquoted comma has split, such as `1,050`.
 */
const amountPattern = /^([-+−]?)(?:KSH\.?|KES)?\s*((?!0[\d,])\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i;

/** Reads an amount in cents, negative with a minus sign; undefined if the cell contains no amount. */
export function readAmount(cell: string): number | undefined {
  const match = amountPattern.exec(cell.trim());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return undefined;
  return (sign === "-" || sign === "−") && cents > 0 ? -cents : cents;
}

/** M-PESA began in 2007, so an earlier year is a typing error. */
const firstYear = 2007;

/** The offset of Nairobi from UTC. It is the same all year. */
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
 * Reads a time as `YYYY-MM-DD HH:MM:SS`; undefined if there is none. @param order of day and month, from
 * `findDateOrder`
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

export interface DateOrder {
  /** The part that comes first in dates such as `10/2/2026`. */
  first: "day" | "month";
  /**
   * Whether Excel has read dates with the day first as if the month were first. `10/2/2026`, 10 February, then is the
   * date `2026-10-02`. Dates such as `13/2/2026` stayed text.
   */
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
  if (!isReal || Number(year) < firstYear) return undefined;
  return zone ? timeOf(new Date(Date.parse(time.replace(" ", "T") + zone.toUpperCase()) + nairobiMs)) : time;
}

/** Converts a time of a statement to a Date, as if it were in UTC. */
export const dateOf = (time: string) => new Date(`${time.replace(" ", "T")}Z`);

/**
 * Formats a Date. For a time that does not exist, such as 31 February or 25:00, the result differs from the text that
 * was read.
 */
const timeOf = (date: Date) =>
  Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 19).replace("T", " ");

/** The two parts of a date such as `10/2/2026` or `2026-02-10` that may be day or month, and their separator. */
function dateParts(cell: string) {
  const text = cell.trim().replace(/\s+/g, " ");
  const [, first, mark, second] = yearLast.exec(text) ?? [];
  if (first) return { cell, first: Number(first), second: Number(second), mark };
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  return year ? { cell, first: Number(day), second: Number(month), mark: "ISO" } : undefined;
}

/** The first date whose parts are two different numbers that may both be the month. */
const findTwofold = (dates: readonly NonNullable<ReturnType<typeof dateParts>>[]) =>
  dates.find(({ first, second }) => first !== second && first <= 12 && second <= 12)?.cell;

/** A receipt number with a digit: usually ten capital letters and digits. In some kinds of statements, 8 to 12. */
export const isReceiptWithDigit = (cell: string) => /^(?=.*\d)[A-Z0-9]{8,12}$/.test(cell);

/**
 * Whether a cell has ten capital letters. From the 10th of a month, M-PESA writes the day as a letter, so a receipt
 * number may have no digit. A word of a summary, such as WITHDRAWAL, may look the same: outside the column of receipts,
 * such letters are a receipt number only if a date is in the same row.
 */
export const isReceiptOfLetters = (cell: string) => /^[A-Z]{10}$/.test(cell);

export const isReceipt = (cell: string) => isReceiptWithDigit(cell) || isReceiptOfLetters(cell);

/** Statuses of lines that moved money. "Reversed" is one of them, because the reversal is a line of its own. */
const counted = ["completed", "complete", "success", "successful", "reversed"];
const setAside = ["failed", "declined", "cancelled", "canceled", "expired", "pending", "initiated"];

export function readStatus(cell: string): "counted" | "setAside" | undefined {
  const name = cell.toLowerCase();
  if (counted.includes(name)) return "counted";
  return setAside.includes(name) ? "setAside" : undefined;
}

/**
 * Finds the order of day and month in a file's dates. A number above 12 shows which part is the day. Otherwise the
 * day comes first if the separator is a hyphen or a point. With slashes, the order is chosen in which fewer lines go
 * back in time and, if that is equal, in which the statement covers less time.
 * @returns `guessed` if the order was chosen by these rules: a cell that can be read in two ways, to tell the visitor
 */
export function findDateOrder(cells: readonly string[]): DateOrder & { guessed?: string | undefined } {
  const parts = cells.map(dateParts).filter((each) => each !== undefined);
  const iso = parts.filter(({ mark }) => mark === "ISO");
  const others = parts.filter(({ mark }) => mark !== "ISO");
  const isDayFirst = others.some(({ first }) => first > 12);
  const isMonthFirst = others.some(({ second }) => second > 12);
  // Excel leaves dates as text that it cannot read, such as 13/10 beside 11/10.
  const mayBeExchanged =
    isDayFirst &&
    iso.length > 0 &&
    iso.every(({ first }) => first <= 12) &&
    others.every(({ first }) => first > 12);
  if (mayBeExchanged)
    return { ...likelier(cells, { first: "day", isExchanged: true }), guessed: findTwofold(iso) };
  if (isDayFirst && isMonthFirst) return { ...dayFirst, guessed: findTwofold(others) };
  if (isDayFirst || isMonthFirst) return { first: isDayFirst ? "day" : "month" };
  const guessed = findTwofold(others.filter(({ mark }) => mark === "/"));
  return { ...(guessed ? likelier(cells, { first: "month" }) : dayFirst), guessed };
}

const dayFirst: DateOrder = { first: "day" };

function likelier(cells: readonly string[], other: DateOrder): DateOrder {
  const [usual, unusual] = [measure(cells, dayFirst), measure(cells, other)];
  const isOther =
    unusual.mixed < usual.mixed || (unusual.mixed === usual.mixed && unusual.spanMs < usual.spanMs);
  return isOther ? other : dayFirst;
}

/** How often a file's times go back, and the time that the file covers. */
function measure(cells: readonly string[], order: DateOrder) {
  const times = cells.flatMap((cell) => {
    const time = readTime(cell, order);
    return time ? [dateOf(time).getTime()] : [];
  });
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const mixed = Math.min(steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length);
  const [least, most] = times.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return { mixed, spanMs: most - least };
}
