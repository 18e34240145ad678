/** Formats figures of a statement. The result is the same at build and in every browser. */

/** Formats cents as `1,234.50`, with a minus sign if negative. */
export function formatCents(cents: number): string {
  const [whole = "", fraction = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}${formatWhole(Number(whole))}.${fraction}`;
}

/** Formats cents as {@link formatCents}, with a plus sign if positive. */
export function formatSigned(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** Formats a whole number as `20,000`. */
export const formatWhole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Formats the day of `2026-10-03 18:22:00` as `3 Oct`, or with the year as `3 Oct 2026`. */
export function formatDay(time: string, months: readonly string[], withYear = false): string {
  const [year = "", month = "", day = ""] = time.slice(0, 10).split("-");
  const text = `${Number(day)} ${months[Number(month) - 1] ?? month}`;
  return withYear ? `${text} ${year}` : text;
}
