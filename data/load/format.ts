/** Formats facts in each language, with one function for each kind of fact. */
import { memoizeByLocale } from "./memoize-by-locale.ts";
import type { Locale } from "./translation.ts";

/** The locales that Intl uses. In Kenya, Swahili and English group digits in the same way, which a test checks. */
const formatLocales: Record<Locale, string> = { en: "en-GB", sw: "sw-KE" };

// Created at first use: creating them takes a third of the time that a Worker needs until it can render pages.
const datesIn = memoizeByLocale(
  (locale) => new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: "long", timeZone: "UTC" }),
);
const listsIn = memoizeByLocale((locale) => new Intl.ListFormat(formatLocales[locale]));
const choicesIn = memoizeByLocale(
  (locale) => new Intl.ListFormat(formatLocales[locale], { type: "disjunction" }),
);

/** `2-4 weeks`, `wiki 2-4` */
export function formatWeeks([fewest, most]: readonly [number, number], locale: Locale): string {
  return locale === "sw" ? `wiki ${fewest}-${most}` : `${fewest}-${most} weeks`;
}

/** The reading time: `7 min read`, `dakika 7 za kusoma` */
export function formatReadTime(minutes: number, locale: Locale): string {
  return locale === "sw" ? `dakika ${minutes} za kusoma` : `${minutes} min read`;
}

/** A count such as `2.4K`, which becomes `2,400` in Swahili. */
export function formatShortCount(count: string, locale: Locale): string {
  if (locale === "en") return count;
  return count.replace(/^([\d.]+)K$/, (_, thousands) =>
    (Number(thousands) * 1000).toLocaleString(formatLocales.sw),
  );
}

/** The length of a guarantee, after “within”: `30 days of handover`, `siku 30 tangu makabidhiano` */
export function formatGuarantee(days: number, locale: Locale): string {
  return locale === "sw" ? `siku ${days} tangu makabidhiano` : `${days} days of handover`;
}

/** `one, two and three` */
export const formatList = (items: readonly string[], locale: Locale) => listsIn(locale).format(items);

/** `one, two or three` */
export const formatChoice = (items: readonly string[], locale: Locale) => choicesIn(locale).format(items);

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
 * A count: in English a word up to twelve, then digits. In Swahili most number words change with the noun before them, so
 * all counts are digits: `zana 13`.
 */
export function formatCount(count: number, locale: Locale): string {
  return (locale === "en" && counts[count]) || String(count);
}

/** How prices treat VAT, for after "Prices in shillings,": `excluding 16% VAT`, `bila VAT ya 16%` */
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

/** The hours of a clerk that pay for an amount. `withVat` is for customers who cannot reclaim VAT, where prices exclude VAT. */
export interface PayingHours {
  hours: number;
  withVat: number | undefined;
}

/** Hours, also for customers who cannot reclaim VAT: `39 hours (45 if you cannot reclaim VAT)`, `saa 39 (45 usipodai VAT)` */
export function formatPayingHours({ hours, withVat }: PayingHours, locale: Locale): string {
  const [shown, alsoShown] = [hours, withVat].map((count) => count?.toLocaleString(formatLocales[locale]));
  if (locale === "sw")
    return withVat === undefined ? `saa ${shown}` : `saa ${shown} (${alsoShown} kama huwezi kudai VAT)`;
  return withVat === undefined ? `${shown} hours` : `${shown} hours (${alsoShown} if you cannot reclaim VAT)`;
}

/**
 * The offers with on-call support, for after "for": `live workflows, connections and systems with a maintenance plan, and
 * the Chatbot Builder`.
 * @param tools the titles of tools whose plans include it
 */
export function formatOnCall(tools: readonly string[], locale: Locale): string {
  const names = formatList(tools, locale);
  if (locale === "sw")
    return `mitiririko, miunganisho na mifumo inayotumika na yenye mpango wa matengenezo${names && `, na ${names}`}`;
  return `live workflows, connections and systems with a maintenance plan${names && `, and the ${names}`}`;
}

/** An ISO date as `10 November 2026`, `10 Novemba 2026`. */
export function formatDate(isoDate: string, locale: Locale): string {
  return datesIn(locale).format(new Date(isoDate));
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
export const swahiliDays = ["Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi", "Jumapili"];

/** A range of times, as `HH:MM`. */
export interface OpenRange {
  opens: string;
  closes: string;
}

/**
 * Formats opening hours as `Mon-Fri 8AM-6PM EAT` (12h) or `Mon-Fri 8:00-18:00 EAT` (24h). Consecutive days become a range,
 * and several ranges of time are listed: `Mon, Wed-Thu 8AM-12PM, 1PM-5PM EAT`. Swahili always gives the time by the Swahili
 * clock and the 24-hour clock: `Jumatatu-Ijumaa saa 2 asubuhi hadi saa 12 jioni (8:00-18:00 EAT)`.
 */
export function formatHours(
  { days, ranges }: { days: readonly Weekday[]; ranges: readonly OpenRange[] },
  clock: "12h" | "24h",
  timeZone: string,
  locale: Locale,
): string {
  const formatTime = clock === "12h" && locale === "en" ? formatTime12 : formatTime24;
  const times = ranges.map(({ opens, closes }) => {
    const range = `${formatTime(opens)}-${formatTime(closes)}`;
    if (locale === "en") return range;
    return `${formatSwahiliTime(opens)} hadi ${formatSwahiliTime(closes)} (${range} ${timeZone})`;
  });
  return [formatDays(days, locale), times.join(", "), locale === "en" ? timeZone : []].flat().join(" ");
}

const partsOfDay: [before: number, name: string][] = [
  [4, "usiku"],
  [6, "alfajiri"],
  [12, "asubuhi"],
  [15, "mchana"],
  [17, "alasiri"],
  [19, "jioni"],
  [24, "usiku"],
];

/** `10:30` becomes `saa 4:30 asubuhi`: Swahili counts the hours from 6:00 and from 18:00. */
export function formatSwahiliTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  const part = partsOfDay.find(([before]) => hour % 24 < before)?.[1];
  return `saa ${(hour + 6) % 12 || 12}${minutes} ${part}`;
}

/** `Mon-Fri`, `Sat`, `Mon, Wed-Thu`: keeps the given order. Sunday and Monday count as consecutive. */
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

/** `08:00` becomes `8:00`. */
function formatTime24(time: string): string {
  return time.replace(/^0/, "");
}

/** `14:00` becomes `2PM`, `08:30` becomes `8:30AM`. */
function formatTime12(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}
