import { hourDigits, paybackDigits, type Roi, type WorkedSum } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill, type Values } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { breakEvenHours, hourCostOf, type Offer, type Task } from "./calculator";
import { enteredDigits } from "./calculator-fields";

/** How an offer's result comes about with the inputs as they are, line by line. */
export function describeWorking(
  task: Task,
  offer: Offer,
  roi: Roi,
  copy: Words["roiDemo"]["working"],
  format: NumberFormat,
): WorkedSum {
  const money = (amount: number) => formatMoney(amount, format);
  const entered = (value: number) => formatNumber(value, format, enteredDigits);
  const exact = (value: number) => formatNumber(value, format, hourDigits);
  const hours = (value: number) => fill(copy.hoursValue, { hours: exact(value) });
  const line = ({ label, sum }: { label: string; sum: string }, values: Values, value: string) => ({
    label,
    sum: fill(sum, values),
    value,
  });
  const plain = (label: string, amount: number) => ({ label, sum: "", value: money(amount) });
  const hourCost = money(hourCostOf(task));
  const [runs, minutes, share] = [entered(task.runs), entered(task.minutes), entered(task.share)];
  const cash = { errors: entered(task.errors), errorCost: money(task.errorCost) };
  const ownHours = { hours: hours(offer.ownHours), hourCost };
  const payback = () => {
    if (roi.paybackMonths === null) return copy.noPayback;
    if (roi.setup === 0) return copy.noSetup;
    const months = formatNumber(roi.paybackMonths, format, paybackDigits(roi.paybackMonths));
    return fill(copy.payback, { setup: money(roi.setup), net: money(roi.net), months });
  };
  const breakEven = () => {
    if (roi.running === 0) return copy.noRunning;
    const least = breakEvenHours(roi, hourCostOf(task));
    if (least === 0) return copy.cashAlone;
    return fill(copy.breakEven, { hours: exact(least), expected: exact(roi.hoursSaved) });
  };
  return {
    lines: [
      line(copy.hourCost, { pay: money(task.pay), hours: entered(task.hours) }, hourCost),
      line(copy.hours, { runs, minutes, share }, hours(roi.hoursSaved)),
      line(copy.time, { hours: hours(roi.hoursSaved), hourCost }, money(roi.timeSaved)),
      ...(roi.gained > 0 ? [line(copy.cash, cash, money(roi.gained))] : []),
      plain(copy.fee, -roi.running),
    ],
    net: { label: copy.net, value: money(roi.net) },
    setup: {
      lines: [
        ...(roi.setup > 0 ? [plain(copy.setup, offer.setup)] : []),
        ...(roi.setup > 0 && offer.ownHours > 0
          ? [line(copy.ownHours, ownHours, money(roi.setup - offer.setup))]
          : []),
      ],
      text: `${payback()} ${breakEven()}`,
    },
  };
}
