import { localPath } from "#app/url/locale-paths.ts";
import { type Locale, listLinks, pageLanguage } from "#data/index.ts";

/**
 * Where a page's language link leads: to the page in the other language, or to the nearest one that is in it: the list
 * that it belongs to, or the home page.
 * @param path of the page in English
 */
export function alternateOf(path: string, locale: Locale): string {
  if (pageLanguage(path, locale) === locale) return localPath(path, locale);
  const parent = path.slice(0, path.lastIndexOf("/")) || "/";
  const isPage = listLinks("en").some((link) => link.path === parent);
  return isPage ? alternateOf(parent, locale) : localPath("/", locale);
}
