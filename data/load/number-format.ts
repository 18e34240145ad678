/** How numbers are written in a country. Holds no content itself, so scripts in the browser may import it. */

/** The currency's symbol, and the locale that groups the digits. */
export interface NumberFormat {
  symbol: string;
  locale: string;
}

/** As wide as a digit, unlike a hyphen. */
export const minusSign = "−";

/** A number with at most so many digits after the point: `12,500.5`, `−3`; never `−0`. */
export function formatNumber(value: number, { locale }: NumberFormat, digits = 1): string {
  return value
    .toLocaleString(locale, { maximumFractionDigits: digits, signDisplay: "negative" })
    .replace("-", minusSign);
}

/** An amount, whole or with at most so many digits after the point: `KSh 12,500`, `−KSh 12,500`. */
export function formatMoney(amount: number, format: NumberFormat, digits = 0): string {
  const number = formatNumber(amount, format, digits);
  const sign = number.startsWith(minusSign) ? minusSign : "";
  return `${sign}${format.symbol} ${number.slice(sign.length)}`;
}

/** A range of whole amounts, least first: `KSh 150,000-500,000`. */
export function formatMoneyRange([least, most]: readonly [number, number], format: NumberFormat): string {
  return `${formatMoney(least, format)}-${formatNumber(most, format, 0)}`;
}
