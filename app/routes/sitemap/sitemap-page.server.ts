import { nameOf } from "#app/content/breadcrumbs.server.ts";
import { recordLink } from "#app/content/record-link.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import {
  getNavigation,
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
  const entities = [
    {
      id: "solutions",
      title: groups.solutions,
      path: "/solutions",
      links: listSolutions(words.locale).map(recordLink),
    },
    {
      id: "tools",
      title: groups.tools,
      path: "/tools",
      links: listTools(words.locale).flatMap((tool) =>
        tool.hasDemo
          ? [
              recordLink(tool),
              {
                label: fill(wordsBeside(tool, words).sitemap.demo, { tool: tool.title }),
                path: `${tool.path}#try`,
                lang: tool.lang,
              },
            ]
          : [recordLink(tool)],
      ),
    },
    {
      id: "services",
      title: groups.services,
      path: "/services",
      links: listServices(words.locale).map(recordLink),
    },
    {
      id: "products",
      title: groups.products,
      path: "/products",
      links: listProducts(words.locale).map(recordLink),
    },
    {
      id: "industries",
      title: groups.industries,
      path: undefined,
      links: listIndustries(words.locale).map(recordLink),
    },
    { id: "blog", title: groups.blog, path: "/blog", links: listPosts(words.locale).map(recordLink) },
    {
      id: "case-studies",
      title: groups.caseStudies,
      path: "/case-studies",
      links: listCaseStudies(words.locale).map(({ id, company, sample }) => ({
        label: sample ? `${company} (${common.sample})` : company,
        path: `/case-studies#${id}`,
      })),
    },
  ];
  const { footer, legal } = getNavigation(words.locale);
  const named = [...footer, { label: groups.legal, links: legal }];
  const listed = new Set(entities.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]));
  const rest = staticPages().filter((path) => !unlisted.includes(path) && !listed.has(path));
  const groupOf = (path: string) =>
    named.find(({ links }) => links.some((link) => link.path === path))?.label;
  const labelled = (paths: string[]) => paths.map((path) => ({ ...nameOf(path, words), path }));
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
