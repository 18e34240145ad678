/** How facts are written in English: one function for each kind. */

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** How amounts are written in a country: its currency's symbol, and the locale that groups the digits. */
export interface MoneyFormat {
  symbol: string;
  locale: string;
}

/** A whole amount, as `KSh 150,000`. */
export function formatMoney(amount: number, { symbol, locale }: MoneyFormat): string {
  return `${symbol} ${amount.toLocaleString(locale)}`;
}

/** A range of whole amounts, as `KSh 150,000-500,000`. */
export function formatMoneyRange([least, most]: readonly [number, number], format: MoneyFormat): string {
  return `${formatMoney(least, format)}-${most.toLocaleString(format.locale)}`;
}

/** `2-4 weeks` */
export function formatWeeks([fewest, most]: readonly [number, number]): string {
  return `${fewest}-${most} weeks`;
}

const counts = [
  ...["no", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** How many there are: in words up to twelve. */
export function formatCount(count: number): string {
  return counts[count] ?? String(count);
}

/** How prices treat VAT, as it follows "Prices in shillings,": `excluding 16% VAT` */
export function formatVat({
  vat,
  vatPercent,
}: {
  vat: "excluded" | "included" | "none";
  vatPercent: number;
}): string {
  if (vat === "none") return "with no VAT added";
  return `${vat === "included" ? "including" : "excluding"} ${vatPercent}% VAT`;
}

/** An ISO date as `10 November 2026`. */
export function formatDate(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** The days of the week. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** From when to when, as `HH:MM`. */
export interface OpenRange {
  opens: string;
  closes: string;
}

/**
 * Opening hours of some days as `Mon-Fri 8AM-6PM EAT` (12h) or `Mon-Fri 8:00-18:00 EAT` (24h). Days that follow one
 * another become a range, and several times a day are listed: `Mon, Wed-Thu 8AM-12PM, 1PM-5PM EAT`.
 */
export function formatHours(
  { days, ranges }: { days: readonly Weekday[]; ranges: readonly OpenRange[] },
  clock: "12h" | "24h",
  timeZone: string,
): string {
  const formatTime = clock === "12h" ? formatTime12 : formatTime24;
  const times = ranges.map(({ opens, closes }) => `${formatTime(opens)}-${formatTime(closes)}`);
  return `${formatDays(days)} ${times.join(", ")} ${timeZone}`;
}

/** `Mon-Fri`, `Sat`, `Mon, Wed-Thu`: in the order given, Monday coming after Sunday. */
function formatDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const name of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays[(weekdays.indexOf(last) + 1) % weekdays.length] === name) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => [...new Set([run.at(0), run.at(-1)])].map(shortened).join("-")).join(", ");
}

const shortened = (name = "") => name.slice(0, 3);

/** `08:00` as `8:00` */
function formatTime24(time: string): string {
  return time.replace(/^0/, "");
}

/** `14:00` as `2PM`, `08:30` as `8:30AM` */
function formatTime12(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

/** A text for the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}
