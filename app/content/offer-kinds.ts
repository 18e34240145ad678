import { findService, formatMoney, listProducts, listTools, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type OfferKinds = ReturnType<typeof listOfferKinds>;

/**
 * The four kinds of offer with their lowest prices. Pages on which a visitor chooses a kind show them. A kind without prices
 * has no price.
 */
export function listOfferKinds({ common }: Words) {
  const { title, from, fromMonthly, fromWorkflow, items } = common.offerKinds;
  const prices = {
    tool: priced(fromMonthly, least(monthlyPrices())),
    product: priced(from, least(listProducts("en").map(({ pricing }) => pricing))),
    service: priced(fromWorkflow, findService("workflow-design", "en")?.price),
    solution: undefined,
  };
  return { title, items: items.map((item) => ({ ...item, price: prices[item.id] })) };
}

/** The monthly prices of all tools that a visitor can use. */
function monthlyPrices(): number[] {
  // Use the English records, because `period` is compared with an English word.
  return listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .flatMap(({ price, period }) => (price !== null && period === "month" ? price : []));
}

const least = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined);

function priced(text: string, amount: number | null | undefined): string | undefined {
  return amount ? fill(text, { price: formatMoney(amount) }) : undefined;
}
