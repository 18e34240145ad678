import { data } from "react-router";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { getCompany, type InLanguage, listLinks } from "#data/index.ts";
import { wordsFor } from "./words";

/** The texts of a not-found state. A loader throws them with status 404 if its record does not exist. */
export interface NotFoundCopy {
  title: string;
  text: string;
  back: { label: string; path: string };
  documentTitle: string;
}

/** The response that a loader throws for an unknown id: status 404, and the texts for the route's ErrorBoundary. */
export function notFound(copy: Omit<NotFoundCopy, "documentTitle">) {
  const state: NotFoundCopy = { ...copy, documentTitle: `${copy.title} | ${getCompany("en").name}` };
  return data(state, { status: 404 });
}

export type NotFoundLinks = ({ label: string; path: string } & InLanguage)[];

/** The pages that every 404 page links to. */
const mainPaths = ["/solutions", "/tools", "/services", "/products", "/sitemap"];

/** The links of a 404 page: the nearest page above its URL that the header or the footer links to, and the main pages. */
export function notFoundLinks(request: Request): NotFoundLinks {
  const asked = withoutLocale(new URL(request.url).pathname);
  const links = listLinks(wordsFor(request).locale);
  const above = links.filter(({ path }) => asked.startsWith(`${path}/`));
  const [nearest] = above.sort((a, b) => b.path.length - a.path.length);
  const main = mainPaths.flatMap((main) => links.find(({ path }) => path === main) ?? []);
  return [...new Set([...(nearest ? [nearest] : []), ...main])];
}
