import { companyIn } from "./facts";
import { formatMoneyAs, formatMoneyRangeAs, formatNumberAs, type NumberFormat } from "./number-format";

/** The number format for all languages of the site. Scripts in the browser get it as data, together with their texts. */
export function getNumberFormat(): NumberFormat {
  const { currency, country } = companyIn("en");
  return { symbol: currency.symbol, locale: `en-${country.code}` };
}

/** Formats an amount in the company's currency: `KSh 150,000`, with up to 2 digits after the point. */
export const formatMoney = (amount: number) => formatMoneyAs(amount, getNumberFormat(), 2);

/** Formats a range of whole amounts in the company's currency, the lowest first: `KSh 150,000-500,000`. */
export const formatMoneyRange = (range: readonly [number, number]) =>
  formatMoneyRangeAs(range, getNumberFormat());

/** Formats a number as in the company's country. @param digits the most digits after the point. Default: 1 */
export const formatNumber = (value: number, digits?: number) =>
  formatNumberAs(value, getNumberFormat(), digits);

/** Formats the price of one unit: rounded to a whole amount, but with 2 digits if it is a fraction below 10: `KSh 5.20`. */
export function formatUnitPrice(amount: number): string {
  if (Number.isInteger(amount) || amount >= 10) return formatMoney(Math.round(amount));
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const { symbol, locale } = getNumberFormat();
  return `${symbol} ${amount.toLocaleString(locale, digits)}`;
}
