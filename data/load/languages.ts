/** In which languages the site is, and which of its pages are in English alone. */
import { company } from "../company";
import { isCompanyTranslated } from "./facts";
import { isBelow } from "./is-below";
import { recordsIn } from "./records";
import type { Locale } from "./translation";
import { untranslatedCopy } from "./words";

/**
 * The languages that the site is built in: those that company.ts names, and of them English alone while what all pages
 * show lacks words in Swahili.
 */
export const locales: readonly Locale[] =
  isCompanyTranslated && !untranslatedCopy.some(({ path }) => path === "/") ? company.languages : ["en"];

const { tools, services, solutions, posts, industries, infoPages, isRoiDemoTranslated } = recordsIn("sw");

/** The addresses of what is in English alone: they, and the pages below them, are not below /sw. */
export const englishOnly: readonly string[] = [
  ...untranslatedCopy.map(({ path }) => path),
  ...[tools, services, solutions, posts, industries, infoPages]
    .flat()
    .flatMap(({ path, lang }) => (lang ? path : [])),
  ...(isRoiDemoTranslated ? [] : ["/tools/roi-calculator"]),
];

/** The language that a page has for readers of a language. @param path of the page in English */
export function pageLanguage(path: string, locale: Locale): Locale {
  return locales.includes(locale) && !isBelow(path, englishOnly) ? locale : "en";
}
