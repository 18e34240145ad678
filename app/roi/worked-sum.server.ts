/** A record's sum worked out: its lines as a page shows them, and the placeholders that its texts name. */

import { findService, findTool, formatMoney, formatNumber, type Words } from "#app/content/data.server.ts";
import { getOffer } from "#app/content/offers.server.ts";
import type { SumLine, WorkedSum } from "#app/sections/sum-lines.tsx";
import { fill } from "#data/fill.ts";
import type { SumInputs } from "#data/schemas/sum.ts";
import { type Amount, amountOf, calculateRoi, type Roi } from "./roi";

type Copy = Words["industries"]["example"];
type Work = NonNullable<SumInputs["work"]>;

interface Cost extends Amount {
  label: string;
}

/** Minutes for one case, to two digits: one would round too much away before they are multiplied. */
const formatMinutes = (minutes: number) => formatNumber(minutes, 2);

/**
 * Works a sum out from its inputs and from the prices of what it names.
 * @param where names the record in errors
 * @returns the page's lines, and the texts' `{placeholders}` and what goes into them
 * @throws Error when nothing is left each month, or a price that it needs is not there
 */
export function workOutSum(where: string, inputs: SumInputs, words: Words) {
  const copy = words.industries.example;
  const { work, gains } = inputs;
  const costs = runningCosts(inputs, words);
  const setup = setupCosts(inputs, words);
  const roi = calculateRoi({
    work: work ? [{ ...work, cases: casesOf(work), minutesAfter: minutesAfter(work) }] : [],
    gains: gains.map((gain) => ({ count: gainedOf(gain), each: gain.each })),
    running: costs,
    setup,
  });
  if (roi.paybackMonths === null) throw new Error(`${where}: nothing is left each month, but ${roi.net}`);
  const sum: WorkedSum = {
    lines: [
      ...(work ? workLines(work, roi, copy) : []),
      ...gains.map((gain) => ({
        label: gain.noun,
        sum: times({ count: gainedOf(gain), each: gain.each }, copy),
        value: formatMoney(amountOf({ count: gainedOf(gain), each: gain.each })),
      })),
      ...costs.map((cost) => ({ ...lineOf(cost, copy), value: `−${formatMoney(amountOf(cost))}` })),
    ],
    net: { label: copy.net, value: formatMoney(roi.net) },
    setup: {
      lines: setup.map((cost) => lineOf(cost, copy)),
      text: roi.setup === 0 ? copy.noSetup : paybackText(roi.setup, roi.net, roi.paybackMonths, copy),
    },
  };
  return { sum, placeholders: placeholdersOf(inputs, roi) };
}

const casesOf = ({ factors }: Work) =>
  Object.values(factors).reduce((product, factor) => product * factor, 1);
const byHandOf = (work: Work) => (casesOf(work) * work.stillByHand) / 100;
const minutesAfter = ({ stillByHand, minutesByHand }: Work) => (stillByHand * minutesByHand) / 100;

function gainedOf({ of = 100, before, after }: SumInputs["gains"][number]): number {
  return (Math.abs(before - after) * of) / 100;
}

/** Plans at their price, the maintenance of what was set up, and the record's own lines. */
function runningCosts({ plans, setup, running }: SumInputs, words: Words): Cost[] {
  const copy = words.industries.example;
  return [
    ...plans.map(({ tool, tier, count }) => ({
      label: fill(copy.plan.label, { tool: findTool(tool)?.title ?? "", tier }),
      count,
      each: planPrice(tool, tier),
    })),
    ...setup.flatMap((item) => {
      const each = item.maintenance === undefined ? leastMaintenance(item) : item.maintenance;
      const { title } = getOffer(item.kind, item.id, words);
      return each === null ? [] : { label: fill(copy.maintenance.label, { title }), count: 1, each };
    }),
    ...running.map(({ noun, count, each }) => ({ label: noun, count, each })),
  ];
}

/** @throws Error when the plan has no price; data/records.ts has checked that it has */
function planPrice(tool: string, tier: string): number {
  const plan = findTool(tool)?.pricing.find((candidate) => candidate.tier === tier);
  if (!plan?.price) throw new Error(`${tool} has no plan ${tier} with a price`);
  return plan.price;
}

