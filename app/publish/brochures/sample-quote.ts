import { withVat } from "#app/content/prices.ts";
import { buyingPage, monthsOfYear, workflowYear } from "#app/routes/how-buying-works/buying-page.ts";
import { findService, formatMoney, formatWeeks, getCompany, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { sheetContent } from "./content";

/** A quote for a workflow at its lowest prices; undefined where the service or its prices are not there. */
export function sampleQuote(words: Words) {
  const copy = words.brochure.samples.quote;
  const year = workflowYear(words.locale);
  const { timeline, deliverables, lang } = findService("workflow-design", words.locale) ?? {};
  if (!year || !timeline || !deliverables || lang) return;
  const { title, setup, maintenance } = year;
  const { stages, vat, vatPercent } = getCompany(words.locale).buying;
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
  return sheetContent(
    {
      title: fill(copy.title, { service: title }),
      intro: copy.intro,
      facts: [copy.customer, copy.task, { label: copy.delivery, text: formatWeeks(timeline, words.locale) }],
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
          totals: 2,
        },
      ],
      lists: [
        { title: copy.included, items: deliverables.map((text) => ({ text })) },
        { title: copy.payment, items: facts.items },
        { title: risks.title, items: risks.items },
      ],
      signatures: copy.signatures,
    },
    words,
  );
}
