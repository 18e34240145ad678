import type { Locale } from "#data/index.ts";
import { isBelow } from "#data/load/is-below.ts";

/** What the URLs of the Swahili pages begin with. English ones have nothing in front. */
const swahili = "/sw";

/**
 * The URL of a page in a language; those in data/ and in components are of the English pages.
 * @param path from the site's root, with or without query and anchor; any other URL is returned as it is
 * @param englishOnly pages that are in English alone: those, and what is below them, stay as they are
 */
export function localPath(path: string, locale: Locale, englishOnly: readonly string[] = []): string {
  if (locale === "en" || !path.startsWith("/") || isBelow(path, englishOnly)) return path;
  return swahili + path.replace(/^\/(?=$|[?#])/, "");
}

/** The language of a page, which its URL alone decides. */
export function localeOf(pathname: string): Locale {
  // The data of the home page is /sw.data.
  return /^\/sw(?=[/.]|$)/.test(pathname) ? "sw" : "en";
}

/** The URL of a page without its language: that of its English alternate. */
export function withoutLocale(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname : pathname.slice(swahili.length) || "/";
}

/** The URL of a page in each of its languages, and for readers of any other; nothing for a page in one language. */
export function alternatesOf(pathname: string, languages: readonly Locale[]) {
  const path = withoutLocale(pathname);
  if (languages.length < 2) return [];
  const alternates = languages.map((language) => ({ language, path: localPath(path, language) }));
  return [...alternates, { language: "x-default", path }];
}

/** The URL of the page that is shown: pages are prerendered under URLs that end in a slash. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1");

/** The web app manifest in English: like a page, it has an alternate below /sw. */
export const manifestFile = "/site.webmanifest";
