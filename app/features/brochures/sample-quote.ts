import { buyingPage, workflowYear } from "#app/content/buying-page.ts";
import { companyFactsOrExamples } from "#app/content/company-facts.ts";
import { monthsOfYear, withVat } from "#app/content/prices.ts";
import {
  findService,
  formatDate,
  formatMoney,
  formatWeeks,
  getCompany,
  getEditorialDate,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { frameOf } from "./content";

/**
 * The data for a quote for a workflow at its lowest prices, in the format of sample-quote.typ; undefined if the
 * service has no prices.
 */
export function sampleQuote(words: Words) {
  const copy = words.brochures.quote;
  const year = workflowYear(words.locale);
  const { timeline, deliverables, lang } = findService("workflow-design", words.locale) ?? {};
  if (!year || !timeline || !deliverables || lang) return;
  const { title, setup, maintenance } = year;
  const company = getCompany(words.locale);
  const { email, phones, buying } = company;
  const { stages, vat, vatPercent } = buying;
  const { facts, risks } = buyingPage(words);
  const isExcluded = vat === "excluded";
  const row = (label: string, amount: number) => [
    label,
    ...(isExcluded ? [amount, withVat(amount) - amount, withVat(amount)] : [amount]).map(formatMoney),
  ];
  const { label, ...amounts } = copy.columns;
  const columns = [
    label,
    ...(isExcluded ? Object.values(amounts).map((text) => fill(text, { vatPercent })) : [amounts.price]),
  ];
  const heading = fill(copy.title, { service: title });
  return {
    ...frameOf({ title: heading, id: "sample-quote", accent: 1 }, words),
    tag: words.common.sample,
    title: heading,
    intro: copy.intro,
    facts: [
      copy.customer,
      copy.task,
      { label: copy.delivery, text: formatWeeks(timeline, words.locale) },
      { label: copy.date, text: formatDate(getEditorialDate(), words.locale) },
    ],
    tables: [
      {
        title: copy.price,
        columns,
        rows: [
          row(copy.setup, setup),
          ...stages.map(({ percent, when }) =>
            row(fill(copy.stage, { percent, when }), (setup * percent) / 100),
          ),
        ],
      },
      {
        title: copy.later,
        columns,
        rows: [
          row(copy.maintenance, maintenance),
          row(copy.year, setup + monthsOfYear * maintenance),
          row(copy.yearAlone, setup),
        ],
        // How many of the last rows are totals.
        totals: 2,
      },
    ],
    lists: [
      { title: copy.included, items: deliverables.map((text) => ({ text })) },
      { title: copy.payment, items: facts.items },
      { title: risks.title, items: risks.items },
    ],
    signatures: copy.signatures,
    contact: [email, ...phones].join(" · "),
    identity: companyFactsOrExamples(company, words)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(" · "),
  };
}
