import { companyIn } from "./facts";
import * as numbers from "./number-format";

/** How numbers are written, in every language of the site. A script in the browser gets it with its words. */
export function getNumberFormat(): numbers.NumberFormat {
  const { currency, country } = companyIn("en");
  return { symbol: currency.symbol, locale: `en-${country.code}` };
}

/** An amount in the company's currency, as `KSh 150,000`; with digits after the point where there are any. */
export const formatMoney = (amount: number) => numbers.formatMoney(amount, getNumberFormat(), 2);

/** A range of whole amounts in the company's currency, least first, as `KSh 150,000-500,000`. */
export const formatMoneyRange = (range: readonly [number, number]) =>
  numbers.formatMoneyRange(range, getNumberFormat());

/** A number as it is written in the company's country, with one digit after the point at most, or so many. */
export const formatNumber = (value: number, digits?: number) =>
  numbers.formatNumber(value, getNumberFormat(), digits);

/** What one of many costs: whole, or below ten in the company's currency with two digits, as `KSh 5.20`. */
export function formatUnitPrice(amount: number): string {
  if (Number.isInteger(amount) || amount >= 10) return formatMoney(Math.round(amount));
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const { symbol, locale } = getNumberFormat();
  return `${symbol} ${amount.toLocaleString(locale, digits)}`;
}
