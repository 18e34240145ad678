import { beadByTurn, fill, listIndustries, type Words } from "~/content.server";
import { getOffer } from "~/offers.server";
import { findWorkedCaseStudy } from "~/roi/case-studies.server";
import { fillPlaces, workOutSum } from "~/roi/worked-sum.server";
import type { Industry } from "../../../data/schemas/industry";

/** The view model of an industry's page: the record with everything that it names, and its example worked out. */
export function industryPage(industry: Industry, words: Words) {
  const { industries, common, leadForms } = words;
  const { id, title, heading, lead, description, path, pains, fits } = industry;
  const caseStudy = findWorkedCaseStudy(industry.caseStudy ?? "", words);
  return {
    id,
    meta: { title: fill(industries.meta.title, { title: title.toLowerCase() }), description },
    hero: {
      ...industries.hero,
      ...{ id, title, heading, lead, bead: beadByTurn(listIndustries(), id) },
      breadcrumbs: {
        label: common.breadcrumbs,
        crumbs: [
          { label: common.home, path: "/" },
          { label: title, path },
        ],
      },
    },
    pains: { ...industries.pains, items: pains },
    fits: {
      ...industries.fits,
      items: fits.map(({ kind, id: offerId, why }) => ({ ...getOffer(kind, offerId, words), why })),
    },
    example: exampleSection(industry, words),
    caseStudy: caseStudy && {
      ...caseStudy,
      title: fill(industries.caseStudy.title, { company: caseStudy.company }),
      labels: common.caseStudy,
    },
    enquiry: { ...common.enquiry, form: leadForms.contact, subject: fill(industries.subject, { title }) },
    others: {
      title: industries.others,
      items: listIndustries().map((other) => ({
        ...{ id: other.id, title: other.title, path: other.path },
        bead: beadByTurn(listIndustries(), other.id),
      })),
    },
  };
}

/**
 * The worked example: its texts with their figures, and its sum as lines.
 * @throws Error when the example leaves nothing, or a text names a figure that the sum does not give
 */
export function exampleSection({ id, example }: Industry, words: Words) {
  const where = `industries.ts (${id}), example`;
  const { sum, places } = workOutSum(where, example.sum, words);
  const { title, situation, assumptions, caveat } = fillPlaces(where, example, places);
  const copy = words.industries.example;
  return {
    ...{ title: copy.title, note: copy.note, assumptions: copy.assumptions, sum: copy.sum },
    ...{ name: title, situation, items: assumptions },
    caveat: { title: copy.caveat, text: caveat },
    ledger: sum,
  };
}
