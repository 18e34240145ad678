import { data } from "react-router";
import type { NotFoundCopy } from "#app/sections/not-found-state.tsx";
import { getCompany } from "#data/index.ts";
import { nearestPages } from "./nearest-pages.server";
import { wordsFor } from "./words.server";

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
