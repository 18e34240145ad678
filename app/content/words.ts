import { redirect } from "react-router";
import { localeOf, withoutLocale } from "#app/url/locale-paths.ts";
import { getMarkedWords, getWords, type InLanguage, pageLanguage, type Words } from "#data/index.ts";

/**
 * The words for a page, by its URL alone, so that pages can be prerendered. Those in English on a Swahili page are marked:
 * entry.server.tsx makes `lang="en"` of the marks. @throws a redirect where the page is English only
 */
export function wordsFor(request: Request): Words {
  const { pathname, search } = new URL(request.url);
  const [locale, path] = [localeOf(pathname), withoutLocale(pathname)];
  if (pageLanguage(path, locale) !== locale) throw redirect(path + search);
  return getMarkedWords(locale);
}

/** The words beside a record in a list: in its own language, which the card names by `lang`, so that none is in two. */
export const wordsBeside = (record: InLanguage, words: Words): Words =>
  record.lang ? getWords(record.lang) : words;
