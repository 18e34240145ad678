/** The calculator's results in words: the same at build, for the page without script, and in the browser. */

import type { Roi } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { balanceAfter, paybackMonth } from "./balance";
import {
  type CalculatorInputs,
  calculateBestOffers,
  calculateScenarios,
  calculateSwings,
  horizons,
  letterOf,
  type Offer,
  type Ranges,
  type ScenarioName,
  scenarioNames,
  type Task,
  verdictOf,
} from "./calculator";
import { describeChart } from "./describe-chart";
import { describeWorking } from "./describe-working";

export interface Describer {
  copy: Words["roiDemo"];
  format: NumberFormat;
  ranges: Ranges;
}

type Scenarios = Record<ScenarioName, Roi>;

export type CalculationView = ReturnType<typeof describeCalculation>;
export type OfferView = CalculationView["offers"][number];

/** All that the page shows of a calculation. */
export function describeCalculation({ task, offers }: CalculatorInputs, describer: Describer) {
  const results = offers.map((offer) => calculateScenarios(task, offer, describer.ranges));
  const bestOffers = calculateBestOffers(results.map(({ expected }) => expected));
  const best = bestOffers.at(-1)?.offer ?? 0;
  return {
    offers: offers.map((offer, index) =>
      describeOffer(task, offer, results[index] as Scenarios, letterOf(index), describer),
    ),
    chart: describeChart(
      results.map(({ expected }) => expected),
      bestOffers,
      describer.copy.chart,
      describer.format,
    ),
    swings: describeSwings(task, offers[best] as Offer, letterOf(best), describer),
  };
}

function describeOffer(task: Task, offer: Offer, results: Scenarios, letter: string, describer: Describer) {
  const { copy, format } = describer;
  const { expected } = results;
  return {
    letter,
    name: fill(copy.form.offer, { letter }),
    verdict: describeVerdict(results, letter, describer),
    caption: fill(copy.scenarios.caption, { letter, currency: format.symbol }),
    rows: describeRows(results, describer),
    working: describeWorking({ task, offer, roi: expected, letter }, copy.working, format),
  };
}

/** The verdicts where there is no setup to pay back. */
const atOnce = { yes: "atOnce", unsure: "unsureAtOnce" } as const;

/** Whether it is worth it: in a title, a sentence and a line for the form. */
function describeVerdict(results: Scenarios, letter: string, { copy, format }: Describer) {
  const { cautious, expected } = results;
  const verdict = verdictOf(results);
  const month = paybackMonth(expected) ?? 0;
  const kind = month === 0 && (verdict === "yes" || verdict === "unsure") ? atOnce[verdict] : verdict;
  const { title, text } = copy.verdicts[kind];
  const values = {
    letter,
    month: formatNumber(month, format),
    cautious: paybackMonth(cautious) ?? 0,
    months: horizons.long,
    net: formatMoney(expected.net, format),
    saving: formatMoney(expected.saving, format),
    running: formatMoney(expected.running, format),
  };
  return {
    title: fill(title, values),
    text: fill(text, values),
    summary: fill(copy.summaries[kind], values),
  };
}

/** Each result with its formula, and its value in the three scenarios. */
function describeRows(results: Scenarios, { copy: { rows }, format }: Describer) {
  const number = (value: number) => formatNumber(value, format, 0);
  const row = (
    { label, formula }: { label: string; formula: string },
    months: number,
    value: (roi: Roi) => string,
  ) => ({
    label: fill(label, { months }),
    formula: fill(formula, { months }),
    values: scenarioNames.map((name) => value(results[name])),
  });
  const payback = (roi: Roi) => {
    const month = paybackMonth(roi);
    if (month === null) return rows.never;
    return month === 0 ? rows.noSetup : number(month);
  };
  const percent = ({ firstYearReturn }: Roi) =>
    firstYearReturn === null ? rows.noReturn : `${number(firstYearReturn * 100)}%`;
  return [
    row(rows.net, 1, ({ net }) => number(net)),
    row(rows.payback, 1, payback),
    row(rows.year, horizons.year, (roi) => number(balanceAfter(roi, horizons.year))),
    row(rows.firstYearReturn, horizons.year, percent),
    row(rows.long, horizons.long, (roi) => number(balanceAfter(roi, horizons.long))),
  ];
}

function describeSwings(task: Task, offer: Offer, letter: string, { copy, format, ranges }: Describer) {
  const swings = calculateSwings(task, offer, ranges);
  const percent = (factor: number) => {
    const change = Math.round((factor - 1) * 100);
    return change > 0 ? `+${change}` : formatNumber(change, format, 0);
  };
  const [most] = swings;
  return {
    title: copy.swings.title,
    most: most ? fill(copy.swings.most, { input: copy.swings.names[most.input], letter }) : copy.swings.none,
    note: fill(copy.swings.note, { months: horizons.long }),
    rows: swings.map(({ input, worse, better }) => ({
      name: copy.swings.names[input],
      range: fill(copy.swings.percent, {
        worse: percent(ranges[input][0]),
        better: percent(ranges[input][1]),
      }),
      worse,
      better,
      results: fill(copy.swings.range, {
        worse: formatMoney(worse, format),
        better: formatMoney(better, format),
      }),
    })),
  };
}
