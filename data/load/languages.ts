/** In which languages the site is, and which of its pages are in English alone. */
import { company } from "../company";
import { isCompanyTranslated } from "./facts";
import { isBelow } from "./is-below";
import { memoizeByLocale } from "./memoize-by-locale";
import { recordsIn } from "./records";
import { isRoiDemoTranslated } from "./roi-demo";
import type { InLanguage, Locale } from "./translation";
import { untranslatedCopy } from "./words";

const untranslatedPages = untranslatedCopy.filter(({ paths }) => !paths.includes("/"));

/** The files of data/sw/ that lack words which all pages show. */
const untranslatedShared = [
  ...(isCompanyTranslated ? [] : ["company.ts"]),
  ...untranslatedCopy.filter(({ paths }) => paths.includes("/")).map(({ file }) => file),
];

/**
 * The languages that the site is built in: those that company.ts names, and of them English alone while what all pages
 * show lacks words in Swahili.
 */
export const locales: readonly Locale[] = untranslatedShared.length === 0 ? company.languages : ["en"];

/** The addresses of what is in English alone: they, and the pages below them, are not below /sw. */
export const englishOnly = memoizeByLocale((locale: Locale): readonly string[] => {
  if (locale === "en") return [];
  const { tools, services, solutions, posts, industries, infoPages } = recordsIn(locale);
  const records = [tools, services, solutions, posts, industries, infoPages].flat();
  return [
    ...untranslatedPages.flatMap(({ paths }) => paths),
    ...records.flatMap(({ path, lang }) => (lang ? path : [])),
    ...(isRoiDemoTranslated ? [] : ["/tools/roi-calculator"]),
  ];
});

/** What is in English alone, with the names for one of a kind and for several. */
const listKinds = (swahili: ReturnType<typeof recordsIn>): [string, string, readonly InLanguage[]][] => [
  ["post", "posts", swahili.posts],
  ["tool", "tools", swahili.tools],
  ["service", "services", swahili.services],
  ["solution", "solutions", swahili.solutions],
  ["product", "products", swahili.products],
  ["industry", "industries", swahili.industries],
  ["case study", "case studies", swahili.caseStudies],
  ["testimonial", "testimonials", swahili.testimonials],
  ["member of the team", "members of the team", swahili.team],
  ["picture", "pictures", swahili.illustrations],
  ["page of prose", "pages of prose", swahili.infoPages],
  ["page's words", "pages' words", untranslatedPages.map(() => ({ lang: "en" }))],
];

/** What is not in Swahili yet, in words for a build; undefined where all is, or where the site is in English alone. */
export function describeUntranslated(): string | undefined {
  if (!company.languages.includes("sw")) return;
  const counts = listKinds(recordsIn("sw")).flatMap(([one, several, records]) => {
    const count = records.filter(({ lang }) => lang).length;
    return count > 0 ? `${count} ${count === 1 ? one : several}` : [];
  });
  const list = locales.includes("sw")
    ? counts.join(", ")
    : `any page, for want of ${untranslatedShared.join(", ")}`;
  return list && `Not in Swahili yet: ${list} (npm run texts lists them)`;
}

/** The language that a page has for readers of a language. @param path of the page in English */
export function pageLanguage(path: string, locale: Locale): Locale {
  return locales.includes(locale) && !isBelow(path, englishOnly(locale)) ? locale : "en";
}
