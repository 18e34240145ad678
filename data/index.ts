/**
 * The only module of data/ that other code imports, apart from types of schemas/. It returns facts and words that are
 * checked against their schemas, with the company's facts filled into their placeholders. English is the source; a
 * translation replaces its words (load/translation.ts).
 *
 * `list…` returns all records, in the order of the page. `find…` returns one record or undefined.
 */

import { editorialDate } from "./editorial";
import { countSamples } from "./load/count-samples";
import { recordCounts } from "./load/counts";
import { companyIn } from "./load/facts";
import { fillNamed } from "./load/fill-named";
import { locales } from "./load/languages";
import { memoizeByLocale } from "./load/memoize-by-locale";
import { nameOf } from "./load/names";
import type { PostSource } from "./load/posts";
import { recordsIn } from "./load/records";
import { dataFile, type InLanguage, type Locale } from "./load/translation";
import { markedWordsIn, type Words, wordsIn } from "./load/words";
import { footerNavigation, type Link, legalNavigation, mainNavigation, menuPaths } from "./navigation";
import type { InfoKind } from "./schemas/info";

export { clerkHourCost, payingHours } from "./load/break-even";
export { fillNamed } from "./load/fill-named";
export { formatCount, formatDate, formatList, formatWeeks, type PayingHours } from "./load/format";
export { keepParts } from "./load/keep-parts";
export { describeUntranslated, englishOnly, locales, pageLanguage } from "./load/languages";
export { formatMoney, formatMoneyRange, formatNumber, getNumberFormat } from "./load/money";
export { labelOf } from "./load/names";
export { demoConditions, hasDemo, isFeatureIn, pageParts } from "./load/parts";
export { companyAddress, companyLocation, phoneLink } from "./load/placeholders";
export type { InLanguage, Locale } from "./load/translation";
export { postCategories } from "./schemas/post";
export { toolCategories, toolStatuses } from "./schemas/tool";
export type { Words };

/** The copy of all pages in a language. Words without a translation are in English. */
export const getWords = (locale: Locale): Words => wordsIn(languageFor(locale));

/** The copy for pages: in Swahili, words without a translation are in English and marked (load/english-marks.ts). */
export const getMarkedWords = (locale: Locale): Words => markedWordsIn(languageFor(locale));

const languageFor = (locale: Locale): Locale => (locales.includes(locale) ? locale : "en");

/** The company's facts, with their words in a language. */
export const getCompany = (locale: Locale) => companyIn(locale);

/** The ISO date of the last change to pages without a date of their own. */
export function getEditorialDate() {
  return editorialDate;
}

/** The links of the header, those of the footer in groups, and those in the footer's last line. */
export const getNavigation = memoizeByLocale((locale: Locale) => ({
  main: translateLinks(mainNavigation, locale),
  footer: footerNavigation.map(({ id, label, links }) => ({
    ...nameOf("groupNames", id, label, locale),
    links: links ? translateLinks(links, locale) : recordsIn(locale).industries.map(industryLink),
  })),
  legal: translateLinks(legalNavigation, locale),
}));

/** The links to {@link menuPaths}, with their labels from the footer. */
export const listMenuLinks = (locale: Locale) => {
  const links = listLinks(locale);
  return menuPaths.flatMap((path) => links.find((link) => link.path === path) ?? []);
};

/** All links of {@link getNavigation} in one list. */
export function listLinks(locale: Locale): ({ label: string; path: string; kind?: InfoKind } & InLanguage)[] {
  const { main, footer, legal } = getNavigation(locale);
  return [...main, ...legal, ...footer.flatMap(({ links }) => links)];
}

const industryLink = ({
  title,
  path,
  lang,
}: { title: string; path: string } & InLanguage): Link & InLanguage => ({ label: title, path, lang });

/** Links with their labels in a language. */
function translateLinks<Link extends { label: string; path: string }>(
  links: readonly Link[],
  locale: Locale,
): (Link & InLanguage)[] {
  return links.map((link) => ({ ...link, ...nameOf("linkNames", link.path, link.label, locale) }));
}

/** Every tool, in the catalogue's order. */
export const listTools = (locale: Locale) => recordsIn(locale).tools;
/** The tool with this id. */
export const findTool = (id: string, locale: Locale) => find(listTools(locale), id);

