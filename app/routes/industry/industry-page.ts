import { breadcrumbData, breadcrumbs } from "#app/content/breadcrumbs.ts";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { illustrationOf } from "#app/content/illustrations.ts";
import { getOffer } from "#app/content/offers.ts";
import { teamLink } from "#app/content/team.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.ts";
import { workOutSum } from "#app/roi/worked-sum.ts";
import { fillNamed, findIndustry, getWords, listIndustries, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { Industry } from "#data/schemas/industry.ts";

export type IndustryPage = ReturnType<typeof industryPage>;

/**
 * The view model of an industry's page: the record, the records that it refers to, and its example with calculated
 * results.
 */
export function industryPage(industry: Industry, words: Words) {
  const { industries, common } = words;
  const { id, title } = industry;
  return {
    industry,
    copy: industries,
    meta: {
      title: fill(industries.meta.title, { title: title.toLowerCase() }),
      description: industry.description,
    },
    hero: {
      ...industries.hero,
      example: industry.example && industries.hero.example,
      id,
      illustration: industry.illustration && illustrationOf(industry.illustration, words),
      title: industry.heading,
      intro: industry.intro,
      accent: accentOf(industry, words),
      breadcrumbs: breadcrumbs("/", words, industry),
    },
    fits: {
      ...industries.fits,
      items: industry.fits.map(({ kind, id: offerId, why }) => {
        const { kindLabel, price, ...offer } = getOffer(kind, offerId, words);
        return { ...offer, note: `${kindLabel} · ${price}`, text: why };
      }),
    },
    example: exampleSection(industry, words),
    caseStudy: findWorkedCaseStudy(industry.caseStudy, words),
    enquiry: {
      ...common.enquiry,
      form: contactFormCopy(words),
      team: teamLink(words),
      subject: fill(getWords("en").industries.subject, { title: findIndustry(id, "en")?.title ?? title }),
    },
    others: {
      title: industries.others,
      items: listIndustries(words.locale).map((other) => ({
        ...other,
        mark: `industry ${other.id}`,
        // Most industries have the same colour, so only the page's own industry shows it.
        accent: other.id === id ? accentOf(other, words) : undefined,
      })),
    },
    structuredData: [breadcrumbData("/", words, industry)],
  };
}

/** The colour of the best fit in `fits`: the first one with a colour, because services have none. */
function accentOf({ fits }: Industry, words: Words): Accent | undefined {
  return fits.map(({ kind, id }) => getOffer(kind, id, words).accent).find(Boolean);
}

/**
 * The example with its results calculated and filled into its texts.
 * @throws Error if the costs are not less than the gains, or if a text has a placeholder without a value
 */
export function exampleSection({ id, example }: Industry, words: Words) {
  if (!example) return undefined;
  const where = `industries/${id}.ts, example`;
  const { sum, placeholders } = workOutSum(where, example.sum, words);
  const { title, situation, assumptions, caveat, pays } = fillNamed(where, example, placeholders);
  const copy = words.industries.example;
  return {
    ...copy,
    title: fill(copy.title, { net: sum.net.value }),
    name: title,
    situation,
    items: assumptions,
    caveat: { title: copy.caveat, text: caveat },
    pays: { title: words.common.pays, items: pays },
    ledger: sum,
  };
}
