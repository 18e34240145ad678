import { redirect } from "react-router";
import { localeOf, withoutLocale } from "#app/url/locale-paths.ts";
import { getWords, type InLanguage, pageLanguage, type Words } from "#data/index.ts";

/**
 * The words for a request: decided by its address alone, so that every page can be prerendered.
 * @throws a redirect to the page in English, where the page, or the whole site, is in English alone. Temporary: a translation may be added
 */
export function wordsFor(request: Request): Words {
  const { pathname, search } = new URL(request.url);
  const [locale, path] = [localeOf(pathname), withoutLocale(pathname)];
  if (pageLanguage(path, locale) !== locale) throw redirect(path + search);
  return getWords(locale);
}

/**
 * The words to draw a record of a list with: those of the record's own language, so that no card is in two. The card
 * says which that is, where it is not the page's: `lang={item.lang}`, from the record's `lang`.
 */
export const wordsBeside = (record: InLanguage, words: Words): Words =>
  record.lang ? getWords(record.lang) : words;