/** The lower end of what a service's maintenance costs a month. */
function leastMaintenance({ kind, id }: SumInputs["setup"][number]): number | null {
  return (kind === "service" && findService(id)?.pricing.maintenance?.[0]) || null;
}

function setupCosts({ setup, once }: SumInputs, words: Words): Cost[] {
  const copy = words.industries.example;
  return [
    ...setup.map(({ kind, id, price }) => {
      const { title, amount } = getOffer(kind, id, words);
      const each = price ?? amount;
      if (each === null) throw new Error(`${id} has no price to work with`);
      return { label: fill(price ? copy.setupPaid : copy.setup, { title }), count: 1, each };
    }),
    ...once.map(({ noun, count, each }) => ({ label: noun, count, each })),
  ];
}

function workLines(work: Work, roi: Roi, copy: Copy): SumLine[] {
  const cases = { count: formatNumber(casesOf(work)), noun: work.noun };
  const hours = (value: number) => fill(copy.hours, { hours: formatNumber(value) });
  return [
    {
      label: copy.today.label,
      sum: fill(copy.today.sum, { ...cases, minutes: formatMinutes(work.minutesBefore) }),
      value: hours(roi.hoursBefore),
    },
    {
      label: copy.after.label,
      sum: fill(copy.after.sum, { ...cases, minutes: formatMinutes(minutesAfter(work)) }),
      value: hours(roi.hoursAfter),
    },
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

function paybackText(setup: number, net: number, months: number, copy: Copy): string {
  return fill(copy.payback, {
    price: formatMoney(setup),
    net: formatMoney(net),
    month: Math.ceil(months),
    months: formatNumber(months),
  });
}

/** Every figure that a text may name. Those `…ADay` need a factor called `days`. */
function placeholdersOf({ work, gains, running }: SumInputs, roi: Roi): Record<string, string> {
  const { days } = work?.factors ?? {};
  const aDay = (name: string, value: number) =>
    days
      ? { [name]: formatNumber(value), [`${name}ADay`]: formatNumber(value / days) }
      : { [name]: formatNumber(value) };
  return {
    ...(work && {
      ...mapValues(work.factors, (factor) => formatNumber(factor)),
      ...aDay("cases", casesOf(work)),
      ...aDay("byHand", byHandOf(work)),
      ...aDay("done", casesOf(work) - byHandOf(work)),
      ...aDay("hoursBefore", roi.hoursBefore),
      ...aDay("hoursAfter", roi.hoursAfter),
      ...aDay("hoursSaved", roi.hoursSaved),
      hoursPerCaseBefore: formatNumber(work.minutesBefore / 60),
      hoursPerCaseAfter: formatNumber(minutesAfter(work) / 60),
      minutesBefore: formatMinutes(work.minutesBefore),
      minutesByHand: formatMinutes(work.minutesByHand),
      minutesAfter: formatMinutes(minutesAfter(work)),
      stillByHand: formatNumber(work.stillByHand),
      doneOf100: formatNumber(100 - work.stillByHand),
      hourCost: formatMoney(work.hourCost),
    }),
    ...Object.assign(
      {},
      ...gains.map((gain) => ({
        ...(gain.of === undefined ? {} : { [`${gain.name}Of`]: formatNumber(gain.of) }),
        [`${gain.name}Before`]: formatNumber(gain.before),
        [`${gain.name}After`]: formatNumber(gain.after),
        [`${gain.name}Gained`]: formatNumber(gainedOf(gain)),
        [`${gain.name}Each`]: formatMoney(gain.each),
      })),
    ),
    ...Object.assign(
      {},
      ...running.map(({ name, count, each }) =>
        name ? { [`${name}Count`]: formatNumber(count), [`${name}Each`]: formatMoney(each) } : {},
      ),
    ),
    net: formatMoney(roi.net),
    setup: formatMoney(roi.setup),
    running: formatMoney(roi.running),
    saving: formatMoney(roi.saving),
    payback: formatNumber(roi.paybackMonths ?? 0),
  };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
