import { breadcrumbData, breadcrumbs } from "#app/content/breadcrumbs.ts";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { getOffer, type OfferKind } from "#app/content/offers.ts";
import { solutionPlans } from "#app/content/solution-plans.ts";
import { teamLink } from "#app/content/team.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.ts";
import { findSolution, getWords, listSolutions, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";

/** The view model of a solution's page: the record, the page's words, and values calculated from both. */
export function solutionPage(solution: Solution, words: Words) {
  const { solutions, common } = words;
  const { detail } = solutions;
  const { id, title, description, accent } = solution;
  return {
    solution,
    copy: { ...detail, tools: { ...detail.tools, plans: solutionPlans(solution, words) } },
    illustration: pictureOf(solution, words),
    meta: { title: fill(detail.meta.title, { title }), description },
    hero: {
      ...detail.hero,
      title,
      intro: description,
      accent,
      breadcrumbs: breadcrumbs("/solutions", words, solution),
    },
    tools: solution.tools.map((toolId) => offerOf("tool", toolId, words)),
    services: solution.services.map((serviceId) => offerOf("service", serviceId, words)),
    caseStudy: findWorkedCaseStudy(solution.caseStudy, words),
    enquiry: {
      ...common.enquiry,
      form: contactFormCopy(words),
      team: teamLink(words),
      subject: fill(getWords("en").solutions.detail.subject, {
        title: findSolution(id, "en")?.title ?? title,
      }),
    },
    others: {
      title: detail.others,
      items: listSolutions(words.locale).map((other) => ({
        ...other,
        mark: other.id,
      })),
    },
    structuredData: [breadcrumbData("/solutions", words, solution)],
  };
}

/** A tool or a service as a row, with its price as the note. */
function offerOf(kind: OfferKind, id: string, words: Words) {
  const { price, ...offer } = getOffer(kind, id, words);
  return { ...offer, note: price };
}
