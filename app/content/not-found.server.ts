import { data } from "react-router";
import { getCompany, type InLanguage } from "#data/index.ts";
import { nearestPages } from "./nearest-pages.server";
import { wordsFor } from "./words.server";

/** The words of a not-found state: the loader that finds nothing throws them along with the status. */
export interface NotFoundCopy {
  title: string;
  text: string;
  back: { label: string; path: string };
  documentTitle: string;
  nearest: NearestPages;
}

/** Pages that a visitor may have meant. */
export interface NearestPages {
  title: string;
  links: ({ label: string; path: string } & InLanguage)[];
}

/**
 * What a loader throws when its entity does not exist: status 404, with the words of the Not Found state, which the
 * route's ErrorBoundary draws.
 */
export function notFound(copy: Omit<NotFoundCopy, "documentTitle" | "nearest">, request: Request) {
  const state: NotFoundCopy = {
    ...copy,
    documentTitle: `${copy.title} | ${getCompany("en").name}`,
    nearest: nearestTo(request),
  };
  return data(state, { status: 404 });
}

/** The nearest pages by name, under their title. */
export function nearestTo(request: Request) {
  const { pathname } = new URL(request.url);
  const words = wordsFor(request);
  return { title: words.layout.notFound.nearest, links: nearestPages(pathname, words.locale) };
}
