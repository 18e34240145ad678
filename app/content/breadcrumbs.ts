import { breadcrumbList } from "#app/seo/schema-org.ts";
import type { Crumb } from "#app/ui/breadcrumb-nav.tsx";
import { type InLanguage, listLinks, type Words } from "#data/index.ts";

/**
 * The way from the home page to a page, under the names that the navigation gives.
 * @param last the page at the end, where only its record names it: a tool below /tools
 * @throws Error when nothing names the path
 */
export function crumbsTo(path: string, words: Words, last?: { title: string; path: string }): Crumb[] {
  const way = [...new Set(["/", path])].map((step) => ({ ...nameOf(step, words), path: step }));
  return last ? [...way, { label: last.title, path: last.path }] : way;
}

/** The crumbs of {@link crumbsTo} with the name of their navigation, as a page shows them. */
export function breadcrumbs(...way: Parameters<typeof crumbsTo>) {
  const [, { common }] = way;
  return { label: common.breadcrumbs, crumbs: crumbsTo(...way) };
}

/** The crumbs of {@link crumbsTo}, as search engines read them. */
export function breadcrumbData(...way: Parameters<typeof crumbsTo>) {
  const [, { locale }] = way;
  return breadcrumbList(crumbsTo(...way), locale);
}

/** What the site calls a page that has no record. @throws Error when no link and no word of the sitemap page names it */
export function nameOf(path: string, { sitemap, locale }: Words): { label: string } & InLanguage {
  const link = listLinks(locale).find((candidate) => candidate.path === path);
  const label = link?.label ?? sitemap.labels[path];
  if (!label)
    throw new Error(`data/navigation.ts has no link to ${path}, and data/pages/sitemap.ts no label`);
  return { label, lang: link?.lang };
}
