/** What the texts of a tool or a service call its own prices and rating: a figure that changes, changes them. */

import type { Service } from "../schemas/service";
import type { Tool, ToolRecord } from "../schemas/tool";
import { clerkHourCost } from "./break-even";
import { companyIn } from "./facts";
import type { Values } from "./fill";
import { formatMoney, formatMoneyRange, formatNumber, formatUnitPrice } from "./money";

/**
 * `{starterKit}` is the price of the tier "Starter kit", and each of `amounts` goes by its name.
 * @throws Error naming an amount of a tier without a price
 */
export function toolPrices({
  id,
  pricing = [],
  amounts = {},
}: Pick<ToolRecord, "id" | "pricing" | "amounts">): Values {
  const tiers = pricing.flatMap(({ tier, price }) => (price === null ? [] : [[camelCase(tier), price]]));
  const prices: Record<string, number> = Object.fromEntries(tiers);
  for (const [name, amount] of Object.entries(amounts)) {
    if (typeof amount === "number") prices[name] = amount;
  }
  for (const [name, amount] of Object.entries(amounts)) {
    if (typeof amount === "number") continue;
    const price = prices[camelCase(amount.of)];
    if (price === undefined)
      throw new Error(`data/tools/${id}.ts, amounts.${name}: ${amount.of} has no price`);
    const below = amount.below === undefined ? 0 : prices[amount.below];
    if (below === undefined)
      throw new Error(`data/tools/${id}.ts, amounts.${name}: there is no ${amount.below}`);
    prices[name] = Math.abs((price * (amount.times ?? 1)) / (amount.per ?? 1) - below);
  }
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, formatUnitPrice(price)]));
}

/** `{rating}`, `{reviews}` and `{users}`. */
export function toolRating({
  rating,
  totalReviews: reviews,
  activeUsers: users,
}: Pick<Tool, "rating" | "totalReviews" | "activeUsers">): Values {
  return { rating, reviews, users };
}

/**
 * `{price}`, `{setup}` and `{maintenance}` where they are not quoted; `{setupHours}` is the hours of a clerk that cost as
 * much as `{price}`; `{productsFrom}` and `{productsTo}` compare.
 */
export function servicePrices(
  {
    price,
    pricing: { setup, maintenance } = { setup: null, maintenance: null },
  }: Pick<Service, "price"> & {
    pricing?: Pick<NonNullable<Service["pricing"]>, "setup" | "maintenance"> | undefined;
  },
  products: readonly { pricing: number }[],
): Values {
  const others = products.map(({ pricing }) => pricing);
  return {
    ...(price !== null && {
      price: formatMoney(price),
      setupHours: formatNumber(Math.round(price / clerkHourCost(companyIn("en").buying))),
    }),
    ...(setup && { setup: formatMoneyRange(setup) }),
    ...(maintenance && { maintenance: formatMoneyRange(maintenance) }),
    productsFrom: formatMoney(Math.min(...others)),
    productsTo: formatMoney(Math.max(...others)),
  };
}

/** `By the hour` as `byTheHour`. */
function camelCase(words: string): string {
  return words.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
