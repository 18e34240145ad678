import { ambiguousParts, dateOf, readTime } from "./cells";

export type DateOrder = "day" | "month";

/**
 * Which comes first in a file's dates such as `10/2/2026`. A 13th month settles it; else the order in which the lines
 * are less mixed up, then the shorter time, for a statement of a few days is likelier than one of a few months.
 * @returns with `isGuess` where nothing settles it, which the visitor is told
 */
export function findDateOrder(cells: readonly string[]): { first: DateOrder; isGuess: boolean } {
  const pairs = cells.map(ambiguousParts).filter((pair) => pair !== undefined);
  const [isDayFirst, isMonthFirst] = [0, 1].map((place) => pairs.some((pair) => (pair[place] ?? 0) > 12));
  if (pairs.every(([first, second]) => first === second)) return { first: "day", isGuess: false };
  if (isDayFirst || isMonthFirst)
    return { first: isDayFirst ? "day" : "month", isGuess: isDayFirst === isMonthFirst };
  const [day, month] = [false, true].map((monthFirst) => measure(cells, monthFirst)) as [Measure, Measure];
  const isMonth = month.mixed < day.mixed || (month.mixed === day.mixed && month.spanMs < day.spanMs);
  return { first: isMonth ? "month" : "day", isGuess: true };
}

type Measure = ReturnType<typeof measure>;

/** How often a file's times turn back, and how long it lasts. */
function measure(cells: readonly string[], monthFirst: boolean) {
  const times = cells.flatMap((cell) => {
    const time = readTime(cell, monthFirst);
    return time ? [dateOf(time).getTime()] : [];
  });
  let [later, earlier, first, last] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const [index, time] of times.entries()) {
    const before = times[index - 1] ?? time;
    if (time > before) later += 1;
    if (time < before) earlier += 1;
    first = Math.min(first, time);
    last = Math.max(last, time);
  }
  return { mixed: Math.min(later, earlier), spanMs: last - first };
}
