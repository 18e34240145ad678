import { formatMoney, getCompany, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { addVat } from "#data/load/vat.ts";

/** A price as every page says it: `From KSh 2,500 per month`, or where it is null that it is quoted. @param period none: once */
export function priceLabel(price: number | null, { common }: Words, period?: string): string {
  if (price === null) return common.customQuote;
  const per = period ? ` ${perPeriod(period, { common })}` : "";
  return fill(common.from, { price: `${formatMoney(price)}${per}` });
}

/** `per month` */
export function perPeriod(period: string, { common }: Pick<Words, "common">): string {
  return fill(common.per, { period });
}

export function startingTier<Tier extends { price: number | null }>(
  tiers: readonly Tier[],
): Tier | undefined {
  return tiers.find(({ price }) => price !== null);
}

/** What a tool costs at least, as {@link priceLabel} says it; undefined where no tier has a price. */
export function startingPrice(
  tiers: readonly { price: number | null; period: string }[],
  words: Words,
): string | undefined {
  const tier = startingTier(tiers);
  return tier && priceLabel(tier.price, words, tier.period);
}

/** What is paid for a price of the records: with VAT, where these exclude it. */
export function withVat(amount: number): number {
  const { vat, vatPercent } = getCompany("en").buying;
  return addVat(amount, vat === "excluded" ? vatPercent : 0);
}
