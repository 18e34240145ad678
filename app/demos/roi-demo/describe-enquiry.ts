import { balanceAfter } from "#app/roi/roi.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { calculateResult, horizons, hourCostOf } from "./calculator";
import { enteredDigits, readAddress, writeAddress } from "./calculator-fields";

export interface EnquiryWords {
  enquiry: Words["roiDemo"]["enquiry"];
  format: NumberFormat;
  page: string;
}

/** A calculation as the text of an enquiry. @param figures the URL parameter's value @returns undefined for no calculation */
export function describeEnquiry(
  figures: string,
  { enquiry, format, page }: EnquiryWords,
): string | undefined {
  const inputs = readAddress(figures);
  if (!inputs) return;
  const roi = calculateResult(inputs);
  const money = (amount: number) => formatMoney(amount, format);
  const number = (value: number) => formatNumber(value, format, enteredDigits);
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
  const address = `${page}?${calculatorParameter}=${writeAddress(inputs)}#try`;
  return [enquiry.intro, "", task, offer, fill(enquiry.link, { address })].join("\n");
}
