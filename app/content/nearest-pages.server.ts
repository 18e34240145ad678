import { distance } from "fastest-levenshtein";
import {
  type Locale,
  listIndustries,
  listLinks,
  listPosts,
  listServices,
  listSolutions,
  listTools,
} from "#data/index.ts";

/** How many pages are offered. */
const offeredPages = 3;

/**
 * The pages whose addresses are most like one that does not exist: for a visitor who mistyped it or follows an old link.
 * @param path of the page that was asked for
 */
export function nearestPages(path: string, locale: Locale) {
  const asked = lastPart(path);
  const records = [
    listTools(locale),
    listServices(locale),
    listSolutions(locale),
    listPosts(locale),
    listIndustries(locale),
  ].flat();
  const pages = [
    ...records.map((record) => ({ label: record.title, path: record.path })),
    ...listLinks(locale),
  ];
  const distances = new Map(
    pages.map((page) => {
      const part = lastPart(page.path);
      return [
        page.path,
        { ...page, distance: distance(asked, part) / Math.max(asked.length, part.length, 1) },
      ];
    }),
  );
  return [...distances.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, offeredPages)
    .map(({ label, path }) => ({ label, path }));
}

const lastPart = (path: string) => path.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
