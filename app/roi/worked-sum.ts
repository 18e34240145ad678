/** Calculates a record's sum: the lines that a page shows, and the values of placeholders in its texts. */

import { getOffer } from "#app/content/offers.ts";
import { pricesExcludeVat, withVat } from "#app/content/prices.ts";
import {
  findPlan,
  findService,
  findTool,
  formatMoney,
  formatNumber,
  getCompany,
  type Words,
} from "#data/index.ts";
import { fill, type Values } from "#data/load/fill.ts";
import type { SumInputs } from "#data/schemas/sum.ts";
import {
  type Amount,
  amountOf,
  calculateRoi,
  hourDigits,
  paybackDigits,
  type Roi,
  type SumLine,
  type WorkedSum,
} from "./roi";
import {
  casesOf,
  formatMinutes,
  gainedOf,
  minutesAfter,
  placeholdersOf,
  type Work,
} from "./sum-placeholders";

type Copy = Words["industries"]["example"];

/** A cost. VAT is added to it if it is `ours`: a price of this company. */
type Cost = Amount & { label: string; ours?: boolean | undefined };

/** Calculates a sum. @param where the record, for errors @throws Error if it has no net gain per month, or lacks a price */
export function workOutSum(where: string, inputs: SumInputs, words: Words) {
  const copy = words.industries.example;
  const { work, gains } = inputs;
  const gained = gains.map((gain) => ({ label: gain.noun, count: gainedOf(gain), each: gain.each }));
  const costs = runningCosts(inputs, words);
  const setup = setupCosts(inputs, words);
  const benefits = {
    work: work && { ...work, cases: casesOf(work), minutesAfter: minutesAfter(work) },
    gains: gained,
  };
  const roi = calculateRoi({ ...benefits, running: costs, setup });
  if (roi.paybackMonths === null)
    throw new Error(
      `data/${where}: sum must gain more than it costs each month, but leaves ${roi.net}${defaultMaintenanceHint(inputs)}`,
    );
  const sum: WorkedSum = {
    lines: [
      ...(work ? workLines(work, roi, copy) : []),
      ...gained.map((gain) => ({ ...lineOf(gain, copy), sum: times(gain, copy) })),
      ...costs.map((cost) => ({ ...lineOf(cost, copy), value: `−${formatMoney(amountOf(cost))}` })),
    ],
    net: { label: copy.net, value: formatMoney(roi.net) },
    setup: {
      lines: setup.map((cost) => lineOf(cost, copy)),
      text: roi.setup === 0 ? copy.noSetup : paybackText(copy.payback, roi.setup, roi.net, roi.paybackMonths),
      withVat: pricesExcludeVat()
        ? withVatText(
            calculateRoi({ ...benefits, running: costs.map(taxed), setup: setup.map(taxed) }),
            words,
          )
        : undefined,
    },
  };
  return { sum, net: roi.net, placeholders: placeholdersOf(inputs, roi) };
}

/** The monthly costs: plans, the maintenance of offers under `setup`, and the record's own lines. */
function runningCosts({ plans, setup, running }: SumInputs, words: Words): Cost[] {
  const { maintenance } = words.industries.example;
  return [
    ...plans.map(({ tool, tier, count }) => ({ ...planOf(tool, tier, words), count, ours: true })),
    ...setup.flatMap((item) => {
      const each = item.maintenance === undefined ? leastMaintenance(item) : item.maintenance;
      const { title } = getOffer(item.kind, item.id, words);
      return each === null ? [] : { label: fill(maintenance.label, { title }), count: 1, each, ours: true };
    }),
    ...running.map(({ noun, ...amount }) => ({ label: noun, ...amount })),
  ];
}

/** A plan by its English name. @throws Error if it has no price, which data/load/records.ts has checked before */
function planOf(id: string, tier: string, { industries, locale }: Words) {
  const tool = findTool(id, locale)?.title ?? "";
  const plan = findPlan(id, tier, locale);
  if (!plan?.price) throw new Error(`The tool ${id} has no plan "${tier}" with a price`);
  return { label: fill(industries.example.plan.label, { tool, tier: plan.tier }), each: plan.price };
}

