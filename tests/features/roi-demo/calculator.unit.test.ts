import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  balanceAfter,
  breakEvenHours,
  calculateResult,
  calculateScenarios,
  calculateSensitivity,
  firstYearReturn,
  hourCostOf,
  paybackMonth,
  verdictOf,
} from "#app/features/roi-demo/calculation/calculator.ts";
import { mapFields, readFields } from "#app/features/roi-demo/calculation/calculator-fields.ts";
import type { Roi } from "#app/roi/roi.ts";
import { presets, ranges } from "#data/features/roi-demo/presets.ts";
import { findIndustry, findPlan, findService, findTool, formatNumber } from "#data/index.ts";
import { sampleCompanies } from "#tests/unit/sample-company.ts";
import { anyInputs } from "./any-inputs.ts";

const nothing = {
  ...{ runs: 1, minutes: 1, pay: 1, hours: 1, share: 1, errors: 0, errorCost: 0 },
  ...{ setup: 0, fee: 0, ownHours: 0 },
};

function preset(id: string) {
  const found = presets.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found.inputs;
}

describe("calculated by hand:", () => {
  test("a wholesaler's orders", () => {
    const roi = calculateResult(preset("orders"));
    expect(roi).toMatchObject({ hoursSaved: 170, timeSaved: 64_600, gained: 24_000 });
    expect(roi).toMatchObject({ running: 25_000, net: 63_600, setup: 220_000 });
    expect(roi.paybackMonths).toBeCloseTo(3.46, 2);
    expect(firstYearReturn(roi)).toBeCloseTo(2.47, 2);
    expect(paybackMonth(roi)).toBe(4);
    expect(balanceAfter(roi, 12)).toBe(543_200);
    expect(balanceAfter(roi, 36)).toBe(2_069_600);
    // 25,000 − 24,000 = 1,000, and 1,000 ÷ 380 = 2.632 hours. 2.63 hours would not be enough.
    expect(breakEvenHours(roi, 380)).toBe(2.64);
  });

  test("a driving school's reminders are not worth it, not even with two fewer missed lessons", () => {
    const inputs = preset("reminders");
    expect(calculateResult(inputs)).toMatchObject({ timeSaved: 1500, net: -1500, paybackMonths: null });
    expect(verdictOf(calculateScenarios(inputs, ranges))).toBe("no");
    const fewer = { ...inputs, errors: 2 };
    expect(calculateResult(fewer)).toMatchObject({ net: 300 });
    expect(Math.round((calculateResult(fewer).paybackMonths ?? 0) / 12)).toBe(22);
    expect(verdictOf(calculateScenarios(fewer, ranges))).toBe("slow");
  });

  test("the owner's hours are part of the setup, at the cost of an hour", () => {
    const inputs = { ...nothing, pay: 45_000, hours: 160, setup: 1000, ownHours: 10 };
    expect(hourCostOf(inputs)).toBe(281);
    expect(calculateResult(inputs).setup).toBe(1000 + 2810);
  });

  test("the cautious scenario has every estimate at its worse end", () => {
    const { cautious } = calculateScenarios(
      {
        ...{ runs: 1000, minutes: 10, pay: 60_000, hours: 100, share: 50, errors: 10, errorCost: 100 },
        ...{ setup: 0, fee: 0, ownHours: 10 },
      },
      {
        runs: [0.9, 1],
        minutes: [0.5, 1],
        pay: [0.5, 1],
        share: [0.8, 1],
        errors: [0.5, 1],
        errorCost: [0.5, 1],
        ownHours: [2, 1],
      },
    );
    // 900 times, 5 minutes, 40%: 30 hours at KSh 300. 5 errors at KSh 50. 20 hours of the owner.
    expect(cautious.hoursSaved).toBeCloseTo(30);
    expect(cautious).toMatchObject({ timeSaved: 9000, gained: 250, setup: 6000 });
  });
});

test("an offer without setup costs has no return in per cent", () => {
  const free = calculateResult({ ...nothing, errors: 1, errorCost: 100 });
  expect(free).toMatchObject({ net: 100, paybackMonths: 0 });
  expect(firstYearReturn(free)).toBeNull();
});

/**
 * The tool's case studies, if they are the samples from which the examples come. A list with one entry, or an empty
 * list.
 */
const sampleStories = [findTool("roi-calculator", "en")?.useCases ?? []].filter((stories) =>
  stories.some(({ sample }) => sample),
);

