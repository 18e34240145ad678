/** Formats numbers and amounts. This file has no content, so scripts in the browser may import it. */

/** The currency's symbol, and the locale that decides how digits are grouped. */
export interface NumberFormat {
  symbol: string;
  locale: string;
}

/** The Unicode minus sign. Unlike a hyphen, it is as wide as a digit. */
export const minusSign = "−";

/** Formats a number: `12,500.5`, `−3`, never `−0`. @param digits the most digits after the point. Default: 1 */
export function formatNumberAs(value: number, { locale }: NumberFormat, digits = 1): string {
  return value
    .toLocaleString(locale, { maximumFractionDigits: digits, signDisplay: "negative" })
    .replace("-", minusSign);
}

/** Formats an amount: `KSh 12,500`, `−KSh 12,500`. @param digits the most digits after the point. Default: 0 */
export function formatMoneyAs(amount: number, format: NumberFormat, digits = 0): string {
  const number = formatNumberAs(amount, format, digits);
  const sign = number.startsWith(minusSign) ? minusSign : "";
  return `${sign}${format.symbol} ${number.slice(sign.length)}`;
}

/** Formats a range of whole amounts, the lowest first: `KSh 150,000-500,000`. */
export function formatMoneyRangeAs([least, most]: readonly [number, number], format: NumberFormat): string {
  return `${formatMoneyAs(least, format)}-${formatNumberAs(most, format, 0)}`;
}

/**
 * The digits after the point of an amount in a currency, by its ISO code: 2 for KES, none for UGX, and never more than 2. An
 * amount below 1 has 2 in every currency, because rounded to 0 or 1 it would be wrong.
 */
export function digitsOf(currencyCode: string, amount: number): number {
  if (Math.abs(amount) < 1) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: currencyCode,
  }).resolvedOptions();
  return Math.min(2, maximumFractionDigits);
}

/**
 * Formats the price of one unit: rounded to a whole amount, but with the currency's digits if it is a fraction below 10:
 * `KSh 5.20`.
 */
export function formatUnitPriceAs(amount: number, { symbol, locale }: NumberFormat, digits: number): string {
  const shown = Number.isInteger(amount) || amount >= 10 ? 0 : digits;
  const number = amount.toLocaleString(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  return `${symbol} ${number}`;
}
