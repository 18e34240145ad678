import { getWords, type Locale, type Words } from "#data/index.ts";

/** The words for a request: decided by its address alone, so that every page can be prerendered. */
export function wordsFor(request: Request): Words {
  return getWords(localeOf(new URL(request.url).pathname));
}

/** Every page is English today; a Swahili overlay will answer to `/sw/…` here. */
function localeOf(_pathname: string): Locale {
  return "en";
}
