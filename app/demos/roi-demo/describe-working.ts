/** How an offer's result comes about, line by line, and the text of it that goes into an enquiry. */

import { hourDigits, paybackDigits, type Roi } from "#app/roi/roi.ts";
import type { WorkedSum } from "#app/roi/sum-lines.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { breakEvenHours, hourCostOf, type Offer, type Task } from "./calculator";
import { enteredDigits } from "./calculator-fields";

interface Calculated {
  task: Task;
  offer: Offer;
  /** With the inputs as they are. */
  roi: Roi;
  letter: string;
}

/** The sum of an offer as lines. */
export function describeWorking(
  { task, offer, roi, letter }: Calculated,
  copy: Words["roiDemo"]["working"],
  format: NumberFormat,
) {
  const money = (amount: number) => formatMoney(amount, format);
  const entered = (value: number) => formatNumber(value, format, enteredDigits);
  const hourCost = money(hourCostOf(task));
  const hours = (value: number) => fill(copy.hoursValue, { hours: formatNumber(value, format, hourDigits) });
  const ownHoursCost = roi.setup - offer.setup;
  const sum: WorkedSum = {
    lines: [
      line(copy.hourCost, { pay: money(task.pay), hours: entered(task.hours) }, hourCost),
      line(
        copy.hours,
        { runs: entered(task.runs), minutes: entered(task.minutes), share: entered(task.share) },
        hours(roi.hoursSaved),
      ),
      line(copy.time, { hours: hours(roi.hoursSaved), hourCost }, money(roi.timeSaved)),
      ...(roi.gained > 0
        ? [
            line(
              copy.cash,
              { errors: entered(task.errors), errorCost: money(task.errorCost) },
              money(roi.gained),
            ),
          ]
        : []),
      { label: copy.fee, sum: "", value: money(-roi.running) },
    ],
    net: { label: copy.net, value: money(roi.net) },
    setup: {
      lines:
        roi.setup === 0
          ? []
          : [
              { label: copy.setup, sum: "", value: money(offer.setup) },
              ...(offer.ownHours > 0
                ? [line(copy.ownHours, { hours: hours(offer.ownHours), hourCost }, money(ownHoursCost))]
                : []),
            ],
      text: [paybackText(roi, copy, format), breakEvenText(task, roi, copy, format)].join(" "),
    },
  };
  return { title: fill(copy.title, { letter }), sum };
}

function line({ label, sum }: { label: string; sum: string }, values: Record<string, string>, value: string) {
  return { label, sum: fill(sum, values), value };
}

function paybackText(
  { setup, net, paybackMonths }: Roi,
  copy: Words["roiDemo"]["working"],
  format: NumberFormat,
) {
  if (paybackMonths === null) return copy.noPayback;
  if (setup === 0) return copy.noSetup;
  return fill(copy.payback, {
    setup: formatMoney(setup, format),
    net: formatMoney(net, format),
    months: formatNumber(paybackMonths, format, paybackDigits(paybackMonths)),
  });
}

function breakEvenText(task: Task, roi: Roi, copy: Words["roiDemo"]["working"], format: NumberFormat) {
  const hours = breakEvenHours(roi, hourCostOf(task));
  if (roi.running === 0) return copy.noRunning;
  if (hours === 0) return copy.cashAlone;
  return fill(copy.breakEven, {
    hours: formatNumber(hours, format, hourDigits),
    expected: formatNumber(roi.hoursSaved, format, hourDigits),
  });
}
