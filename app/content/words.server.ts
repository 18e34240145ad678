import { localeOf } from "#app/document/locale-paths.ts";
import { getWords, type Words } from "#data/index.ts";

/** The words for a request: decided by its address alone, so that every page can be prerendered. */
export function wordsFor(request: Request): Words {
  return getWords(localeOf(new URL(request.url).pathname));
}
