import { findPlan, findTool, formatMoney, getCompany, type Locale, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { addVat } from "#data/load/vat.ts";
import type { Tool } from "#data/schemas/tool.ts";

/**
 * The label of a price: `From KSh 2,500 per month`.
 * @param price null for a custom quote
 * @param period the unit of the price; left out for a price that is paid once
 */
export function priceLabel(price: number | null, { common }: Words, period?: string): string {
  if (price === null) return common.customQuote;
  const per = period ? ` ${perPeriod(period, { common })}` : "";
  return fill(common.from, { price: `${formatMoney(price)}${per}` });
}

/** `per month` */
export function perPeriod(period: string, { common }: Pick<Words, "common">): string {
  return fill(common.per, { period });
}

export const monthsOfYear = 12;

/** The price of a product with its setup, and with hosting and maintenance for the first year. */
export function firstYearPrice(setup: number): number {
  const { hosting, maintenance } = getCompany("en").buying.productMonthly;
  return setup + monthsOfYear * (hosting + maintenance);
}

export function startingTier<Tier extends { price: number | null }>(
  tiers: readonly Tier[],
): Tier | undefined {
  return tiers.find(({ price }) => price !== null);
}

/** The label of a tool's starting price, see {@link priceLabel}; undefined if no tier has a price. */
export function startingPrice(
  tiers: readonly { price: number | null; period: string }[],
  words: Words,
): string | undefined {
  const tier = startingTier(tiers);
  return tier && priceLabel(tier.price, words, tier.period);
}

/** The monthly price of the tool's first plan that has a price; 0 if that plan is not paid monthly. */
export function monthlyPrice(toolId: string): number {
  // Use the English record, because `period` is compared with an English word.
  const plan = startingTier(findTool(toolId, "en")?.pricing ?? []);
  return plan?.period === "month" ? (plan.price ?? 0) : 0;
}

/** The sum of the tools' monthly prices ({@link monthlyPrice}). Prices per page or report are not in it. */
export const monthlySum = (toolIds: readonly string[]): number =>
  toolIds.reduce((sum, id) => sum + monthlyPrice(id), 0);

/**
 * The planned price of a plan that is cheaper while its tool is in beta: the amount that the record compares the plan with.
 * The record names the plan in English.
 */
export function priceAfterBeta(
  { id, status, amounts }: Tool,
  tier: string,
  locale: Locale,
): number | undefined {
  if (status !== "Beta") return undefined;
  for (const amount of Object.values(amounts)) {
    if (typeof amount === "number" || amount.below === undefined) continue;
    if (findPlan(id, amount.of, locale)?.tier !== tier) continue;
    const later = amounts[amount.below];
    if (typeof later === "number") return later;
  }
  return undefined;
}

/** Whether the prices of the records exclude VAT, so that pages show prices with VAT beside them. */
export const pricesExcludeVat = () => getCompany("en").buying.vat === "excluded";

/** The amount to pay for a record's price: VAT is added if the records' prices exclude it. */
export function withVat(amount: number): number {
  const { vatPercent } = getCompany("en").buying;
  return addVat(amount, pricesExcludeVat() ? vatPercent : 0);
}

/** The text beside a price that excludes VAT: `(KSh 2,900 with VAT)`. Undefined if the site's prices include VAT. */
export const alsoWithVat = (price: number, { pricing }: Words) =>
  pricesExcludeVat() ? fill(pricing.alsoWithVat, { price: formatMoney(withVat(price)) }) : undefined;
