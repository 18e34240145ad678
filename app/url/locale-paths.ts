import type { Locale } from "#data/index.ts";
import { isBelow } from "#data/load/is-below.ts";

/** The prefix of the paths of Swahili pages. English paths have no prefix. */
const swahili = "/sw";

/** That prefix at the beginning of a path. React Router requests the home page's loader data at /sw.data. */
const swahiliPrefix = /^\/sw(?=[/.]|$)/;

/**
 * The path of a page in a language. Paths in data/ and in components are those of English pages.
 * @param path begins with a slash; may have a query and a hash. Any other URL is returned as it is
 * @param englishOnly pages that are in English only: their paths, and paths below them, are returned as they are
 */
export function localPath(path: string, locale: Locale, englishOnly: readonly string[] = []): string {
  if (locale === "en" || !path.startsWith("/") || isBelow(path, englishOnly)) return path;
  return swahili + path.replace(/^\/(?=$|[?#])/, "");
}

/** The language of a page. Only its URL decides it. */
export function localeOf(pathname: string): Locale {
  return swahiliPrefix.test(pathname) ? "sw" : "en";
}

/** The path of the English version of a page. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(swahiliPrefix, "") || "/";
}

/** The paths for `hreflang`: of the page in each language, and `x-default`. Empty for a page in one language. */
export function alternatesOf(pathname: string, languages: readonly Locale[]) {
  const path = withoutLocale(pathname);
  if (languages.length < 2) return [];
  const alternates = languages.map((language) => ({ language, path: localPath(path, language) }));
  return [...alternates, { language: "x-default", path }];
}

/** Removes the slash at the end of a path, because pages are prerendered under paths that end in a slash. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1");

/** The path of the English web app manifest. The Swahili one is below /sw. */
export const manifestFile = "/site.webmanifest";
