/**
 * The gateway between data/ and the loaders. Being a `.server` module it never enters the client scripts: the
 * build fails if a component imports it. Components get finished strings as props.
 */
import { getWords, type Locale, type Words } from "../data";

export type { Words } from "../data";
export { getCompany, listMainNavigation } from "../data";

/** The words for a request: decided by its address alone, so that every page can be prerendered. */
export function wordsFor(request: Request): Words {
  return getWords(localeOf(new URL(request.url).pathname));
}

/** Every page is English today; a Swahili overlay will answer to `/sw/…` here. */
function localeOf(_pathname: string): Locale {
  return "en";
}
