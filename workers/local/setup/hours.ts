import { weekdays } from "#data/load/format.ts";
import type { CompanyRecord } from "#data/schemas/company.ts";

type Hours = CompanyRecord["hours"];
type Weekday = (typeof weekdays)[number];

const example = '"Monday-Friday 08:00-18:00; Saturday 09:00-14:00"';

/** Formats opening hours as a text: `Monday-Friday 08:00-12:30 13:30-17:00; Saturday 09:00-14:00`. */
export function writeHours(hours: Hours): string {
  return hours.map(({ days, open }) => `${writeDays(days)} ${open.join(" ")}`).join("; ");
}

/**
 * Parses the format of {@link writeHours}. Days may have three letters.
 * @throws Error if the text has another format
 */
export function readHours(text: string): Hours {
  return text.split(";").map((part) => {
    const [, days = "", times = ""] = /^(.*?)((?:[\s,]+[\d:]+\s*-\s*[\d:]+)+)$/.exec(part.trim()) ?? [];
    if (!times) throw new Error(`Write the hours as in ${example}, not as "${part.trim()}"`);
    return {
      days: days.split(",").flatMap(readDays),
      open: times.match(/[\d:]+\s*-\s*[\d:]+/g)?.map(tidy) ?? [],
    };
  });
}

/** Normalises "8:00 - 18:00" to "08:00-18:00". */
function tidy(range: string): string {
  return range.replace(/\s/g, "").replace(/(?<!\d)\d:/g, "0$&");
}

function writeDays(days: readonly Weekday[]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const [first = 0] = places;
  const isRun = days.length > 2 && places.every((place, index) => place === first + index);
  return isRun ? `${days[0]}-${days.at(-1)}` : days.join(", ");
}

function readDays(text: string): Weekday[] {
  const [first = 0, last = first] = text.split("-").map(readDay);
  if (last < first) throw new Error(`the days of "${text.trim()}" are not in the order of the week`);
  return weekdays.slice(first, last + 1);
}

function readDay(text: string): number {
  const name = text.trim().toLowerCase();
  const place = weekdays.findIndex((day) => name.length >= 3 && day.toLowerCase().startsWith(name));
  if (place < 0)
    throw new Error(`"${text.trim()}" is not a day of the week. Write the hours as in ${example}`);
  return place;
}
