import { companyAddress, formatDate, type Locale, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Certificate, Company } from "#data/schemas/company.ts";

/** The facts with which a buyer can check the company, in their order on pages. Facts that are not set are left out. */
export function companyFacts(company: Company, { common }: Words) {
  const { legalName, registrationNumber, taxNumber, postalAddress, foundingYear } = company;
  const values = {
    legalName,
    registrationNumber,
    taxNumber,
    postalAddress: postalAddress && companyAddress(company),
    foundingYear,
  };
  const ids = Object.keys(values) as (keyof typeof values)[];
  return ids.flatMap((id) => {
    const value = values[id];
    return value ? [{ id, label: common.companyFacts[id], value: String(value) }] : [];
  });
}

/** The company's facts, with a labelled example for each fact that is not set. For pages that name the party to a contract. */
export function companyFactsOrExamples(company: Company, words: Words) {
  const facts = companyFacts(company, words);
  const examples = companyFacts({ ...company, foundingYear: undefined, ...company.exampleFacts }, words)
    .filter(({ id }) => company.exampleFacts && !company[id])
    .map((fact) => ({ ...fact, value: `${fact.value} (${words.common.sample})` }));
  return [...facts, ...examples];
}

/** Whether a reader can check a certificate: it has a number or a link. The company sends all others on request. */
export const isCheckable = ({ number, link }: Certificate) => Boolean(number ?? link);

/** A certificate's number, issuer and date on one line; empty if the record has none of them. */
export function certificateDetails(
  { number, body, date }: Certificate,
  numberLabel: string,
  locale: Locale,
): string {
  const details = [number && fill(numberLabel, { number }), body, date && formatDate(date, locale)];
  return details.filter(Boolean).join(" · ");
}
