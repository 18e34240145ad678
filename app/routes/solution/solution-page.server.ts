import {
  beadOfSolution,
  beadOfTool,
  findService,
  findTool,
  formatShillings,
  listSolutions,
  type Words,
} from "~/content.server";
import { findWorkedCaseStudy } from "~/roi/case-studies.server";
import type { Solution } from "../../../data/schemas/solution";

/** The longest description that search engines show, in characters. */
const descriptionLimit = 165;

/** The view model of a solution's page (spec, section 2): the record with everything that it names. */
export function solutionPage(solution: Solution, site: Words) {
  const { solutions, common, leadForms } = site;
  const words = solutions.detail;
  const { id, title, description, path, benefits, painPoints } = solution;
  const caseStudy = findWorkedCaseStudy(solution.caseStudy, site);
  return {
    id,
    meta: {
      title: words.meta.title.replace("{title}", title),
      description: wholeSentences(description),
    },
    hero: {
      ...words.hero,
      ...{ title, lead: description, bead: beadOfSolution(id) },
      breadcrumbs: {
        label: common.breadcrumbs,
        crumbs: [
          { label: common.home, path: "/" },
          { label: words.breadcrumb, path: "/solutions" },
          { label: title, path },
        ],
      },
    },
    overview: {
      title: words.overview.title,
      paragraphs: solution.overview,
      benefits: { title: words.overview.benefits, items: benefits },
    },
    painPoints: { ...words.painPoints, items: painPoints },
    solutions: { ...words.solutions, items: solution.solutions },
    tools: {
      ...words.tools,
      items: solution.tools.flatMap((toolId) => {
        const tool = findTool(toolId);
        return tool ? { ...pick(tool), status: tool.status, bead: beadOfTool(tool) } : [];
      }),
    },
    services: {
      ...words.services,
      items: solution.services.flatMap((serviceId) => {
        const service = findService(serviceId);
        if (!service) return [];
        const price = service.price
          ? common.from.replace("{price}", formatShillings(service.price))
          : common.customQuote;
        return { ...pick(service), icon: service.icon, price };
      }),
    },
    caseStudy: caseStudy && {
      ...caseStudy,
      title: words.caseStudy.title.replace("{company}", caseStudy.company),
      labels: common.caseStudy,
    },
    enquiry: {
      ...common.enquiry,
      form: leadForms.contact,
      subject: words.subject.replace("{title}", title),
    },
    neighbours: { ...words.neighbours, ...neighboursOf(id) },
  };
}

const pick = ({ id, title, description, path }: Record<"id" | "title" | "description" | "path", string>) => ({
  ...{ id, title, description, path },
});

/** The solutions before and after, round the ring of seven. */
function neighboursOf(id: Solution["id"]) {
  const all = listSolutions();
  const at = all.findIndex((solution) => solution.id === id);
  const [before, after] = [all.at(at - 1), all[(at + 1) % all.length]];
  return {
    items: [before, after].flatMap((solution) =>
      solution
        ? { id: solution.id, title: solution.title, path: solution.path, bead: beadOfSolution(solution.id) }
        : [],
    ),
  };
}

/** As many of a text's sentences as fit a page's description: nothing is cut in the middle. */
function wholeSentences(text: string): string {
  if (text.length <= descriptionLimit) return text;
  return text.slice(0, text.lastIndexOf(". ", descriptionLimit - 1) + 1) || text;
}
