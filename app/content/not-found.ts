import { data } from "react-router";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { getCompany, type InLanguage, listLinks } from "#data/index.ts";
import { pick } from "./pick";
import { wordsFor } from "./words";

/** The words of a not-found state: the loader that finds nothing throws them along with the status. */
export interface NotFoundCopy {
  title: string;
  text: string;
  back: { label: string; path: string };
  documentTitle: string;
}

/** What a loader throws for an unknown id: status 404 and the words that the route's ErrorBoundary draws. */
export function notFound(copy: Omit<NotFoundCopy, "documentTitle">) {
  const state: NotFoundCopy = { ...copy, documentTitle: `${copy.title} | ${getCompany("en").name}` };
  return data(state, { status: 404 });
}

export type NotFoundLinks = ({ label: string; path: string } & InLanguage)[];

/** Where a 404 page leads: to the nearest page above its URL that the header or the footer names, and to the sitemap. */
export function notFoundLinks(request: Request): NotFoundLinks {
  const asked = withoutLocale(new URL(request.url).pathname);
  const links = listLinks(wordsFor(request).locale).map((link) => pick(link, "label", "path", "lang"));
  const above = links.filter(({ path }) => asked.startsWith(`${path}/`));
  const [nearest] = above.sort((a, b) => b.path.length - a.path.length);
  return [...(nearest ? [nearest] : []), ...links.filter(({ path }) => path === "/sitemap")];
}
