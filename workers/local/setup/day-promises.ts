import { swahiliDays, weekdays } from "#data/load/format.ts";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { wordPattern } from "./foreign-words.ts";
import type { ProjectFiles } from "./project-files.ts";
import { findPlaces, listTexts } from "./search-texts.ts";

/** Words of a promise about days: "even on Sundays", "within 3 working days", "siku 3 za kazi". */
const dayWords = `${wordPattern([...weekdays, "working day", ...swahiliDays]).source}|[Ss]iku [\\d-]+ za kazi`;

/** Words of a promise with a number of days or hours: "within 14 days", "30 days in advance", "ndani ya siku 14". */
const deadline = [
  "(?:[Ww]ithin|after|for) \\d+ (?:more )?(?:days|hours)",
  "\\d+ days (?:after|before|in advance)",
  "[Nn]dani ya (?:siku|saa) \\d",
  "(?:[Bb]aada ya|kwa) siku \\d+(?!\\d|,? \\d)",
  "[Ss]iku \\d+ (?:baada|kabla|mapema|zaidi)",
].join("|");

/** Texts in which the company speaks of itself. Elsewhere, weekdays belong to stories about customers. */
export const ownTexts = /^data\/(?:sw\/)?(?:(?:pages|info|services)\/|team\.ts)/;

/** Texts about a tool or a product. Numbers of days in their stories are words, or without a word such as "within". */
const offerTexts = /^data\/(?:sw\/)?(?:tools\/|products\.ts)/;

/** Texts in which the company promises something for certain days, or within a number of days or hours. */
export function findDayPromises(files: ProjectFiles, { languages, hours }: CompanyRecord): string[] {
  // Only a company that is closed on Sundays shows the text `sundays`.
  const isOpenOnSundays = hours.some(({ days }) => days.includes("Sunday"));
  const words = isOpenOnSundays ? `^(?! *sundays:).*(?:${dayWords})` : dayWords;
  const texts = listTexts(files, { languages });
  const find = (inFiles: RegExp, pattern: string) =>
    findPlaces(
      files,
      texts.filter((file) => inFiles.test(file)),
      new RegExp(pattern, "u"),
    );
  return [...find(ownTexts, `${words}|${deadline}`), ...find(offerTexts, deadline)].sort();
}