/** The default maintenance costs in a sum, as a hint for the error about a sum without a net gain. */
function defaultMaintenanceHint({ setup }: SumInputs): string {
  const items = setup.flatMap((item) => {
    const each = item.maintenance === undefined && leastMaintenance(item);
    return each ? `${formatMoney(each)} for ${item.id}` : [];
  });
  if (items.length === 0) return "";
  return `. It counts a month's maintenance, ${items.join(", ")}: where none was taken, say so under setup by maintenance: null`;
}

/** The lowest monthly price of a service's maintenance; null if it has none. */
function leastMaintenance({ kind, id }: SumInputs["setup"][number]): number | null {
  return (kind === "service" && findService(id, "en")?.pricing?.maintenance?.[0]) || null;
}

function setupCosts({ setup, once }: SumInputs, words: Words): Cost[] {
  const copy = words.industries.example;
  return [
    ...setup.map(({ kind, id, tier, price }) => {
      if (tier !== undefined) {
        const { label, each } = planOf(id, tier, words);
        return { label: fill(copy.setupPaid, { title: label }), count: 1, each: price ?? each, ours: true };
      }
      const { title, amount } = getOffer(kind, id, words);
      const each = price ?? amount;
      if (each === null)
        throw new Error(`The ${kind} ${id} has no price, so the sum must state one under setup`);
      return { label: fill(price ? copy.setupPaid : copy.setup, { title }), count: 1, each, ours: true };
    }),
    ...once.map(({ noun, ...amount }) => ({ label: noun, ...amount })),
  ];
}

function workLines(work: Work, roi: Roi, copy: Copy): SumLine[] {
  const hours = (value: number) => fill(copy.hours, { hours: formatNumber(value, hourDigits) });
  const time = (texts: { label: string; sum: string }, minutes: number, value: number) => ({
    label: texts.label,
    sum: fill(texts.sum, {
      count: formatNumber(casesOf(work)),
      noun: work.noun,
      minutes: formatMinutes(minutes),
    }),
    value: hours(value),
  });
  return [
    time(copy.today, work.minutesBefore, roi.hoursBefore),
    time(copy.after, minutesAfter(work), roi.hoursAfter),
    {
      label: copy.freed.label,
      sum: fill(copy.freed.sum, { hours: hours(roi.hoursSaved), rate: formatMoney(work.hourCost) }),
      value: formatMoney(roi.timeSaved),
    },
  ];
}

function lineOf(cost: Cost, copy: Copy): SumLine {
  return {
    label: cost.label,
    sum: cost.count === 1 ? "" : times(cost, copy),
    value: formatMoney(amountOf(cost)),
  };
}

function times({ count, each }: Amount, copy: Copy): string {
  return fill(copy.times, { count: formatNumber(count), each: formatMoney(each) });
}

/** A cost as a customer pays it who cannot reclaim VAT. */
const taxed = (cost: Cost): Cost => (cost.ours ? { ...cost, each: withVat(cost.each) } : cost);

function withVatText({ setup, net, paybackMonths }: Roi, { industries, locale }: Words): string {
  const { payback, noSetup, never } = industries.example.withVat;
  const { vatPercent } = getCompany(locale).buying;
  if (paybackMonths === null) return fill(never, { vatPercent });
  if (setup === 0) return fill(noSetup, { vatPercent, net: formatMoney(net) });
  return paybackText(payback, setup, net, paybackMonths, { vatPercent });
}

function paybackText(text: string, setup: number, net: number, months: number, others: Values = {}): string {
  return fill(text, {
    ...others,
    price: formatMoney(setup),
    net: formatMoney(net),
    month: Math.ceil(months),
    months: formatNumber(months, paybackDigits(months)),
  });
}
