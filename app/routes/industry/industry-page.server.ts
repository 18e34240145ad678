import { beadByTurn, fill, findCaseStudy, listIndustries, type Words } from "~/content.server";
import { getOffer } from "~/offers.server";
import type { Industry } from "../../../data/schemas/industry";
import { workedExample } from "./worked-example.server";

/** The view model of an industry's page: the record with everything that it names, and its example worked out. */
export function industryPage(industry: Industry, words: Words) {
  const { industries, common, leadForms } = words;
  const { id, title, heading, lead, description, path, pains, fits, example } = industry;
  const caseStudy = findCaseStudy(industry.caseStudy ?? "");
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
    example: {
      ...pickWords(industries.example),
      ...{ name: example.title, situation: example.situation, items: example.assumptions },
      caveat: { title: industries.example.caveat, text: example.caveat },
      ledger: workedExample(industry, words),
    },
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

const pickWords = ({ title, note, assumptions, sum }: Words["industries"]["example"]) => ({
  ...{ title, note, assumptions, sum },
});
