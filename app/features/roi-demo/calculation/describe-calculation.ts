/**
 * Describes the calculator's results in words. The build uses it for the page without script, and the browser for
 * every change.
 */
import { hourDigits, paybackDigits, type Roi, type WorkedSum } from "#app/roi/roi.ts";
import type { Words } from "#data/index.ts";
import { fill, fillAll, type Values } from "#data/load/fill.ts";
import { formatMoneyAs, formatNumberAs, type NumberFormat } from "#data/load/number-format.ts";
import {
  balanceAfter,
  breakEvenHours,
  type CalculatorInputs,
  calculateScenarios,
  calculateSensitivity,
  firstYearReturn,
  horizons,
  hourCostOf,
  paybackMonth,
  type Ranges,
  type Scenarios,
  scenarioNames,
  verdictOf,
} from "./calculator";
import { enteredDigits } from "./calculator-fields";

/** The calculator's words that a browser needs. */
export type CalculatorWords = Omit<Words["roiDemo"], "tool" | "examples">;

export type Describer = { copy: CalculatorWords; format: NumberFormat; ranges: Ranges };

export type CalculationView = ReturnType<typeof describeCalculation>;

export function describeCalculation(inputs: CalculatorInputs, describer: Describer) {
  const { copy, format, ranges } = describer;
  const scenarios = calculateScenarios(inputs, ranges);
  const { expected } = scenarios;
  return {
    verdict: describeVerdict(scenarios, describer),
    caption: fill(copy.scenarios.caption, { currency: format.symbol }),
    rows: describeRows(scenarios, describer),
    working: {
      title: copy.working.title,
      sum: describeWorking(inputs, expected, copy.working, format),
    },
    chart: describeChart(expected, describer),
    sensitivity: describeSensitivity(inputs, expected, describer),
  };
}

/** Describes whether the offer is worth it: a title, a sentence, and a line for the form. */
function describeVerdict(scenarios: Scenarios, { copy, format }: Describer) {
  const { cautious, expected } = scenarios;
  const verdict = verdictOf(scenarios);
  const month = paybackMonth(expected) ?? 0;
  const atOnce = { yes: "atOnce", unsure: "unsureAtOnce", slow: "slow", no: "no" } as const;
  const kind = month === 0 ? atOnce[verdict] : verdict;
  const { title, text } = copy.verdicts[kind];
  return fillAll(
    { title, text, summary: copy.summaries[kind] },
    {
      month: formatNumberAs(month, format),
      cautious: paybackMonth(cautious) ?? 0,
      months: horizons.long,
      net: formatMoneyAs(expected.net, format),
      saving: formatMoneyAs(expected.saving, format),
      running: formatMoneyAs(expected.running, format),
    },
  );
}

/** Describes each result: its formula, and its value in the three scenarios. */
function describeRows(scenarios: Scenarios, { copy: { rows }, format }: Describer) {
  const number = (value: number) => formatNumberAs(value, format, 0);
  const row = (texts: { label: string; formula: string }, months: number, value: (roi: Roi) => string) => ({
    ...fillAll(texts, { months }),
    values: scenarioNames.map((name) => value(scenarios[name])),
  });
  const payback = (roi: Roi) => {
    const month = paybackMonth(roi);
    if (month === null) return rows.never;
    return month === 0 ? rows.noSetup : number(month);
  };
  const returnOf = (roi: Roi) => {
    const part = firstYearReturn(roi);
    return part === null ? rows.noReturn : `${number(part * 100)}%`;
  };
  const resultAfter = (months: number) => (roi: Roi) => number(balanceAfter(roi, months));
  return [
    row(rows.net, 1, ({ net }) => number(net)),
    row(rows.payback, 1, payback),
    row(rows.year, horizons.year, resultAfter(horizons.year)),
    row(rows.firstYearReturn, horizons.year, returnOf),
    row(rows.long, horizons.long, resultAfter(horizons.long)),
  ];
}

