import { nameOf } from "#app/content/breadcrumbs.server.ts";
import { recordLink } from "#app/content/record-link.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import {
  getNavigation,
  type InLanguage,
  listCaseStudies,
  listIndustries,
  listPosts,
  listProducts,
  listServices,
  listSolutions,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { staticPages } from "../check-pages.server.ts";

/** Pages that nobody looks up: where a form leads to, and the sitemap itself. */
const unlisted = ["/thank-you", "/sitemap"];

export type SitemapPage = ReturnType<typeof sitemapPage>;

export function sitemapPage(words: Words) {
  const { meta, hero } = words.sitemap;
  return { meta, hero, groups: groupsOf(words) };
}

/**
 * Every page of the site in groups: what has an id comes from data/, the rest from the route table, under the names
 * that header and footer give. A page without a name fails the build.
 */
function groupsOf(words: Words) {
  const { common, sitemap } = words;
  const { groups } = sitemap;
  const { locale } = words;
  const entities = [
    group("solutions", groups.solutions, listSolutions(locale).map(recordLink)),
    group(
      "tools",
      groups.tools,
      listTools(locale).flatMap((tool) => [recordLink(tool), ...demoLink(tool, words)]),
    ),
    group("services", groups.services, listServices(locale).map(recordLink)),
    group("products", groups.products, listProducts(locale).map(recordLink)),
    { ...group("industries", groups.industries, listIndustries(locale).map(recordLink)), path: undefined },
    group("blog", groups.blog, listPosts(locale).map(recordLink)),
    group(
      "case-studies",
      groups.caseStudies,
      listCaseStudies(locale).map(({ id, company, sample }) => ({
        label: sample ? `${company} (${common.sample})` : company,
        path: `/case-studies#${id}`,
      })),
    ),
  ];
  const { footer, legal } = getNavigation(locale);
  const named = [...footer, { label: groups.legal, links: legal }];
  const listed = new Set(entities.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]));
  const rest = staticPages().filter((path) => !unlisted.includes(path) && !listed.has(path));
  const groupOf = (path: string) =>
    named.find(({ links }) => links.some((link) => link.path === path))?.label;
  const labelled = (paths: string[]): SitemapLink[] =>
    paths.map((path) => ({ ...nameOf(path, words), path }));
  return [
    {
      id: "start",
      title: groups.main,
      path: undefined,
      links: labelled(rest.filter((path) => !groupOf(path))),
    },
    ...entities,
    ...named
      .map(({ label }) => ({
        id: label.toLowerCase().replaceAll(" ", "-"),
        title: label,
        path: undefined,
        links: labelled(rest.filter((path) => groupOf(path) === label)),
      }))
      .filter(({ links }) => links.length > 0),
  ];
}

/** Pages of one kind; the page that lists them is called by the group's id. */
const group = (id: string, title: string, links: SitemapLink[]) => ({ id, title, path: `/${id}`, links });

interface SitemapLink extends InLanguage {
  label: string;
  path: string;
  /** What it is, in a few words. */
  line?: string | undefined;
}

/** To where a tool can be tried. */
function demoLink(tool: ReturnType<typeof listTools>[number], words: Words): SitemapLink[] {
  if (!tool.hasDemo) return [];
  const label = fill(wordsBeside(tool, words).sitemap.demo, { tool: tool.title });
  return [{ label, path: `${tool.path}#try`, lang: tool.lang }];
}
