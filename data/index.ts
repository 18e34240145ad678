/**
 * The only door into data/: facts and words, checked against their schemas, with the company's facts in their
 * places. English is the source; another language arrives as an overlay of the same shape, chosen in {@link getWords}.
 *
 * `list…` returns all, in the order of the page; `find…` returns one or undefined. Types alone also come from schemas/.
 */
import { caseStudies as caseStudyRecords } from "./case-studies";
import { checkSum } from "./check-sum";
import { company as companyRecord } from "./company";
import { editorialDate } from "./editorial";
import { industries as industryRecords } from "./industries";
import { infoPages as infoSources } from "./info";
import { footerNavigation, legalNavigation, mainNavigation } from "./navigation";
import { about } from "./pages/about";
import { apiDocs } from "./pages/api-docs";
import { blog } from "./pages/blog";
import { caseStudies as caseStudiesPage } from "./pages/case-studies";
import { chat } from "./pages/chat";
import { common } from "./pages/common";
import { getStarted } from "./pages/get-started";
import { home } from "./pages/home";
import { industries as industriesPage } from "./pages/industries";
import { info } from "./pages/info";
import { layout } from "./pages/layout";
import { leadForms } from "./pages/lead-forms";
import { press } from "./pages/press";
import { products as productsPage } from "./pages/products";
import { services as servicesPages } from "./pages/services";
import { sitemap } from "./pages/sitemap";
import { solutions as solutionsPages } from "./pages/solutions";
import { status } from "./pages/status";
import { support } from "./pages/support";
import { tools as toolsPages } from "./pages/tools";
import { companyPlaces, fillCompany } from "./places";
import { type PostSource, posts as postSources } from "./posts";
import { products as productRecords } from "./products";
import { countSamples } from "./samples";
import { checked, checkedList, checkReferences } from "./schemas/check";
import { companySchema } from "./schemas/company";
import { industrySchema } from "./schemas/industry";
import { productSchema } from "./schemas/product";
import { caseStudySchema, teamMemberSchema, testimonialSchema } from "./schemas/proof";
import { serviceSchema } from "./schemas/service";
import { solutionSchema } from "./schemas/solution";
import { toolSchema } from "./schemas/tool";
import { services as serviceRecords } from "./services";
import { solutions as solutionRecords } from "./solutions";
import { team as teamRecords } from "./team";
import { testimonials as testimonialRecords } from "./testimonials";
import { tools as toolRecords } from "./tools";

export { formatDate, formatShillingRange, formatShillings, formatWeeks } from "./format";
export { phoneLink } from "./places";
export { solutionIds } from "./schemas/common";
export { postCategories } from "./schemas/post";
export { toolCategories, toolStatuses } from "./schemas/tool";

const company = checked("company.ts", companySchema, companyRecord);
const places = companyPlaces(company);
/** Every text leaves data/ with the company's facts in it. */
const filled = <Copy>(copy: Copy) => fillCompany(copy, places);

const tools = checkedList("tools.ts", toolSchema, filled(toolRecords));
const services = checkedList("services.ts", serviceSchema, filled(serviceRecords));
const solutions = checkedList("solutions.ts", solutionSchema, filled(solutionRecords));
const products = checkedList("products.ts", productSchema, filled(productRecords));
const caseStudies = checkedList("case-studies.ts", caseStudySchema, filled(caseStudyRecords));
const testimonials = checkedList("testimonials.ts", testimonialSchema, filled(testimonialRecords));
const industries = checkedList("industries.ts", industrySchema, filled(industryRecords));
const team = checkedList("team.ts", teamMemberSchema, filled(teamRecords));
const posts = filled(postSources);
const infoPages = filled(infoSources);

