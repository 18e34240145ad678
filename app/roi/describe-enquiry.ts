import { fill } from "#data/load/fill.ts";
import { formatMoney, formatNumber } from "#data/load/number-format.ts";
import { type CalculatorInputs, calculateOffer, horizons, hourCostOf } from "./calculator";
import { type Describer, letterOf } from "./describe-calculation";
import { balanceAfter } from "./roi";

/**
 * A calculation as the text of an enquiry.
 * @param address where the calculation can be seen
 */
export function describeEnquiry(
  { task, offers }: CalculatorInputs,
  { copy: { enquiry }, format }: Describer,
  address: string,
): string {
  const money = (amount: number) => formatMoney(amount, format);
  const number = (value: number) => formatNumber(value, format, 3);
  const lines = offers.map((offer, index) => {
    const roi = calculateOffer(task, offer);
    return fill(enquiry.offer, {
      letter: letterOf(index),
      setup: money(offer.setup),
      fee: money(offer.fee),
      ownHours: number(offer.ownHours),
      net: money(roi.net),
      months: horizons.long,
      long: money(balanceAfter(roi, horizons.long)),
    });
  });
  const inputs = {
    runs: number(task.runs),
    minutes: number(task.minutes),
    share: number(task.share),
    hourCost: money(hourCostOf(task)),
    errors: number(task.errors),
    errorCost: money(task.errorCost),
  };
  return [enquiry.intro, "", fill(enquiry.task, inputs), ...lines, fill(enquiry.link, { address })].join(
    "\n",
  );
}
