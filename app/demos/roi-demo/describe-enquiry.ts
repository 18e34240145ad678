import { balanceAfter } from "#app/roi/roi.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { calculateOffer, horizons, hourCostOf, letterOf } from "./calculator";
import { enteredDigits, readAddress } from "./calculator-fields";

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
  const { task, offers } = inputs;
  const money = (amount: number) => formatMoney(amount, format);
  const number = (value: number) => formatNumber(value, format, enteredDigits);
  const entered = {
    runs: number(task.runs),
    minutes: number(task.minutes),
    share: number(task.share),
    hourCost: money(hourCostOf(task)),
    errors: number(task.errors),
    errorCost: money(task.errorCost),
  };
  return [
    enquiry.intro,
    "",
    fill(enquiry.task, entered),
    ...offers.map((offer, index) => {
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
    }),
    fill(enquiry.link, { address: `${page}?${calculatorParameter}=${figures}#try` }),
  ].join("\n");
}
