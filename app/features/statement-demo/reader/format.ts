/** How figures of a statement are written: the same in the build and in every browser, whatever its language. */

/** Cents as `1,234.50`; below zero with a minus sign. */
export function formatCents(cents: number): string {
  const [whole = "", fraction = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}${formatWhole(Number(whole))}.${fraction}`;
}

/** With a plus sign for what came in. */
export function formatSigned(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** A whole number as `20,000`. */
export const formatWhole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** The day of `2026-10-03 18:22:00` as `3 Oct`, with the year where it is asked for. */
export function formatDay(time: string, months: readonly string[], withYear = false): string {
  const [year = "", month = "", day = ""] = time.slice(0, 10).split("-");
  const text = `${Number(day)} ${months[Number(month) - 1] ?? month}`;
  return withYear ? `${text} ${year}` : text;
}