/**
 * A tool's plan by its English name, which sums and examples use. The index of the plan in the English record is used in the
 * other language too, because load/translation.ts checks that a translation has the same plans in the same order.
 */
export function findPlan(toolId: string, tier: string, locale: Locale) {
  const place = findTool(toolId, "en")?.pricing.findIndex((plan) => plan.tier === tier) ?? -1;
  return findTool(toolId, locale)?.pricing[place];
}

/** Every service, in the overview's order. */
export const listServices = (locale: Locale) => recordsIn(locale).services;
/** The service with this id. */
export const findService = (id: string, locale: Locale) => find(listServices(locale), id);

/** The seven solutions, in the order of their pages. */
export const listSolutions = (locale: Locale) => recordsIn(locale).solutions;
/** The solution with this id. */
export const findSolution = (id: string, locale: Locale) => find(listSolutions(locale), id);

/** Every product, in the order of their page; the ids are its anchors. */
export const listProducts = (locale: Locale) => recordsIn(locale).products;
/** The product with this id. */
export const findProduct = (id: string, locale: Locale) => find(listProducts(locale), id);

/** Every post, newest first. */
export const listPosts = (locale: Locale): readonly PostSource[] => recordsIn(locale).posts;
/** The post with this id. */
export const findPost = (id: string, locale: Locale) => find(listPosts(locale), id);

/** Every industry, in the footer's order. */
export const listIndustries = (locale: Locale) => recordsIn(locale).industries;
/** The industry with this id. */
export const findIndustry = (id: string, locale: Locale) => find(listIndustries(locale), id);

/** All pages of prose, in no particular order, with the counts of records filled in. */
export const listInfoPages = memoizeByLocale((locale: Locale) =>
  recordsIn(locale).infoPages.map((page) =>
    fillNamed(dataFile(page.lang ?? locale, `info${page.path}.md`), page, recordCounts(locale), "count."),
  ),
);
/** The page of prose at this path. */
export const findInfoPage = (path: string, locale: Locale) =>
  listInfoPages(locale).find((page) => page.path === path);

/** Every case study, in the order of the solutions. */
export const listCaseStudies = (locale: Locale) => recordsIn(locale).caseStudies;
/** The case study with this id. */
export const findCaseStudy = (id: string, locale: Locale) => find(listCaseStudies(locale), id);

/** All testimonials, about the company and about tools. */
export const listTestimonials = (locale: Locale) => recordsIn(locale).testimonials;
/** The testimonials about the company: those to which no tool refers. */
export const listCompanyTestimonials = (locale: Locale) =>
  listTestimonials(locale).filter(
    ({ id }) => !listTools(locale).some(({ testimonials }) => testimonials.includes(id)),
  );

/** Every illustration: tools first, then products and solutions. */
export const listIllustrations = (locale: Locale) => recordsIn(locale).illustrations;
/** The illustration with this id. */
export const findIllustration = (id: string, locale: Locale) => find(listIllustrations(locale), id);

/** The people of the team. */
export const listTeam = (locale: Locale) => recordsIn(locale).team;
/** The member of the team with this id; undefined for a post that has no author. */
export const findTeamMember = (id: string | undefined, locale: Locale) =>
  listTeam(locale).find((member) => member.id === id);

/** The numbers of invented samples by file, as a message for a build or a deploy; undefined if there are none. */
export function describeSamples(): string | undefined {
  const { caseStudies, testimonials, team, tools, services, posts } = recordsIn("en");
  const counts = countSamples({
    "company.ts": [getCompany("en")],
    "case-studies.ts": caseStudies,
    "testimonials.ts": testimonials,
    "team.ts": team,
    "tools/": tools,
    "services/": services,
    "posts/": posts,
  });
  const parts = Object.entries(counts).map(([name, count]) => `${count} in ${name}`);
  return parts.length > 0 ? `Samples left in data/: ${parts.join(", ")}` : undefined;
}

function find<Record extends { id: string }>(records: readonly Record[], id: string): Record | undefined {
  return records.find((record) => record.id === id);
}

/**
 * The English paths of all records that have a page. They are prerendered in addition to the static routes.
 */
export function listPaths(): string[] {
  const { tools, services, solutions, posts, industries } = recordsIn("en");
  return [tools, services, solutions, posts, industries].flatMap((records) =>
    records.map(({ path }) => path),
  );
}