/** Describes the chart: its line, and its text alternative. */
function describeChart(expected: Roi, { copy, format }: Describer) {
  const { title, label, months } = copy.chart;
  const result = (month: number) => formatMoneyAs(balanceAfter(expected, month), format);
  const { net, setup, paybackMonths } = expected;
  return {
    title: fill(title, { currency: format.symbol }),
    label: fill(label, { months: horizons.long, start: result(0), end: result(horizons.long) }),
    months,
    line: { net, setup, paybackMonths },
  };
}

function describeSensitivity(inputs: CalculatorInputs, expected: Roi, { copy, format, ranges }: Describer) {
  const { title, most, none, note, names, percent, range } = copy.sensitivity;
  const effects = calculateSensitivity(inputs, ranges);
  const balance = balanceAfter(expected, horizons.long);
  const change = (factor: number) =>
    `${factor > 1 ? "+" : ""}${formatNumberAs((factor - 1) * 100, format, 0)}`;
  return {
    title,
    most: effects[0] ? fill(most, { input: names[effects[0].input] }) : none,
    note: fill(note, { months: horizons.long }),
    expected: { amount: balance, label: `${copy.scenarios.expected}: ${formatMoneyAs(balance, format)}` },
    rows: effects.map(({ input, worse, better }) => ({
      name: names[input],
      range: fill(percent, { worse: change(ranges[input][0]), better: change(ranges[input][1]) }),
      worse,
      better,
      results: fill(range, { worse: formatMoneyAs(worse, format), better: formatMoneyAs(better, format) }),
    })),
  };
}

/** Describes, line by line, how the result follows from the inputs. */
function describeWorking(
  inputs: CalculatorInputs,
  roi: Roi,
  copy: CalculatorWords["working"],
  format: NumberFormat,
): WorkedSum {
  const money = (amount: number) => formatMoneyAs(amount, format);
  const entered = (value: number) => formatNumberAs(value, format, enteredDigits);
  const exact = (value: number) => formatNumberAs(value, format, hourDigits);
  const hours = (value: number) => fill(copy.hoursValue, { hours: exact(value) });
  const line = ({ label, sum }: { label: string; sum: string }, values: Values, value: string) => ({
    label,
    sum: fill(sum, values),
    value,
  });
  const plain = (label: string, amount: number) => ({ label, sum: "", value: money(amount) });
  const hourCost = money(hourCostOf(inputs));
  const [runs, minutes, share] = [entered(inputs.runs), entered(inputs.minutes), entered(inputs.share)];
  const cash = { errors: entered(inputs.errors), errorCost: money(inputs.errorCost) };
  const ownHours = { hours: hours(inputs.ownHours), hourCost };
  const payback = () => {
    if (roi.paybackMonths === null) return copy.noPayback;
    if (roi.setup === 0) return copy.noSetup;
    const months = formatNumberAs(roi.paybackMonths, format, paybackDigits(roi.paybackMonths));
    return fill(copy.payback, { setup: money(roi.setup), net: money(roi.net), months });
  };
  const breakEven = () => {
    if (roi.running === 0) return copy.noRunning;
    const least = breakEvenHours(roi, hourCostOf(inputs));
    if (least === 0) return copy.cashAlone;
    const text = roi.gained > 0 ? copy.breakEvenAfterErrors : copy.breakEven;
    const values = { cash: money(roi.gained), hours: exact(least), expected: exact(roi.hoursSaved) };
    return fill(text, values);
  };
  return {
    lines: [
      line(copy.hourCost, { pay: money(inputs.pay), hours: entered(inputs.hours) }, hourCost),
      line(copy.hours, { runs, minutes, share }, hours(roi.hoursSaved)),
      line(copy.time, { hours: hours(roi.hoursSaved), hourCost }, money(roi.timeSaved)),
      ...(roi.gained > 0 ? [line(copy.cash, cash, money(roi.gained))] : []),
      plain(copy.fee, -roi.running),
    ],
    net: { label: copy.net, value: money(roi.net) },
    setup: {
      lines: [
        ...(roi.setup > 0 ? [plain(copy.setup, inputs.setup)] : []),
        ...(roi.setup > 0 && inputs.ownHours > 0
          ? [line(copy.ownHours, ownHours, money(roi.setup - inputs.setup))]
          : []),
      ],
      text: `${payback()} ${breakEven()}`,
    },
  };
}
