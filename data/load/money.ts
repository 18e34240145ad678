import { companyIn } from "./facts";
import * as format from "./format";

const company = companyIn("en");

const moneyFormat = { symbol: company.currency.symbol, locale: `en-${company.country.code}` };

/** How amounts are written, in every language of the site: what the calculator's script formats them with. */
export const getMoneyFormat = () => moneyFormat;

/** A whole amount in the company's currency, as `KSh 150,000`. */
export const formatMoney = (amount: number) => format.formatMoney(amount, moneyFormat);

/** A range of whole amounts in the company's currency, least first, as `KSh 150,000-500,000`. */
export const formatMoneyRange = (range: readonly [number, number]) =>
  format.formatMoneyRange(range, moneyFormat);

/** A number as it is written in the company's country, with one digit after the point at most, or so many. */
export const formatNumber = (value: number, digits = 1) =>
  value.toLocaleString(moneyFormat.locale, { maximumFractionDigits: digits });

/** What one of many costs: whole, or below ten in the company's currency with two digits, as `KSh 5.20`. */
export function formatUnitPrice(amount: number): string {
  if (Number.isInteger(amount) || amount >= 10) return formatMoney(Math.round(amount));
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${moneyFormat.symbol} ${amount.toLocaleString(moneyFormat.locale, digits)}`;
}
