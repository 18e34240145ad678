import { findService, formatMoney, listProducts, listTools, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The lowest prices of the records; undefined for a kind of offer that has no price. */
export function lowestPrices() {
  // Plans are told apart by the English name of their period.
  const plans = listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .flatMap(({ price, period }) => (price !== null && period === "month" ? price : []));
  const setups = listProducts("en").map(({ pricing }) => pricing);
  return {
    /** For a month. */
    tool: least(plans),
    product: least(setups),
    workflow: findService("workflow-design", "en")?.price ?? undefined,
  };
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

/** What distinguishes the four kinds of offers: a sentence with a link for each, the same on every page that asks for a choice. */
export function listDoors({ common }: Words) {
  const { from, fromMonthly, items } = common.doors;
  const prices = lowestPrices();
  const fromOf = (id: (typeof items)[number]["id"]) => {
    const amount = id === "solution" ? undefined : prices[id];
    return amount && fill(id === "tool" ? fromMonthly : from, { price: formatMoney(amount) });
  };
  return items.map(({ text, ...item }) => ({ ...item, text: fill(text, { from: fromOf(item.id) ?? "" }) }));
}
