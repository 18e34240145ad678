import { breadcrumbData, breadcrumbs } from "#app/content/breadcrumbs.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { toolItem } from "#app/content/offers.ts";
import { pick } from "#app/content/pick.ts";
import { priceLabel } from "#app/content/prices.ts";
import { wordsBeside } from "#app/content/words.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.ts";
import { findService, findSolution, findTool, getWords, listSolutions, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";

export type SolutionPage = ReturnType<typeof solutionPage>;

export function solutionPage(solution: Solution, words: Words) {
  const { solutions, common, leadForms } = words;
  const { detail } = solutions;
  const { id, title, description, accent } = solution;
  const caseStudy = findWorkedCaseStudy(solution.caseStudy, words);
  return {
    illustration: pictureOf(solution, words),
    meta: { title: fill(detail.meta.title, { title }), description },
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
    others: {
      title: detail.others,
      items: listSolutions(words.locale).map((other) => ({
        ...pick(other, "lang", "title", "path", "accent"),
        mark: other.id,
      })),
    },
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
  const price = priceLabel(service.price, wordsBeside(service, words));
  return [{ ...pick(service, "id", "lang", "title", "description", "path", "icon"), price }];
}