for (const { id, relatedTools, testimonials: quoted } of tools) {
  checkReferences(`tools.ts (${id}), relatedTools`, relatedTools, tools);
  checkReferences(`tools.ts (${id}), testimonials`, quoted, testimonials);
}
for (const solution of solutions) {
  checkReferences(`solutions.ts (${solution.id}), tools`, solution.tools, tools);
  checkReferences(`solutions.ts (${solution.id}), services`, solution.services, services);
  checkReferences(`solutions.ts (${solution.id}), caseStudy`, [solution.caseStudy], caseStudies);
}
for (const { id, author, relatedPosts } of posts) {
  checkReferences(`posts/${id}.md, author`, [author], team);
  checkReferences(`posts/${id}.md, relatedPosts`, relatedPosts, posts);
}
const offers = { tool: tools, service: services, product: products };
for (const { id, fits, example, caseStudy } of industries) {
  for (const { kind, id: offer } of fits) {
    checkReferences(`industries.ts (${id}), ${kind}`, [offer], offers[kind]);
  }
  checkSum(`industries.ts (${id}), example.sum`, example.sum, { tools, services, products });
  if (caseStudy) checkReferences(`industries.ts (${id}), caseStudy`, [caseStudy], caseStudies);
}
for (const { id, sum } of caseStudies) {
  checkSum(`case-studies.ts (${id}), sum`, sum, { tools, services, products });
}
for (const { path, references } of infoPages) {
  if (!references) continue;
  checkReferences(`info${path}.md, references.posts`, references.posts, posts);
  checkReferences(`info${path}.md, references.services`, references.services, services);
  checkReferences(`info${path}.md, references.tools`, references.tools, tools);
  checkReferences(`info${path}.md, references.products`, references.products, products);
}

const english = filled({
  ...{ layout, common, leadForms, chat, home, about, blog, getStarted, info },
  ...{ tools: toolsPages, services: servicesPages, solutions: solutionsPages, products: productsPage },
  ...{ industries: industriesPage, caseStudies: caseStudiesPage, support, status, apiDocs, press, sitemap },
});

/** Every page's copy, by page and section. */
export type Words = typeof english;

/** Languages the site can be read in. */
export type Locale = "en";

/** The copy in one language: the one function that decides the words. */
export function getWords(_locale: Locale): Words {
  return english;
}

/** The company's facts (spec, section 1). */
export function getCompany() {
  return company;
}

/** The ISO date of the last change to pages without a date of their own. */
export function getEditorialDate() {
  return editorialDate;
}

/** The header's links, in order; the footer's other links in groups, and its last line (spec, section 2). */
export function getNavigation() {
  return { main: mainNavigation, footer: footerNavigation, legal: legalNavigation };
}

/** Every tool, in the catalogue's order (spec, section 2). */
export const listTools = () => tools;
/** The tool with this id. */
export const findTool = (id: string) => find(tools, id);

/** Every service, in the overview's order (spec, section 2). */
export const listServices = () => services;
/** The service with this id. */
export const findService = (id: string) => find(services, id);

/** The seven solutions, in the spec's order, which is also that of their beads. */
export const listSolutions = () => solutions;
/** The solution with this id. */
export const findSolution = (id: string) => find(solutions, id);

/** The ten products, in the order of their page; the ids are its anchors (spec, section 2). */
export const listProducts = () => products;
/** The product with this id. */
export const findProduct = (id: string) => find(products, id);

/** Every post, newest first. */
export const listPosts = (): readonly PostSource[] => posts;
/** The post with this id. */
export const findPost = (id: string) => find(posts, id);

/** Every industry, in the footer's order (spec, section 2). */
export const listIndustries = () => industries;
/** The industry with this id. */
export const findIndustry = (id: string) => find(industries, id);

/** Every page of prose beside the spec's route table, in no order. */
export const listInfoPages = () => infoPages;
/** The page of prose at this path. */
export const findInfoPage = (path: string) => infoPages.find((page) => page.path === path);

/** Every case study, in the order of the solutions. */
export const listCaseStudies = () => caseStudies;
/** The case study with this id. */
export const findCaseStudy = (id: string) => find(caseStudies, id);

/** Every testimonial: about the company first, then about tools. */
export const listTestimonials = () => testimonials;

/** The four people of the team. */
export const listTeam = () => team;
/** The member of the team with this id. */
export const findTeamMember = (id: string) => find(team, id);

/** How many invented samples are left to replace, in words for a build and a deploy; undefined when there are none. */
export function describeSamples(): string | undefined {
  const counts = countSamples({
    ...{ "case-studies.ts": caseStudies, "testimonials.ts": testimonials, "team.ts": team },
    ...{ "tools/": tools, "services/": services, "posts/": posts },
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
