import { redirect } from "react-router";
import { localeOf, withoutLocale } from "#app/url/locale-paths.ts";
import { getWords, type InLanguage, pageLanguage, type Words } from "#data/index.ts";

/** The words for a request, by its URL alone, so that pages can be prerendered. @throws a redirect where it is English only */
export function wordsFor(request: Request): Words {
  const { pathname, search } = new URL(request.url);
  const [locale, path] = [localeOf(pathname), withoutLocale(pathname)];
  if (pageLanguage(path, locale) !== locale) throw redirect(path + search);
  return getWords(locale);
}

/** The words beside a record in a list: in its own language, which the card names by `lang`, so that none is in two. */
export const wordsBeside = (record: InLanguage, words: Words): Words =>
  record.lang ? getWords(record.lang) : words;
