import type { Locale } from "#data/index.ts";

/** What the addresses of the Swahili pages begin with. English ones have nothing in front. */
const swahili = "/sw";

/**
 * The address of a page in a language. Addresses in data/ and in components are those of the English pages; this is
 * called where a link is drawn (ui/link.tsx) or written.
 * @param path from the site's root, with or without query and anchor; any other address is returned as it is
 */
export function localPath(path: string, locale: Locale): string {
  if (locale === "en" || !path.startsWith("/")) return path;
  return swahili + path.replace(/^\/(?=$|[?#])/, "");
}

/** The language of a page, which its address alone decides. */
export function localeOf(pathname: string): Locale {
  // The data of the home page is /sw.data.
  return /^\/sw(?=[/.]|$)/.test(pathname) ? "sw" : "en";
}

/** The address of a page without its language: that of its English twin. */
export function withoutLocale(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname : pathname.slice(swahili.length) || "/";
}

/** The languages in which a page can be read, with the one for readers of any other, and the page's address in each. */
export function alternatesOf(pathname: string) {
  const path = withoutLocale(pathname);
  return [
    { language: "en", path },
    { language: "sw", path: localPath(path, "sw") },
    { language: "x-default", path },
  ];
}

/** The language of the twin that a page's language link leads to. */
export const otherThan = (locale: Locale): Locale => (locale === "en" ? "sw" : "en");

/** The address of the page that is shown: pages are prerendered under addresses that end in a slash. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1");

/** The web app manifest in English: like a page, it has a twin below /sw. */
export const manifestFile = "/site.webmanifest";

/** Where the brochure of a tool is. */
export function brochurePath(id: string, locale: Locale): string {
  return `${localPath("/brochures", locale)}/${id}.pdf`;
}
