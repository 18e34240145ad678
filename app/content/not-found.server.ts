import { distance } from "fastest-levenshtein";
import { data } from "react-router";
import { withoutLocale } from "#app/url/locale-paths.ts";
import {
  getCompany,
  type InLanguage,
  type Locale,
  listIndustries,
  listLinks,
  listPosts,
  listProducts,
  listServices,
  listSolutions,
  listTools,
  memoizeByLocale,
  otherNames,
} from "#data/index.ts";
import { wordsFor } from "./words.server";

/** The words of a not-found state: the loader that finds nothing throws them along with the status. */
export interface NotFoundCopy {
  title: string;
  text: string;
  back: { label: string; path: string };
  documentTitle: string;
  nearest: NearestPages;
}

export type NearestPages = { title: string; links: ({ label: string; path: string } & InLanguage)[] };

/** What a loader throws for an unknown id: status 404 and the words that the route's ErrorBoundary draws. */
export function notFound(copy: Omit<NotFoundCopy, "documentTitle" | "nearest">, request: Request) {
  const state: NotFoundCopy = {
    ...copy,
    documentTitle: `${copy.title} | ${getCompany("en").name}`,
    nearest: nearestTo(request),
  };
  return data(state, { status: 404 });
}

export function nearestTo(request: Request) {
  const { pathname } = new URL(request.url);
  const words = wordsFor(request);
  return { title: words.layout.notFound.nearest, links: nearestPages(pathname, words.locale) };
}

/** How many pages are offered, beside the one that the URL is below. */
const offeredPages = 3;
/** The share of a URL's letters that has to be found in a page's words. */
const minimumShare = 0.5;
/** Words that are less alike than this do not match. */
const minimumLikeness = 0.7;
/** Only this much of a URL is compared: nobody mistypes a longer one. */
const comparedLength = 100;

type Page = InLanguage & { label: string; path: string };

/**
 * The pages that somebody may have meant by a URL that does not exist: those whose URL or title has its words, nearest first,
 * then the page that the URL is below. Empty where nothing is near.
 */
export function nearestPages(path: string, locale: Locale): Page[] {
  const pages = listPages(locale);
  const all = pages.map(({ page }) => page);
  const asked = withoutLocale(path.slice(0, comparedLength)).toLowerCase().replace(/\/+$/, "");
  const lastSlash = asked.lastIndexOf("/");
  const folder = asked.slice(0, lastSlash);
  const askedWords = wordsOf(asked.slice(lastSlash));
  const parent = parentOf(folder, all);
  const near = pages
    .filter(({ page }) => page !== parent)
    .map(({ page, names }) => {
      const share = shareFound(askedWords, names.flat());
      const nameShare = Math.max(...names.map((words) => shareFound(words, askedWords)));
      const isInFolder = folder !== "" && page.path.replace(/[/#][^/#]*$/, "") === folder;
      return { page, share, score: share + 0.2 * nameShare + (isInFolder ? 0.3 : 0) };
    })
    .filter(({ share }) => share >= minimumShare)
    .sort((a, b) => b.score - a.score)
    .slice(0, offeredPages);
  return [...near.map(({ page }) => page), ...(parent ? [parent] : [])];
}

/** Every page by its URL, under the first name that it has, and the words of all its names. */
const listPages = memoizeByLocale((locale: Locale): { page: Page; names: string[][] }[] => {
  const records = [
    listTools(locale),
    listServices(locale),
    listSolutions(locale),
    listPosts(locale),
    listIndustries(locale),
    listProducts(locale),
  ].flat();
  const pages = [
    ...listLinks(locale),
    ...records.map(({ title, path, lang }) => ({ label: title, path, lang })),
  ];
  const byPath = new Map(pages.toReversed().map(({ label, path, lang }) => [path, { label, path, lang }]));
  return [...byPath.values()].reverse().map((page) => ({ page, names: namesOf(page).map(wordsOf) }));
});

/** The page of a folder, else of the folder around it; the home page is none. */
function parentOf(folder: string, pages: Page[]): Page | undefined {
  for (let path = folder; path !== ""; path = path.slice(0, path.lastIndexOf("/"))) {
    const page = pages.find((each) => each.path === path);
    if (page) return page;
  }
  return undefined;
}

/** The last part of its URL and its title, both also as one word, and what else it may be called. */
function namesOf({ label, path }: Page): string[] {
  const ownPart = path.split(/[/#]/).at(-1) ?? "";
  const joined = [ownPart, label].map((name) => name.replaceAll("-", ""));
  return [ownPart, label, ...joined, ...(otherNames[path] ?? [])];
}

/** Words of one or two letters would match everywhere. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** How much of some words is found among others, between 0 and 1. */
function shareFound(words: string[], others: string[]): number {
  let found = 0;
  let all = 0;
  for (const word of words) {
    found += word.length * Math.max(0, ...others.map((other) => likeness(word, other)));
    all += word.length;
  }
  return all === 0 ? 0 : found / all;
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [shorter, longer] = [a, b].sort((one, other) => one.length - other.length) as [string, string];
  if (shorter.length < 4) return 0;
  const alike = longer.startsWith(shorter) ? 0.9 : 1 - distance(a, b) / longer.length;
  return alike < minimumLikeness ? 0 : alike;
}
