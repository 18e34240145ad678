/** The calculator's results in words: the same at build, for the page without script, and in the browser. */

import { balanceAfter, paybackMonth, type Roi } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill, fillAll } from "#data/load/fill.ts";
import { formatMoney, formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import {
  type CalculatorInputs,
  calculateBestOffers,
  calculateScenarios,
  calculateSwings,
  horizons,
  letterOf,
  type Offer,
  type Ranges,
  type Scenarios,
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

export type CalculationView = ReturnType<typeof describeCalculation>;
export type OfferView = CalculationView["offers"][number];

/** All that the page shows of a calculation. */
export function describeCalculation({ task, offers }: CalculatorInputs, describer: Describer) {
  const { copy, format, ranges } = describer;
  const results = offers.map((offer) => ({ offer, ...calculateScenarios(task, offer, ranges) }));
  const bestOffers = calculateBestOffers(results.map(({ expected }) => expected));
  const best = bestOffers.at(-1)?.offer ?? 0;
  return {
    offers: results.map(({ offer, ...scenarios }, index) => {
      const letter = letterOf(index);
      return {
        letter,
        name: fill(copy.form.offer, { letter }),
        verdict: describeVerdict(scenarios, letter, describer),
        caption: fill(copy.scenarios.caption, { letter, currency: format.symbol }),
        rows: describeRows(scenarios, describer),
        working: {
          title: fill(copy.working.title, { letter }),
          sum: describeWorking(task, offer, scenarios.expected, copy.working, format),
        },
      };
    }),
    chart: describeChart(
      results.map(({ expected }) => expected),
      bestOffers,
      copy.chart,
      format,
    ),
    swings: describeSwings(task, results[best] as (typeof results)[number], letterOf(best), describer),
  };
}

/** Whether it is worth it: in a title, a sentence and a line for the form. */
function describeVerdict(scenarios: Scenarios, letter: string, { copy, format }: Describer) {
  const { cautious, expected } = scenarios;
  const verdict = verdictOf(scenarios);
  const month = paybackMonth(expected) ?? 0;
  const atOnce = { yes: "atOnce", unsure: "unsureAtOnce", slow: "slow", no: "no" } as const;
  const kind = month === 0 ? atOnce[verdict] : verdict;
  const { title, text } = copy.verdicts[kind];
  return fillAll(
    { title, text, summary: copy.summaries[kind] },
    {
      letter,
      month: formatNumber(month, format),
      cautious: paybackMonth(cautious) ?? 0,
      months: horizons.long,
      net: formatMoney(expected.net, format),
      saving: formatMoney(expected.saving, format),
      running: formatMoney(expected.running, format),
    },
  );
}

/** Each result with its formula, and its value in the three scenarios. */
function describeRows(scenarios: Scenarios, { copy: { rows }, format }: Describer) {
  const number = (value: number) => formatNumber(value, format, 0);
  const row = (texts: { label: string; formula: string }, months: number, value: (roi: Roi) => string) => ({
    ...fillAll(texts, { months }),
    values: scenarioNames.map((name) => value(scenarios[name])),
  });
  const payback = (roi: Roi) => {
    const month = paybackMonth(roi);
    if (month === null) return rows.never;
    return month === 0 ? rows.noSetup : number(month);
  };
  const firstYearReturn = ({ firstYearReturn: part }: Roi) =>
    part === null ? rows.noReturn : `${number(part * 100)}%`;
  const resultAfter = (months: number) => (roi: Roi) => number(balanceAfter(roi, months));
  return [
    row(rows.net, 1, ({ net }) => number(net)),
    row(rows.payback, 1, payback),
    row(rows.year, horizons.year, resultAfter(horizons.year)),
    row(rows.firstYearReturn, horizons.year, firstYearReturn),
    row(rows.long, horizons.long, resultAfter(horizons.long)),
  ];
}

function describeSwings(
  task: Task,
  { offer, expected }: Pick<Scenarios, "expected"> & { offer: Offer },
  letter: string,
  { copy, format, ranges }: Describer,
) {
  const { title, most, none, note, names, percent, range } = copy.swings;
  const swings = calculateSwings(task, offer, ranges);
  const balance = balanceAfter(expected, horizons.long);
  const change = (factor: number) => `${factor > 1 ? "+" : ""}${formatNumber((factor - 1) * 100, format, 0)}`;
  return {
    title,
    most: swings[0] ? fill(most, { input: names[swings[0].input], letter }) : none,
    note: fill(note, { months: horizons.long }),
    expected: { amount: balance, label: `${copy.scenarios.expected}: ${formatMoney(balance, format)}` },
    rows: swings.map(({ input, worse, better }) => ({
      name: names[input],
      range: fill(percent, { worse: change(ranges[input][0]), better: change(ranges[input][1]) }),
      worse,
      better,
      results: fill(range, { worse: formatMoney(worse, format), better: formatMoney(better, format) }),
    })),
  };
}
