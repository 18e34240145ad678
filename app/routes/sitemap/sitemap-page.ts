import { breadcrumbData, nameOf } from "#app/content/breadcrumbs.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import {
  getNavigation,
  hasDemo,
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
import { formAnswers, staticPages } from "../check-pages.ts";

type PageLink = { label: string; path: string; line?: string | undefined } & InLanguage;

export type SitemapPage = ReturnType<typeof sitemapPage>;

/** Pages that the sitemap leaves out: the pages after a form, and the sitemap itself. */
const unlisted = [...formAnswers, "/sitemap"];

export function sitemapPage(words: Words) {
  const { meta, hero } = words.sitemap;
  return { meta, hero, groups: groupsOf(words), structuredData: [breadcrumbData("/sitemap", words)] };
}

/**
 * All pages in groups: the records' pages from data/, the others from the route table. A page without a name fails the
 * build.
 */
function groupsOf(words: Words) {
  const { common, sitemap } = words;
  const { groups } = sitemap;
  const group = (id: string, title: string, links: PageLink[], path?: string) => ({ id, title, path, links });
  const toolLinks = listTools(words.locale).flatMap((tool) => {
    const { sitemap, locale } = wordsInLanguageOf(tool, words);
    const label = fill(sitemap.demo, { tool: tool.title });
    const demo = { label, path: `${tool.path}#try`, lang: tool.lang };
    return hasDemo(tool.id, locale) ? [recordLink(tool), demo] : [recordLink(tool)];
  });
  const storyLinks = listCaseStudies(words.locale).map(({ id, company, sample }) => ({
    label: sample ? `${company} (${common.sample})` : company,
    path: `/case-studies#${id}`,
  }));
  const recordGroups = [
    group("solutions", groups.solutions, listSolutions(words.locale).map(recordLink), "/solutions"),
    group("tools", groups.tools, toolLinks, "/tools"),
    group("services", groups.services, listServices(words.locale).map(recordLink), "/services"),
    group("products", groups.products, listProducts(words.locale).map(recordLink), "/products"),
    group("industries", groups.industries, listIndustries(words.locale).map(recordLink)),
    group("blog", groups.blog, listPosts(words.locale).map(recordLink), "/blog"),
    group("case-studies", groups.caseStudies, storyLinks, "/case-studies"),
  ];
  const { footer, legal } = getNavigation(words.locale);
  const named = [...footer, { label: groups.legal, links: legal }];
  const listed = new Set(
    recordGroups.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]),
  );
  const rest = staticPages().filter((path) => !unlisted.includes(path) && !listed.has(path));
  const groupOf = (path: string) =>
    named.find(({ links }) => links.some((link) => link.path === path))?.label;
  const labelled = (paths: string[]) => paths.map((path) => ({ ...nameOf(path, words), path }));
  const namedGroups = named.map(({ label }) =>
    group(
      label.toLowerCase().replaceAll(" ", "-"),
      label,
      labelled(rest.filter((path) => groupOf(path) === label)),
    ),
  );
  return [
    group("start", groups.main, labelled(rest.filter((path) => !groupOf(path)))),
    ...recordGroups,
    ...namedGroups.filter(({ links }) => links.length > 0),
  ];
}

interface Linked extends InLanguage {
  title: string;
  path: string;
  inShort?: string;
  suits?: string | undefined;
}

/** A link to a record's page with a short description, if the record has one. */
function recordLink({ title, path, lang, inShort, suits }: Linked) {
  return { label: title, path, lang, line: inShort || suits };
}
