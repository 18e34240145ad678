import { companyIn } from "./facts";
import {
  digitsOf,
  formatMoneyAs,
  formatMoneyRangeAs,
  formatNumberAs,
  formatUnitPriceAs,
  type NumberFormat,
} from "./number-format";

/** The number format for all languages of the site. Scripts in the browser get it as data, together with their texts. */
export function getNumberFormat(): NumberFormat {
  const { currency, country } = companyIn("en");
  return { symbol: currency.symbol, locale: `en-${country.code}` };
}

const currencyDigits = (amount: number) => digitsOf(companyIn("en").currency.code, amount);

/** Formats an amount in the company's currency: `KSh 150,000`, with up to as many digits after the point as the currency has. */
export const formatMoney = (amount: number) =>
  formatMoneyAs(amount, getNumberFormat(), currencyDigits(amount));

/** Formats a range of whole amounts in the company's currency, the lowest first: `KSh 150,000-500,000`. */
export const formatMoneyRange = (range: readonly [number, number]) =>
  formatMoneyRangeAs(range, getNumberFormat());

/** Formats a number as in the company's country. @param digits the most digits after the point. Default: 1 */
export const formatNumber = (value: number, digits?: number) =>
  formatNumberAs(value, getNumberFormat(), digits);

/** Formats the price of one unit in the company's currency: `KSh 5.20`, `KSh 12`. */
export const formatUnitPrice = (amount: number) =>
  formatUnitPriceAs(amount, getNumberFormat(), currencyDigits(amount));
