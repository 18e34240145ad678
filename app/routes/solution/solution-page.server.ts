import { breadcrumbData, breadcrumbs } from "#app/content/breadcrumbs.server.ts";
import { pictureOf } from "#app/content/illustrations.server.ts";
import { priceLabel } from "#app/content/prices.server.ts";
import { toolItem } from "#app/content/tool-item.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.server.ts";
import {
  findService,
  findSolution,
  findTool,
  getWords,
  type Locale,
  listSolutions,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";

export type SolutionPage = ReturnType<typeof solutionPage>;

/** The view model of a solution's page: the record with everything that it names. */
export function solutionPage(solution: Solution, words: Words) {
  const { solutions, common, leadForms } = words;
  const { detail } = solutions;
  const { id, title, description, accent } = solution;
  const caseStudy = findWorkedCaseStudy(solution.caseStudy, words);
  return {
    illustration: pictureOf(solution, words),
    meta: {
      title: fill(detail.meta.title, { title }),
      description,
    },
    hero: {
      ...detail.hero,
      title,
      intro: description,
      accent,
      breadcrumbs: breadcrumbs("/solutions", words, solution),
    },
    overview: {
      title: detail.overview.title,
      paragraphs: solution.overview,
      list: { title: detail.overview.benefits, items: solution.benefits },
    },
    painPoints: { ...detail.painPoints, items: solution.painPoints },
    solutions: { ...detail.solutions, items: solution.solutions },
    tools: { ...detail.tools, items: solution.tools.flatMap((toolId) => toolRow(toolId, words)) },
    services: {
      ...detail.services,
      items: solution.services.flatMap((serviceId) => serviceCard(serviceId, words)),
    },
    caseStudy: caseStudy && {
      ...caseStudy,
      title: fill(detail.caseStudy.title, { company: caseStudy.company }),
    },
    enquiry: {
      ...common.enquiry,
      form: leadForms.contact,
      subject: fill(getWords("en").solutions.detail.subject, {
        title: findSolution(id, "en")?.title ?? title,
      }),
    },
    neighbours: { ...detail.neighbours, ...neighboursOf(id, words.locale) },
    structuredData: [breadcrumbData("/solutions", words, solution)],
  };
}

function toolRow(id: string, words: Words) {
  const tool = findTool(id, words.locale);
  return tool ? [{ ...toolItem(tool, words), description: tool.description }] : [];
}

function serviceCard(id: string, words: Words) {
  const service = findService(id, words.locale);
  if (!service) return [];
  const { title, description, path, icon, lang } = service;
  const price = priceLabel(service.price, wordsBeside(service, words));
  return [{ id, lang, title, description, path, icon, price }];
}

/** The solutions before and after, round the ring of seven. */
function neighboursOf(id: Solution["id"], locale: Locale) {
  const all = listSolutions(locale);
  const at = all.findIndex((solution) => solution.id === id);
  const neighbours = [all.at(at - 1), all[(at + 1) % all.length]].filter((one) => one !== undefined);
  return {
    items: neighbours.map(({ id, title, path, accent, icon, lang }) => ({
      id,
      title,
      path,
      accent,
      icon,
      lang,
    })),
  };
}
