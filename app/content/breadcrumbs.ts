import { breadcrumbList } from "#app/seo/schema-org.ts";
import type { Crumb } from "#app/ui/breadcrumb-nav.tsx";
import { type InLanguage, listLinks, type Words } from "#data/index.ts";

/**
 * The breadcrumbs from the home page to a page, with the names from the navigation.
 * @param last the last page, if it is a record such as a tool below /tools
 * @throws Error if the path has no name
 */
export function crumbsTo(path: string, words: Words, last?: { title: string; path: string }): Crumb[] {
  const way = [...new Set(["/", path])].map((step) => ({ ...nameOf(step, words), path: step }));
  return last ? [...way, { label: last.title, path: last.path }] : way;
}

/** The crumbs of {@link crumbsTo} with an accessible name, for a page. */
export function breadcrumbs(...way: Parameters<typeof crumbsTo>) {
  const [, { common }] = way;
  return { label: common.breadcrumbs, crumbs: crumbsTo(...way) };
}

/** The crumbs of {@link crumbsTo} as structured data. */
export function breadcrumbData(...way: Parameters<typeof crumbsTo>) {
  const [, { locale }] = way;
  return breadcrumbList(crumbsTo(...way), locale);
}

/** The name of a page without a record. @throws Error if neither the navigation nor the sitemap page has a name for it */
export function nameOf(path: string, { sitemap, locale }: Words): { label: string } & InLanguage {
  const link = listLinks(locale).find((candidate) => candidate.path === path);
  const label = link?.label ?? sitemap.labels[path];
  if (!label)
    throw new Error(
      `The page ${path} has no name: add a link in data/navigation.ts or a label in data/pages/sitemap.ts`,
    );
  return { label, lang: link?.lang };
}
