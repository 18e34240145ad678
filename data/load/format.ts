/** How facts are written in each language: one function for each kind. */
import type { Locale } from "./translation.ts";

/** The formats of each language. Kenya's Swahili groups the digits of a number as its English does: a test compares. */
const formatLocales: Record<Locale, string> = { en: "en-GB", sw: "sw-KE" };

const dates = eachLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);
const lists = eachLocale((locale) => new Intl.ListFormat(locale));
const choices = eachLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

function eachLocale<Format>(make: (locale: string) => Format): Record<Locale, Format> {
  return { en: make(formatLocales.en), sw: make(formatLocales.sw) };
}

/** `2-4 weeks`, `wiki 2-4` */
export function formatWeeks([fewest, most]: readonly [number, number], locale: Locale): string {
  return locale === "sw" ? `wiki ${fewest}-${most}` : `${fewest}-${most} weeks`;
}

/** How long reading takes: `7 min read`, `dakika 7 za kusoma` */
export function formatReadTime(minutes: number, locale: Locale): string {
  return locale === "sw" ? `dakika ${minutes} za kusoma` : `${minutes} min read`;
}

/** From when a guarantee counts: `30 days from handover` */
export function formatGuarantee(days: number, locale: Locale): string {
  return locale === "sw" ? `siku ${days} tangu makabidhiano` : `${days} days from handover`;
}

/** `one, two and three` */
export const formatList = (items: readonly string[], locale: Locale) => lists[locale].format(items);

/** `one, two or three` */
export const formatChoice = (items: readonly string[], locale: Locale) => choices[locale].format(items);

const counts = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/**
 * How many there are: in English in words up to twelve. In Swahili the word would change with the noun that it counts,
 * so it is a figure, which stands behind the noun: `zana 13`.
 */
export function formatCount(count: number, locale: Locale): string {
  return locale === "sw" ? String(count) : (counts[count] ?? String(count));
}

/** How prices treat VAT, as it follows "Prices in shillings,": `excluding 16% VAT`, `bila VAT ya 16%` */
export function formatVat(
  { vat, vatPercent }: { vat: "excluded" | "included" | "none"; vatPercent: number },
  locale: Locale,
): string {
  if (locale === "sw")
    return {
      none: "bila VAT",
      included: `pamoja na VAT ya ${vatPercent}%`,
      excluded: `bila VAT ya ${vatPercent}%`,
    }[vat];
  if (vat === "none") return "with no VAT added";
  return `${vat === "included" ? "including" : "excluding"} ${vatPercent}% VAT`;
}

/** An ISO date as `10 November 2026`, `10 Novemba 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return dates[locale].format(new Date(isoDate));
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

/** The days' names in Swahili, in the order of {@link weekdays}. */
const swahiliDays = ["Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi", "Jumapili"];

/** From when to when, as `HH:MM`. */
export interface OpenRange {
  opens: string;
  closes: string;
}

/**
 * Opening hours of some days as `Mon-Fri 8AM-6PM EAT` (12h) or `Mon-Fri 8:00-18:00 EAT` (24h). Days that follow one
 * another become a range, and several times a day are listed: `Mon, Wed-Thu 8AM-12PM, 1PM-5PM EAT`. In Swahili, which
 * counts the hours of the day from sunrise, they are always on the clock of 24 hours: `Jumatatu-Ijumaa 8:00-18:00 EAT`.
 */
export function formatHours(
  { days, ranges }: { days: readonly Weekday[]; ranges: readonly OpenRange[] },
  clock: "12h" | "24h",
  timeZone: string,
  locale: Locale,
): string {
  const formatTime = clock === "12h" && locale === "en" ? formatTime12 : formatTime24;
  const times = ranges.map(({ opens, closes }) => `${formatTime(opens)}-${formatTime(closes)}`);
  return `${formatDays(days, locale)} ${times.join(", ")} ${timeZone}`;
}

/** `Mon-Fri`, `Sat`, `Mon, Wed-Thu`: in the order given, Monday coming after Sunday. */
function formatDays(days: readonly Weekday[], locale: Locale): string {
  const runs: Weekday[][] = [];
  for (const name of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays[(weekdays.indexOf(last) + 1) % weekdays.length] === name) run.push(name);
    else runs.push([name]);
  }
  const dayName = (name: Weekday) =>
    locale === "sw" ? swahiliDays[weekdays.indexOf(name)] : name.slice(0, 3);
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].flatMap((name) => (name ? dayName(name) : [])).join("-"))
    .join(", ");
}

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
