import { distance } from "fastest-levenshtein";
import {
  getNavigation,
  listIndustries,
  listPosts,
  listServices,
  listSolutions,
  listTools,
  type Words,
} from "#data/index.ts";

/** How many pages are offered. */
const offeredPages = 3;

/**
 * The pages whose addresses are most like one that does not exist: for a visitor who mistyped it or follows an old link.
 * @param path of the page that was asked for
 */
export function nearestPages(path: string, { layout, locale }: Words) {
  const asked = lastPart(path);
  const { main, footer, legal } = getNavigation(locale);
  const records = [
    listTools(locale),
    listServices(locale),
    listSolutions(locale),
    listPosts(locale),
    listIndustries(locale),
  ].flat();
  const pages = [
    ...records.map((record) => ({ label: record.title, path: record.path })),
    { label: layout.footer.products, path: "/products" },
    ...[...main, ...footer.flatMap(({ links }) => links), ...legal].map(({ label, path }) => ({
      label,
      path,
    })),
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
