import { redirect } from "react-router";
import { localeOf, withoutLocale } from "#app/url/locale-paths.ts";
import { getMarkedWords, getWords, type InLanguage, pageLanguage, type Words } from "#data/index.ts";

/**
 * The copy for a page. Only the URL decides the language, so that pages can be prerendered. English words on a Swahili page
 * are marked, and entry.server.tsx replaces the marks by `lang="en"`.
 * @throws a redirect to the English page if the page is in English only
 */
export function wordsFor(request: Request): Words {
  const { pathname, search } = new URL(request.url);
  const [locale, path] = [localeOf(pathname), withoutLocale(pathname)];
  if (pageLanguage(path, locale) !== locale) throw redirect(path + search);
  return getMarkedWords(locale);
}

/** The copy for a record's card: in the record's language, so that the card has one language, which its `lang` states. */
export const wordsInLanguageOf = (record: InLanguage, words: Words): Words =>
  record.lang ? getWords(record.lang) : words;
