import { fill } from "#data/fill.ts";
import type { Industry } from "#data/schemas/industry.ts";
import { beadByTurn } from "~/content/beads.server";
import { breadcrumbs } from "~/content/breadcrumbs.server";
import { getOffer } from "~/content/offers.server";
import { findCaseStudy, listIndustries, type Words } from "~/content/records.server";
import { workedExample } from "./worked-example.server";

/** The view model of an industry's page: the record with everything that it names, and its example worked out. */
export function industryPage(industry: Industry, words: Words) {
  const { industries, common, leadForms } = words;
  const { id, title, example } = industry;
  const caseStudy = findCaseStudy(industry.caseStudy ?? "");
  return {
    id,
    meta: {
      title: fill(industries.meta.title, { title: title.toLowerCase() }),
      description: industry.description,
    },
    hero: {
      ...industries.hero,
      id,
      title,
      heading: industry.heading,
      lead: industry.lead,
      bead: beadByTurn(listIndustries(), id),
      breadcrumbs: breadcrumbs("/", words, industry),
    },
    pains: { ...industries.pains, items: industry.pains },
    fits: {
      ...industries.fits,
      items: industry.fits.map(({ kind, id: offerId, why }) => ({ ...getOffer(kind, offerId, words), why })),
    },
    example: {
      title: industries.example.title,
      note: industries.example.note,
      assumptions: industries.example.assumptions,
      sum: industries.example.sum,
      name: example.title,
      situation: example.situation,
      items: example.assumptions,
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
        id: other.id,
        title: other.title,
        path: other.path,
        bead: beadByTurn(listIndustries(), other.id),
      })),
    },
  };
}
