import { fill } from "#data/load/fill.ts";
import { formatMoneyAs, formatNumberAs, type NumberFormat } from "#data/load/number-format.ts";
import { balanceAfter, type CalculatorInputs, calculateResult, horizons, hourCostOf } from "./calculator";
import { enteredDigits } from "./calculator-fields";
import type { CalculatorWords } from "./describe-calculation";

interface EnquiryWords {
  copy: Pick<CalculatorWords, "enquiry">;
  format: NumberFormat;
}

/** Describes a calculation as the text of an enquiry. @param address the URL of the page with these figures */
export function describeEnquiry(
  inputs: CalculatorInputs,
  address: string,
  { copy: { enquiry }, format }: EnquiryWords,
): string {
  const roi = calculateResult(inputs);
  const money = (amount: number) => formatMoneyAs(amount, format);
  const number = (value: number) => formatNumberAs(value, format, enteredDigits);
  const task = fill(enquiry.task, {
    runs: number(inputs.runs),
    minutes: number(inputs.minutes),
    share: number(inputs.share),
    hourCost: money(hourCostOf(inputs)),
    errors: number(inputs.errors),
    errorCost: money(inputs.errorCost),
  });
  const offer = fill(enquiry.offer, {
    setup: money(inputs.setup),
    fee: money(inputs.fee),
    ownHours: number(inputs.ownHours),
    net: money(roi.net),
    months: horizons.long,
    long: money(balanceAfter(roi, horizons.long)),
  });
  return [enquiry.intro, "", task, offer, fill(enquiry.link, { address })].join("\n");
}
