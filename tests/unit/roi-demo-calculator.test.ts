import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breakEvenHours,
  calculateBestOffers,
  calculateOffer,
  calculateScenarios,
  calculateSwings,
  hourCostOf,
  verdictOf,
} from "#app/demos/roi-demo/calculator.ts";
import { mapFields, readAddress, readFields } from "#app/demos/roi-demo/calculator-fields.ts";
import { balanceAfter, paybackMonth } from "#app/roi/roi.ts";
import { findTool, formatNumber, getRoiDemo } from "#data/index.ts";
import { anyOffer, anyOffers, anyTask } from "./roi-demo-inputs.ts";

const { presets, ranges } = getRoiDemo("en");
const nothing = { runs: 1, minutes: 1, pay: 1, hours: 1, share: 1, errors: 0, errorCost: 0 };

function preset(id: string) {
  const found = presets.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return { task: found.task, offers: found.offers.map((offer) => calculateOffer(found.task, offer)) };
}

describe("worked out by hand:", () => {
  test("a wholesaler's orders", () => {
    const [roi] = preset("orders").offers;
    expect(roi).toMatchObject({ hoursSaved: 170, timeSaved: 64_600, gained: 24_000 });
    expect(roi).toMatchObject({ running: 25_000, net: 63_600, setup: 220_000 });
    expect(roi?.paybackMonths).toBeCloseTo(3.46, 2);
    expect(roi?.firstYearReturn).toBeCloseTo(2.47, 2);
    expect(roi && paybackMonth(roi)).toBe(4);
    expect(roi && balanceAfter(roi, 12)).toBe(543_200);
    expect(roi && balanceAfter(roi, 36)).toBe(2_069_600);
    // 25,000 − 24,000 is covered by 1,000 ÷ 380 hours: 2.632, and 2.63 would not be enough.
    expect(roi && breakEvenHours(roi, 380)).toBe(2.64);
  });

  test("a driving school's reminders are not worth it, nor with two missed lessons fewer", () => {
    const { task, offers } = preset("reminders");
    expect(offers[0]).toMatchObject({ timeSaved: 1500, net: -1500, paybackMonths: null });
    const offer = { setup: 80_000, fee: 3000, ownHours: 0 };
    expect(verdictOf(calculateScenarios(task, offer, ranges))).toBe("no");
    const fewer = { ...task, errors: 2 };
    expect(calculateOffer(fewer, offer)).toMatchObject({ net: 300 });
    expect(Math.round((calculateOffer(fewer, offer).paybackMonths ?? 0) / 12)).toBe(22);
    expect(verdictOf(calculateScenarios(fewer, offer, ranges))).toBe("slow");
  });

  test("two offers for a clinic: the cheaper one is ahead until month 15", () => {
    const { offers } = preset("claims");
    expect(offers.map(({ net }) => net)).toEqual([36_000, 48_000]);
    expect(offers.map(({ paybackMonths }) => paybackMonths?.toFixed(1))).toEqual(["3.3", "6.3"]);
    expect(calculateBestOffers(offers)).toEqual([
      { offer: 0, until: 15 },
      { offer: 1, until: 36 },
    ]);
    const [a = 0, b = 0] = offers.map((roi) => balanceAfter(roi, 12));
    expect(a - b).toBe(36_000);
    const [c = 0, d = 0] = offers.map((roi) => balanceAfter(roi, 36));
    expect(d - c).toBe(252_000);
  });

  test("who is ahead is said of the months too in which no offer has paid yet", () => {
    const inputs = readAddress("600-10-32000-160-60-0-0_60000-9000-0_30000-11000-0");
    const results = inputs?.offers.map((offer) => calculateOffer(inputs.task, offer)) ?? [];
    expect(results.map((roi) => balanceAfter(roi, 1))).toEqual([-57_000, -29_000]);
    expect(calculateBestOffers(results)).toEqual([
      { offer: 1, until: 15 },
      { offer: 0, until: 36 },
    ]);
  });

  test("one's own hours are part of the setup, at the cost of an hour", () => {
    const task = { ...nothing, pay: 45_000, hours: 160 };
    expect(hourCostOf(task)).toBe(281);
    expect(calculateOffer(task, { setup: 1000, fee: 0, ownHours: 10 }).setup).toBe(1000 + 2810);
  });

  test("the cautious scenario has every guess at its worse end", () => {
    const task = { runs: 1000, minutes: 10, pay: 60_000, hours: 100, share: 50, errors: 10, errorCost: 100 };
    const { cautious } = calculateScenarios(
      task,
      { setup: 0, fee: 0, ownHours: 10 },
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
    // 900 times, 5 minutes, 40%: 30 hours at KSh 300; 5 errors at KSh 50; 20 hours of one's own.
    expect(cautious.hoursSaved).toBeCloseTo(30);
    expect(cautious).toMatchObject({ timeSaved: 9000, gained: 250, setup: 6000 });
  });
});

test("what costs nothing to set up has no return in per cent", () => {
  const free = calculateOffer({ ...nothing, errors: 1, errorCost: 100 }, { setup: 0, fee: 0, ownHours: 0 });
  expect(free).toMatchObject({ net: 100, paybackMonths: 0, firstYearReturn: null });
});

test("the page's three stories have the figures of the first three examples", () => {
  const stories = findTool("roi-calculator", "en")?.useCases ?? [];
  const [orders, reminders, claims] = ["orders", "reminders", "claims"].map((id) => preset(id).offers);
  const [net, payback, percent] = stories[0]?.metrics.map(({ value }) => value) ?? [];
  expect(net).toContain(formatNumber(orders?.[0]?.net ?? 0));
  expect(payback).toContain(`${formatNumber(orders?.[0]?.paybackMonths ?? 0)} months`);
  expect(percent).toBe(`${Math.round((orders?.[0]?.firstYearReturn ?? 0) * 100)}%`);
  expect(stories[1]?.metrics[0]?.value).toMatch(
    new RegExp(`^minus .*${formatNumber(-(reminders?.[0]?.net ?? 0))}$`),
  );
  const months = claims?.map(({ paybackMonths }) => formatNumber(paybackMonths ?? 0));
  expect(stories[2]?.metrics[0]?.value).toBe(`${months?.join(" and ")} months`);
});

test("every example can be calculated with, and one of them is not worth it", () => {
  const verdicts = presets.map(({ id, task, offers }) => {
    expect(readFields(mapFields({ task, offers }, String)).faults, id).toBeUndefined();
    return offers.map((offer) => verdictOf(calculateScenarios(task, offer, ranges)));
  });
  expect(verdicts.flat()).toContain("no");
  expect(verdicts.flat()).toContain("yes");
});

test("without a net gain there is no payback, and with one the setup is paid back in that month and not before", () => {
  fc.assert(
    fc.property(anyTask, anyOffer, (task, offer) => {
      const roi = calculateOffer(task, offer);
      const month = paybackMonth(roi);
      expect(month === null).toBe(roi.net <= 0);
      if (month === null) return;
      expect(balanceAfter(roi, month)).toBeGreaterThanOrEqual(0);
      if (month > 0) expect(balanceAfter(roi, month - 1)).toBeLessThan(0);
    }),
  );
});

test("the scenarios are in order, amounts are whole and add up, and what is not worth it is never called so", () => {
  fc.assert(
    fc.property(anyTask, anyOffer, (task, offer) => {
      const results = calculateScenarios(task, offer, ranges);
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

test("the input that matters most comes first, and what changes nothing is left out", () => {
  fc.assert(
    fc.property(anyTask, anyOffer, (task, offer) => {
      const swings = calculateSwings(task, offer, ranges);
      const widths = swings.map(({ worse, better }) => Math.abs(better - worse));
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      if (task.errors * task.errorCost === 0)
        expect(swings.map(({ input }) => input)).not.toContain("errors");
    }),
  );
});

test("the offer that is said to be ahead has the best result of each month", () => {
  fc.assert(
    fc.property(anyTask, anyOffers, (task, offers) => {
      const results = offers.map((offer) => calculateOffer(task, offer));
      const bestOffers = calculateBestOffers(results);
      const hasPaid = results.some((roi) => balanceAfter(roi, 36) > 0);
      for (let month = 1; month <= (hasPaid ? 36 : 0); month++) {
        const balances = results.map((roi) => balanceAfter(roi, month));
        const { offer } = bestOffers.find(({ until }) => month <= until) ?? { offer: Number.NaN };
        expect(balances[offer]).toBe(Math.max(...balances));
      }
      if (!hasPaid) expect(bestOffers).toEqual([]);
    }),
  );
});
