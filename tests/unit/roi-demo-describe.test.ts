import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAddress } from "#app/demos/roi-demo/calculator-fields.ts";
import { describeCalculation } from "#app/demos/roi-demo/describe-calculation.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.ts";
import type { WorkedSum } from "#app/roi/roi.ts";
import { exampleSection } from "#app/routes/industry/industry-page.ts";
import {
  formatMoney,
  getNumberFormat,
  getRoiDemo,
  getWords,
  listCaseStudies,
  listIndustries,
  locales,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { anyInputs } from "./roi-demo-inputs.ts";

const words = getWords("en");
const { ranges } = getRoiDemo("en");
const describer = (copy = words.roiDemo) => ({ copy, ranges, format: getNumberFormat() });

function described(address: string, copy = words.roiDemo) {
  const inputs = readAddress(address);
  if (!inputs) throw new Error(`${address} is no calculation`);
  const { working, ...view } = describeCalculation(inputs, describer(copy));
  return { ...view, sum: working.sum };
}

describe.each(locales)("in %s, an offer without setup", (locale) => {
  const copy = getWords(locale).roiDemo;

  test("that is worth it if the figures are right has nothing to pay back", () => {
    const { verdict } = described("1700-8-60800-160-75-20-1200_0-70000-0", copy);
    const net = formatMoney(18_600);
    expect(verdict).toEqual({
      title: copy.verdicts.unsureAtOnce.title,
      text: fill(copy.verdicts.unsureAtOnce.text, { net }),
      summary: fill(copy.summaries.unsureAtOnce, { net }),
    });
  });

  test("that leaves nothing in the cautious scenario is not called safe", () => {
    // Cautious: 95 times, 45 minutes and 40%, 28.5 hours at KSh 95: as much as the running cost.
    const { verdict, rows } = described("100-60-10000-100-50-0-0_0-2708-0", copy);
    expect(rows[0]?.values[0]).toBe("0");
    expect(verdict.title).toBe(copy.verdicts.unsureAtOnce.title);
  });
});

describe("the verdict, the table and the sum name the same month", () => {
  const { verdicts, working } = words.roiDemo;

  test("where the setup is paid back in the last month", () => {
    const { verdict, rows, sum } = described("160-60-160-160-50-0-0_2880-0-0");
    expect(verdict.title).toBe(verdicts.unsure.title);
    expect(rows[1]?.values[1]).toBe("36");
    expect(sum.setup.text).toContain(
      fill(working.payback, { setup: formatMoney(2880), net: formatMoney(80), months: 36 }),
    );
  });

  test.each([
    [2881, "37", "36.01"],
    [3304, "42", "41.3"],
  ])("where it is paid back after the last month: %d", (setup, month, months) => {
    const { verdict, rows, sum } = described(`160-60-160-160-50-0-0_${setup}-0-0`);
    expect(verdict.title).toBe(verdicts.slow.title);
    expect(verdict.text).toBe(fill(verdicts.slow.text, { month }));
    expect(rows[1]?.values[1]).toBe(month);
    expect(sum.setup.text).toContain(
      fill(working.payback, { setup: formatMoney(setup), net: formatMoney(80), months }),
    );
  });
});

/** The numbers that a text shows. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));

/** Fails where a line's value is not what its shown factors give, rounded to the digits that it shows. */
function expectTrue({ lines, net, setup }: WorkedSum) {
  for (const { label, sum, value } of [...lines, ...setup.lines]) {
    const [first = 0, ...others] = numbersIn(sum);
    if (others.length === 0) continue;
    const isHours = !value.includes(getNumberFormat().symbol);
    const parts = /%$/.test(sum) ? [...others, 1 / 100] : others;
    const product = parts.reduce(
      (before, part) => (sum.includes("÷") ? before / part : before * part),
      first,
    );
    const expected = isHours ? product / 60 : product;
    const digits = isHours ? 2 : 0;
    const shown = numbersIn(value)[0] ?? Number.NaN;
    expect(Math.abs(shown - expected), `${label}: ${sum} = ${value}`).toBeLessThanOrEqual(
      0.5 / 10 ** digits + 1e-6,
    );
  }
  const signed = (text: string) => (/^[−-]/.test(text) ? -1 : 1) * (numbersIn(text)[0] ?? Number.NaN);
  const amounts = lines.filter(({ value }) => value.includes(getNumberFormat().symbol));
  return { net: signed(net.value), amounts: amounts.map(({ value }) => signed(value)) };
}

test("each line of the calculator's sum is true with the numbers that it shows", () => {
  const { sum } = described("333-11-47321-152-62-7-430_185500-9250-14");
  expect(sum.lines[2]?.sum).toBe(
    fill(words.roiDemo.working.time.sum, {
      hours: fill(words.roiDemo.working.hoursValue, { hours: 37.85 }),
      hourCost: formatMoney(311),
    }),
  );
  expect(sum.lines[2]?.value).toBe(formatMoney(11_771));
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { net, amounts } = expectTrue(describeCalculation(inputs, describer()).working.sum);
      // The first amount is that of an hour.
      expect(net).toBe(amounts.slice(1).reduce((before, amount) => before + amount, 0));
    }),
  );
});

test.each(
  [
    ...listIndustries("en").map(
      (industry) => [industry.id, exampleSection(industry, words)?.ledger] as const,
    ),
    ...listCaseStudies("en").map(({ id }) => [id, findWorkedCaseStudy(id, words)?.sum] as const),
  ].filter(([, sum]) => sum),
)("each line of the sum of %s is true with the numbers that it shows", (_, sum) => {
  const { net, amounts } = expectTrue(sum as WorkedSum);
  expect(net).toBe(amounts.reduce((before, amount) => before + amount, 0));
});
