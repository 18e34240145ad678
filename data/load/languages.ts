/** In which languages the site is, and which of its pages are in English alone. */
import { company } from "../company";
import { companyInEnglish } from "./facts";
import { isBelow } from "./is-below";
import { memoizeByLocale } from "./memoize-by-locale";
import { namesInEnglish } from "./names";
import { featuresInEnglish, pagesInEnglish, sharedInEnglish } from "./parts";
import { recordsIn } from "./records";
import { hasSwahili } from "./swahili";
import type { InEnglish, InLanguage, Locale } from "./translation";

/** The languages that the site is built in: those that company.ts names, and English alone where data/sw/ is not there. */
export const locales: readonly Locale[] = hasSwahili ? company.languages : ["en"];

/** The addresses of what is in English alone: they, and the pages below them, are not below /sw. */
export const englishOnly = memoizeByLocale((locale: Locale): readonly string[] => {
  if (locale === "en") return [];
  const { tools, services, solutions, posts, industries, infoPages } = recordsIn(locale);
  const records = [tools, services, solutions, posts, industries, infoPages].flat();
  return [
    ...pagesInEnglish.map(({ path }) => path),
    ...records.flatMap(({ path, lang }) => (lang ? path : [])),
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
];

/** How many places of a file are named: `npm run texts` lists all. */
const namedPlaces = 3;

/** `pages/chat.ts widget.title, widget.intro, widget.details and 9 more` */
function describePlaces({ file, places }: InEnglish): string {
  const more = places.length - namedPlaces;
  const named = places.slice(0, namedPlaces).join(", ");
  return [file, named, more > 0 ? `and ${more} more` : ""].filter(Boolean).join(" ");
}

/**
 * What is not in Swahili yet, in lines for a terminal: records, pages, and single words on pages that are in Swahili.
 * Undefined where all is, or where the site is in English alone.
 */
export function describeUntranslated(): string | undefined {
  if (!company.languages.includes("sw")) return;
  if (!hasSwahili) return "Not in Swahili yet: any page, for want of data/sw/";
  const counts = listKinds(recordsIn("sw")).flatMap(([one, several, list]) => {
    const count = list.filter(({ lang }) => lang).length;
    return count > 0 ? `${count} ${count === 1 ? one : several}` : [];
  });
  const records = counts.length > 0 ? [counts.join(", ")] : [];
  const pages = pagesInEnglish.map((page) => `${page.path} (${describePlaces(page)})`);
  const words = [companyInEnglish, ...namesInEnglish, ...sharedInEnglish].filter(
    ({ places }) => places.length > 0,
  );
  const lines = [
    ...describeList("Not in Swahili yet", records),
    ...describeList("Pages in English alone", pages),
    ...describeList("Left out of Swahili pages", featuresInEnglish.map(describePlaces)),
    ...describeList("In English on Swahili pages", words.map(describePlaces)),
  ];
  return lines.length > 0 ? [...lines, "npm run texts lists all of it."].join("\n") : undefined;
}

/** A list after its title: an item a line, or all in one line. */
function describeList(title: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  return list.length === 1 ? [`${title}: ${list[0]}`] : [`${title}:`, ...list.map((item) => `  ${item}`)];
}

/** The language that a page has for readers of a language. @param path of the page in English */
export function pageLanguage(path: string, locale: Locale): Locale {
  return locales.includes(locale) && !isBelow(path, englishOnly(locale)) ? locale : "en";
}
