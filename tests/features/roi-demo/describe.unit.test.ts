import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAddress } from "#app/features/roi-demo/calculation/calculator-fields.ts";
import { describeCalculation } from "#app/features/roi-demo/calculation/describe-calculation.ts";
import { ranges } from "#data/features/roi-demo/presets.ts";
import { formatMoney, getNumberFormat, getWords, locales } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { expectTrue } from "#tests/unit/true-sum.ts";
import { anyInputs } from "./any-inputs.ts";

const words = getWords("en");
const describer = (copy = words.roiDemo) => ({ copy, ranges, format: getNumberFormat() });

function described(address: string, copy = words.roiDemo) {
  const inputs = readAddress(address);
  if (!inputs) throw new Error(`${address} is no calculation`);
  const { working, ...view } = describeCalculation(inputs, describer(copy));
  return { ...view, sum: working.sum };
}

describe.each(locales)("in %s, an offer without setup", (locale) => {
  const copy = getWords(locale).roiDemo;

  test("that is worth it with these figures has nothing to pay back", () => {
    const { verdict } = described("1700-8-60800-160-75-20-1200_0-70000-0", copy);
    const net = formatMoney(18_600);
    expect(verdict).toEqual({
      title: copy.verdicts.unsureAtOnce.title,
      text: fill(copy.verdicts.unsureAtOnce.text, { net }),
      summary: fill(copy.summaries.unsureAtOnce, { net }),
    });
  });

  test("that gains nothing in the cautious scenario is not called safe", () => {
    // Cautious: 95 times, 45 minutes and 40% are 28.5 hours at KSh 95, which is as much as the running cost.
    const { verdict, rows } = described("100-60-10000-100-50-0-0_0-2708-0", copy);
    expect(rows[0]?.values[0]).toBe("0");
    expect(verdict.title).toBe(copy.verdicts.unsureAtOnce.title);
  });
});

describe("the verdict, the table and the calculation name the same month", () => {
  const { verdicts, working } = words.roiDemo;

  test("if the setup is paid back in the last month", () => {
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
  ])("if it is paid back after the last month: %d", (setup, month, months) => {
    const { verdict, rows, sum } = described(`160-60-160-160-50-0-0_${setup}-0-0`);
    expect(verdict.title).toBe(verdicts.slow.title);
    expect(verdict.text).toBe(fill(verdicts.slow.text, { month }));
    expect(rows[1]?.values[1]).toBe(month);
    expect(sum.setup.text).toContain(
      fill(working.payback, { setup: formatMoney(setup), net: formatMoney(80), months }),
    );
  });
});

test.each([
  [
    "without avoided errors",
    "100-60-48000-160-50-0-0_90000-12000-0",
    "breakEven",
    { hours: 40, expected: 50 },
  ],
  [
    "with avoided errors, which pay first",
    "100-60-48000-160-50-4-750_90000-12000-0",
    "breakEvenAfterErrors",
    { cash: formatMoney(3000), hours: 30, expected: 50 },
  ],
] as const)("the hours that cover the running cost, %s", (_case, address, key, values) => {
  expect(described(address).sum.setup.text).toContain(fill(words.roiDemo.working[key], values));
});

test("each line of the calculation is true for the numbers that it shows", () => {
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
      // The first amount is the cost of an hour.
      expect(net).toBe(amounts.slice(1).reduce((before, amount) => before + amount, 0));
    }),
  );
});
