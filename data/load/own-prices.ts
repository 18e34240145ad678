/** The placeholders for a tool's or a service's own prices and rating, so that texts follow a change of these figures. */

import { ContentError } from "../schemas/content-error";
import type { Service } from "../schemas/service";
import type { Tool, ToolRecord } from "../schemas/tool";
import { payingHours } from "./break-even";
import { companyIn } from "./facts";
import type { Values } from "./fill";
import { formatPayingHours } from "./format";
import { formatMoney, formatMoneyRange, formatUnitPrice } from "./money";
import type { Locale } from "./translation";

/**
 * The prices of a tool's tiers, `{starterKit}` for the tier "Starter kit", and its `amounts` by their names.
 * @throws ContentError with an entry of `amounts` that refers to a tier without a price, or to an unknown amount
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
      throw new ContentError(
        `data/tools/${id}.ts, amounts.${name}: "of" must be a tier with a price, but is "${amount.of}"`,
      );
    const below = amount.below === undefined ? 0 : prices[amount.below];
    if (below === undefined)
      throw new ContentError(
        `data/tools/${id}.ts, amounts.${name}: "below" must be one of ${Object.keys(prices).join(", ")}, but is "${amount.below}"`,
      );
    prices[name] = Math.abs((price * (amount.times ?? 1)) / (amount.per ?? 1) - below);
  }
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, formatUnitPrice(price)]));
}

/** A tool's `{rating}`, `{reviews}` and `{users}`. */
export function toolRating({
  rating,
  totalReviews: reviews,
  activeUsers: users,
}: Pick<Tool, "rating" | "totalReviews" | "activeUsers">): Values {
  return { rating, reviews, users };
}

/**
 * A service's `{price}`, `{setup}` and `{maintenance}`, if they are not on request. `{setupHours}` is the hours of a clerk that cost
 * as much as `{price}`. `{productsFrom}` and `{productsTo}` are the lowest and highest price of products.
 */
export function servicePrices(
  {
    price,
    pricing: { setup, maintenance } = { setup: null, maintenance: null },
  }: Pick<Service, "price"> & {
    pricing?: Pick<NonNullable<Service["pricing"]>, "setup" | "maintenance"> | undefined;
  },
  products: readonly { pricing: number }[],
  locale: Locale,
): Values {
  const others = products.map(({ pricing }) => pricing);
  return {
    ...(price !== null && {
      price: formatMoney(price),
      setupHours: formatPayingHours(payingHours(price, companyIn("en").buying), locale),
    }),
    ...(setup && { setup: formatMoneyRange(setup) }),
    ...(maintenance && { maintenance: formatMoneyRange(maintenance) }),
    productsFrom: formatMoney(Math.min(...others)),
    productsTo: formatMoney(Math.max(...others)),
  };
}

/** `By the hour` becomes `byTheHour`. */
function camelCase(words: string): string {
  return words.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
