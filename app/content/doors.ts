import { findService, formatMoney, listProducts, listTools, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The lowest price of each kind of offer; undefined for a kind without prices. */
export function lowestPrices() {
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
    workflow: findService("workflow-design", "en")?.price ?? undefined,
  };
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

/** For each of the four kinds of offer, a sentence with a link. Pages on which a visitor chooses a kind show them. */
export function listDoors({ common }: Words) {
  const { from, fromMonthly, items } = common.doors;
  const prices = lowestPrices();
  const fromOf = (id: (typeof items)[number]["id"]) => {
    const amount = id === "solution" ? undefined : prices[id];
    return amount && fill(id === "tool" ? fromMonthly : from, { price: formatMoney(amount) });
  };
  return items.map(({ text, ...item }) => ({ ...item, text: fill(text, { from: fromOf(item.id) ?? "" }) }));
}