test.each(sampleStories.map((stories) => ({ stories })))(
  "the page's three case studies have the figures of the first three examples",
  ({ stories }) => {
    const valuesOf = (story: number) => stories[story]?.metrics.map(({ value }) => value) ?? [];
    const [orders, reminders, claims] = ["orders", "reminders", "claims"].map((id) =>
      calculateResult(preset(id)),
    ) as [Roi, Roi, Roi];
    const payback = ({ paybackMonths }: Roi) => `${formatNumber(paybackMonths ?? 0)} months`;
    expect(valuesOf(0)).toEqual([
      expect.stringContaining(formatNumber(orders.net)),
      payback(orders),
      `${Math.round((firstYearReturn(orders) ?? 0) * 100)}%`,
    ]);
    expect(valuesOf(1)[0]).toMatch(new RegExp(`^minus .*${formatNumber(-reminders.net)}$`));
    expect(valuesOf(2)).toEqual([
      payback(claims),
      expect.stringContaining(formatNumber(balanceAfter(claims, 12))),
      expect.stringContaining(formatNumber(balanceAfter(claims, 36))),
    ]);
  },
);

// Other companies have prices and advice of their own.
describe.each(sampleCompanies)("an example", () => {
  test("with a workflow has its lowest prices, and is paid back within a year even in the cautious scenario", () => {
    const { price, pricing } = findService("workflow-design", "en") ?? {};
    const claims = preset("claims");
    expect([claims.setup, claims.fee]).toEqual([price, pricing?.maintenance?.[0]]);
    expect(paybackMonth(calculateScenarios(claims, ranges).cautious)).toBeLessThanOrEqual(12);
  });

  test("with school fees has the figures of the worked example, with the free spreadsheet, and does not pay for the plan", () => {
    const { work, plans } = findIndustry("education", "en")?.example?.sum ?? {};
    const { factors, stillByHand = 0, minutesByHand = 0, hourCost } = work ?? {};
    const plan = presets.find(({ id }) => id === "schoolFees")?.plan;
    expect(plans).toMatchObject([plan]);
    const inputs = preset("schoolFees");
    expect([inputs.runs, hourCostOf(inputs)]).toEqual([factors?.payments, hourCost]);
    // For 100 payments: the work with the sheet, and one payment in five that its formulas cannot match.
    const sheetMinutes = 20 + (100 / 5) * minutesByHand;
    expect(inputs.minutes).toBe(sheetMinutes / 100);
    expect(inputs.share).toBe(100 - (stillByHand * minutesByHand * 100) / sheetMinutes);
    const fee = (plan && findPlan(plan.tool, plan.tier, "en")?.price) ?? 0;
    expect(calculateResult({ ...inputs, fee })).toMatchObject({ hoursSaved: 6, timeSaved: 2280, net: -220 });
  });
});

test("every example can be calculated, and one of them is not worth it", () => {
  const verdicts = presets.map(({ id, inputs }) => {
    expect(readFields(mapFields(inputs, String)).faults, id).toBeUndefined();
    return verdictOf(calculateScenarios(inputs, ranges));
  });
  expect(verdicts).toContain("no");
  expect(verdicts).toContain("yes");
});

test("without a net gain there is no payback; with one, the setup is paid back in that month and not earlier", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const roi = calculateResult(inputs);
      const month = paybackMonth(roi);
      expect(month === null).toBe(roi.net <= 0);
      if (month === null) return;
      expect(balanceAfter(roi, month)).toBeGreaterThanOrEqual(0);
      if (month > 0) expect(balanceAfter(roi, month - 1)).toBeLessThan(0);
    }),
  );
});

test("scenarios are in order, amounts are whole and add up, and the verdict never contradicts them", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const results = calculateScenarios(inputs, ranges);
      const nets = [results.cautious.net, results.expected.net, results.good.net];
      expect(nets).toEqual(nets.toSorted((a, b) => a - b));
      for (const { timeSaved, gained, saving, running, net, setup } of Object.values(results)) {
        expect([timeSaved, gained, running, setup].every(Number.isInteger)).toBe(true);
        expect([timeSaved + gained, saving - running]).toEqual([saving, net]);
      }
      const isWorth = ["yes", "unsure"].includes(verdictOf(results));
      expect(isWorth).toBe(balanceAfter(results.expected, 36) >= 0 && results.expected.net > 0);
    }),
  );
});

test("the input with the largest effect comes first, and inputs without effect are left out", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const effects = calculateSensitivity(inputs, ranges);
      const widths = effects.map(({ worse, better }) => Math.abs(better - worse));
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      if (inputs.errors * inputs.errorCost === 0)
        expect(effects.map(({ input }) => input)).not.toContain("errors");
    }),
  );
});
