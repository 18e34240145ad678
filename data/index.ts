/**
 * The only door into data/: facts and words, checked against their schemas, with the company's facts in their
 * placeholders. English is the source; another language arrives as an overlay of the same shape, chosen in
 * {@link getWords}.
 *
 * `list…` returns all, in the order of the page; `find…` returns one or undefined. Types alone also come from schemas/.
 */

import { countSamples } from "./count-samples";
import { recordCounts } from "./counts";
import { mpesaStatement } from "./demos/mpesa-statement";
import { editorialDate } from "./editorial";
import { company } from "./facts";
import { fillNamed } from "./fill-named";
import { footerNavigation, legalNavigation, mainNavigation } from "./navigation";
import type { PostSource } from "./posts";
import {
  caseStudies,
  industries,
  infoPages as infoSources,
  posts,
  products,
  roiDemo,
  services,
  solutions,
  specimens,
  team,
  testimonials,
  tools,
} from "./records";
import { english, type Words } from "./words";

export { formatCount, formatDate, formatWeeks } from "./format";
export { formatMoney, formatMoneyRange, formatNumber, getMoneyFormat } from "./money";
export { phoneLink, placeOf } from "./placeholders";
export { postCategories } from "./schemas/post";
export { toolCategories, toolStatuses } from "./schemas/tool";
export type { Words };

/** Languages the site can be read in. */
export type Locale = "en";

/** The copy in one language: the one function that decides the words. */
export function getWords(_locale: Locale): Words {
  return english;
}

/** The company's facts. */
export function getCompany() {
  return company;
}

/** Pages of prose may say how many records there are, as all pages may. */
const infoPages = infoSources.map((page) => fillNamed(`info${page.path}.md`, page, recordCounts, "count."));

/** The ISO date of the last change to pages without a date of their own. */
export function getEditorialDate() {
  return editorialDate;
}

/** The invented statement of the M-Pesa demo, as the CSV that a till exports. */
export const getSampleStatement = () => mpesaStatement;

/** The header's links, in order; the footer's other links in groups, and its last line. */
export function getNavigation() {
  return { main: mainNavigation, footer: footerNavigation, legal: legalNavigation };
}

/** Every tool, in the catalogue's order. */
export const listTools = () => tools;
/** The tool with this id. */
export const findTool = (id: string) => find(tools, id);

/** Every service, in the overview's order. */
export const listServices = () => services;
/** The service with this id. */
export const findService = (id: string) => find(services, id);

/** The seven solutions, in the order of their pages. */
export const listSolutions = () => solutions;
/** The solution with this id. */
export const findSolution = (id: string) => find(solutions, id);

/** Every product, in the order of their page; the ids are its anchors. */
export const listProducts = () => products;
/** The product with this id. */
export const findProduct = (id: string) => find(products, id);

/** Every post, newest first. */
export const listPosts = (): readonly PostSource[] => posts;
/** The post with this id. */
export const findPost = (id: string) => find(posts, id);

/** Every industry, in the footer's order. */
export const listIndustries = () => industries;
/** The industry with this id. */
export const findIndustry = (id: string) => find(industries, id);

/** Every page of prose, in no order. */
export const listInfoPages = () => infoPages;
/** The page of prose at this path. */
export const findInfoPage = (path: string) => infoPages.find((page) => page.path === path);

/** Every case study, in the order of the solutions. */
export const listCaseStudies = () => caseStudies;
/** The case study with this id. */
export const findCaseStudy = (id: string) => find(caseStudies, id);

/** The examples of the ROI calculator, and how wrong each guess may be. */
export const getRoiDemo = () => roiDemo;

/** Every testimonial: about the company first, then about tools. */
export const listTestimonials = () => testimonials;

/** Every specimen: tools first, then products and solutions. */
export const listSpecimens = () => specimens;
/** The specimen with this id. */
export const findSpecimen = (id: string) => find(specimens, id);

/** The people of the team. */
export const listTeam = () => team;
/** The member of the team with this id. */
export const findTeamMember = (id: string) => find(team, id);

/** How many invented samples are left to replace, in words for a build and a deploy; undefined when there are none. */
export function describeSamples(): string | undefined {
  const counts = countSamples({
    "case-studies.ts": caseStudies,
    "testimonials.ts": testimonials,
    "team.ts": team,
    "tools/": tools,
    "services/": services,
    "posts/": posts,
  });
  const parts = Object.entries(counts).map(([name, count]) => `${count} in ${name}`);
  return parts.length > 0 ? `Samples left in data/: ${parts.join(", ")}` : undefined;
}

function find<Record extends { id: string }>(records: readonly Record[], id: string): Record | undefined {
  return records.find((record) => record.id === id);
}

/** The address of every entity that has a page of its own: what is prerendered beside the static routes. */
export function listPaths(): string[] {
  return [tools, services, solutions, posts, industries].flatMap((records) =>
    records.map(({ path }) => path),
  );
}
