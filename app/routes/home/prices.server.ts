import { withVat } from "#app/content/prices.server.ts";
import {
  findService,
  formatMoney,
  getCompany,
  listIndustries,
  listProducts,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The lowest prices of the records, once and each month, with VAT beside them where they exclude it. */
export function pricesSection({ home: { prices }, common, locale }: Words) {
  const { vat, vatPercent, productMonthly } = getCompany(locale).buying;
  const workflow = findService("workflow-design", "en");
  // Plans are told apart by the English name of their period.
  const plans = listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .flatMap(({ price, period }) => (price !== null && period === "month" ? price : []));
  const setups = listProducts("en").map(({ pricing }) => pricing);
  const monthly = {
    product: productMonthly.hosting + productMonthly.maintenance,
    workflow: workflow?.pricing?.maintenance?.[0] ?? 0,
  };
  const item = (
    { label, price, text, path }: { label: string; price: string; text: string; path: string },
    amount: number,
    eachMonth = 0,
  ) => ({
    label,
    path,
    price: fill(price, { price: formatMoney(amount) }),
    withVat:
      vat === "excluded"
        ? fill(prices.withVat, { price: formatMoney(withVat(amount)), vatPercent })
        : undefined,
    text: fill(text, {
      monthly: formatMoney(eachMonth),
      monthlyWithVat: formatMoney(withVat(eachMonth)),
    }),
  });
  return {
    ...prices,
    items: [
      ...(plans.length > 0 ? [item(prices.items.tool, Math.min(...plans))] : []),
      ...(setups.length > 0 ? [item(prices.items.product, Math.min(...setups), monthly.product)] : []),
      ...(workflow?.price ? [item(prices.items.workflow, workflow.price, monthly.workflow)] : []),
    ],
    risks: common.buying,
    trades: {
      title: prices.trades,
      items: listIndustries(locale).map(({ title, path, lang }) => ({ label: title, path, lang })),
    },
  };
}
