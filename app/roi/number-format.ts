/** How numbers are written in the company's country: its currency's symbol, and the locale that groups digits. */
export interface NumberFormat {
  symbol: string;
  locale: string;
}

/** A number with one digit after the point at most, or so many. */
export function formatNumber(value: number, { locale }: NumberFormat, digits = 1): string {
  // Without it −0.04 would be written as −0.
  const rounded = Number(value.toFixed(digits)) || 0;
  return rounded.toLocaleString(locale, { maximumFractionDigits: digits }).replace("-", "−");
}

/** A whole amount, as `KSh 12,500` or `−KSh 12,500`. */
export function formatAmount(amount: number, format: NumberFormat): string {
  const sign = amount < 0 ? "−" : "";
  return `${sign}${format.symbol} ${formatNumber(Math.abs(amount), format, 0)}`;
}
