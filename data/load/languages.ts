/** The languages of the site, and the pages that are in English only. */
import { company } from "../company";
import { companyInEnglish } from "./facts";
import { isBelow } from "./is-below";
import { memoizeByLocale } from "./memoize-by-locale";
import { namesInEnglish } from "./names";
import { featuresInEnglish, pagesInEnglish, sharedInEnglish } from "./parts";
import { recordsIn } from "./records";
import { hasSwahili } from "./swahili";
import type { InEnglish, InLanguage, Locale } from "./translation";

/** The languages in which the site is built: those in company.ts, or only English if the folder data/sw/ is missing. */
export const locales: readonly Locale[] = hasSwahili ? company.languages : ["en"];

/** The paths of pages that are in English only. These pages, and the pages below them, do not exist below /sw. */
export const englishOnly = memoizeByLocale((locale: Locale): readonly string[] => {
  if (locale === "en") return [];
  const { tools, services, solutions, posts, industries, infoPages } = recordsIn(locale);
  const records = [tools, services, solutions, posts, industries, infoPages].flat();
  return [
    ...pagesInEnglish.map(({ path }) => path),
    ...records.flatMap(({ path, lang }) => (lang ? path : [])),
  ];
});

/** The kinds of records with their names in singular and plural. */
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

/** The number of places per file that are listed. `npm run texts` lists all. */
const namedPlaces = 3;

/** `pages/chat.ts widget.title, widget.intro, widget.details and 9 more` */
function describePlaces({ file, places }: InEnglish): string {
  const more = places.length - namedPlaces;
  const named = places.slice(0, namedPlaces).join(", ");
  return [file, named, more > 0 ? `and ${more} more` : ""].filter(Boolean).join(" ");
}

/**
 * Lists the records, pages and single words that are not translated into Swahili yet, as lines for a terminal.
 * @returns undefined if everything is translated, or if the site is in English only
 */
export function describeUntranslated(): string | undefined {
  if (!company.languages.includes("sw")) return;
  if (!hasSwahili) return "Not in Swahili yet: all pages, because the folder data/sw/ is missing.";
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
    ...describeList("Pages in English only", pages),
    ...describeList("Left out of Swahili pages", featuresInEnglish.map(describePlaces)),
    ...describeList("In English on Swahili pages", words.map(describePlaces)),
  ];
  return lines.length > 0 ? [...lines, "To list all of these texts: npm run texts"].join("\n") : undefined;
}

/** A title with its list: one item per line, or a single item in the title's line. */
function describeList(title: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  return list.length === 1 ? [`${title}: ${list[0]}`] : [`${title}:`, ...list.map((item) => `  ${item}`)];
}

/** The language in which readers of `locale` get a page. @param path the path of the page in English */
export function pageLanguage(path: string, locale: Locale): Locale {
  return locales.includes(locale) && !isBelow(path, englishOnly(locale)) ? locale : "en";
}
