import { findService, formatMoney, listProducts, listTools, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The lowest price of each kind of offer; undefined for a kind without prices. */
function lowestPrices() {
  // Use the English records, because `period` is compared with an English word.
  const plans = listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .flatMap(({ price, period }) => (price !== null && period === "month" ? price : []));
  const setups = listProducts("en").map(({ pricing }) => pricing);
  return {
    /** Per month. */
    tool: least(plans),
    product: least(setups),
    service: findService("workflow-design", "en")?.price ?? undefined,
    solution: undefined,
  };
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

export type OfferKinds = ReturnType<typeof listOfferKinds>;

/** The four kinds of offer with their lowest prices. Pages on which a visitor chooses a kind show them. */
export function listOfferKinds({ common }: Words) {
  const { title, from, fromMonthly, fromWorkflow, items } = common.offerKinds;
  const prices = lowestPrices();
  return {
    title,
    items: items.map((item) => {
      const amount = prices[item.id];
      const price = { tool: fromMonthly, product: from, service: fromWorkflow, solution: from }[item.id];
      return { ...item, price: amount && fill(price, { price: formatMoney(amount) }) };
    }),
  };
}
