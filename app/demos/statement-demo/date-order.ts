import { type DateOrder, dateOf, dateParts, readTime } from "./cells";

/**
 * How a file writes its dates. A number above 12 shows which part is the day. Without one the day comes first where the
 * parts are separated by hyphens or points; with slashes the order is chosen in which fewer lines go back in time, then
 * the one with which the statement covers less time.
 * @returns `isGuess` where the order was only chosen: the visitor is told
 */
export function findDateOrder(cells: readonly string[]): DateOrder & { isGuess: boolean } {
  const parts = cells.map(dateParts).filter((each) => each !== undefined);
  const iso = parts.filter(({ mark }) => mark === "ISO");
  const others = parts.filter(({ mark }) => mark !== "ISO");
  const isDayFirst = others.some(({ first }) => first > 12);
  const isMonthFirst = others.some(({ second }) => second > 12);
  // What Excel could not take for a date, such as 13/10 beside 11/10, it left as text.
  const mayBeExchanged =
    isDayFirst &&
    iso.length > 0 &&
    iso.every(({ first }) => first <= 12) &&
    others.every(({ first }) => first > 12);
  if (mayBeExchanged) return { ...likelier(cells, { first: "day", isExchanged: true }), isGuess: true };
  if (isDayFirst || isMonthFirst)
    return { first: isDayFirst ? "day" : "month", isGuess: isDayFirst && isMonthFirst };
  const isGuess = others.some(({ first, second, mark }) => mark === "/" && first !== second);
  return { ...(isGuess ? likelier(cells, { first: "month" }) : dayFirst), isGuess };
}

const dayFirst: DateOrder = { first: "day" };

function likelier(cells: readonly string[], other: DateOrder): DateOrder {
  const [usual, unusual] = [measure(cells, dayFirst), measure(cells, other)];
  const isOther =
    unusual.mixed < usual.mixed || (unusual.mixed === usual.mixed && unusual.spanMs < usual.spanMs);
  return isOther ? other : dayFirst;
}

/** How often a file's times turn back, and how long it lasts. */
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
