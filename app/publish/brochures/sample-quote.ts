import { withVat } from "#app/content/prices.server.ts";
import { buyingPage } from "#app/routes/how-buying-works/buying-page.server.ts";
import { findService, formatMoney, formatWeeks, getCompany, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { sheetContent } from "./sheet";

const monthsOfYear = 12;

/** A quote for a workflow at its lowest prices; undefined where the service or its prices are not there. */
export function sampleQuote(words: Words) {
  const copy = words.brochure.samples.quote;
  const {
    title = "",
    price,
    pricing,
    timeline,
    deliverables,
    lang,
  } = findService("workflow-design", words.locale) ?? {};
  const maintenance = pricing?.maintenance?.[0];
  if (!price || !maintenance || !timeline || !deliverables || lang) return;
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
            row(copy.setup, price),
            ...stages.map(({ percent, when }) =>
              row(fill(copy.stage, { percent, when }), (price * percent) / 100),
            ),
          ],
        },
        {
          title: copy.later,
          columns,
          rows: [
            row(copy.maintenance, maintenance),
            row(copy.year, price + monthsOfYear * maintenance),
            row(copy.yearAlone, price),
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
