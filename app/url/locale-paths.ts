import type { Locale } from "#data/index.ts";
import { isBelow } from "#data/load/is-below.ts";

/** What the addresses of the Swahili pages begin with. English ones have nothing in front. */
const swahili = "/sw";

/**
 * The address of a page in a language. Addresses in data/ and in components are those of the English pages; this is
 * called where a link is drawn (ui/link.tsx) or written.
 * @param path from the site's root, with or without query and anchor; any other address is returned as it is
 * @param englishOnly the addresses of pages that are in English alone: those, and what is below them, stay as they are
 */
export function localPath(path: string, locale: Locale, englishOnly: readonly string[] = []): string {
  if (locale === "en" || !path.startsWith("/") || isBelow(path, englishOnly)) return path;
  return swahili + path.replace(/^\/(?=$|[?#])/, "");
}

/** The language of a page, which its address alone decides. */
export function localeOf(pathname: string): Locale {
  // The data of the home page is /sw.data.
  return /^\/sw(?=[/.]|$)/.test(pathname) ? "sw" : "en";
}

/** The address of a page without its language: that of its English alternate. */
export function withoutLocale(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname : pathname.slice(swahili.length) || "/";
}

/**
 * The address of a page in each of its languages, with the one for readers of any other. Nothing for a page in one
 * language: it has no alternatives.
 */
export function alternatesOf(pathname: string, languages: readonly Locale[]) {
  const path = withoutLocale(pathname);
  if (languages.length < 2) return [];
  const alternates = languages.map((language) => ({ language, path: localPath(path, language) }));
  return [...alternates, { language: "x-default", path }];
}

/** The address of the page that is shown: pages are prerendered under addresses that end in a slash. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1");

/** The web app manifest in English: like a page, it has an alternate below /sw. */
export const manifestFile = "/site.webmanifest";
