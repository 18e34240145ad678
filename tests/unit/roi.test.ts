import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateRoi } from "#app/roi/roi.ts";

const nothing = { work: [], gains: [], running: [], setup: [] };

test("hours, saving, net gain, payback and first-year return of one process", () => {
  // 170 hours at KSh 380 and 20 wrong deliveries at KSh 1,200, for KSh 220,000 once and KSh 25,000 a month.
  const roi = calculateRoi({
    work: [{ cases: 1700, minutesBefore: 8, minutesAfter: 2, hourCost: 380 }],
    gains: [{ count: 20, each: 1200 }],
    running: [{ count: 1, each: 25_000 }],
    setup: [{ count: 1, each: 220_000 }],
  });
  expect(roi).toMatchObject({ hoursSaved: 170, timeSaved: 64_600, gained: 24_000, saving: 88_600 });
  expect(roi).toMatchObject({ running: 25_000, net: 63_600, setup: 220_000 });
  expect(roi.paybackMonths).toBeCloseTo(3.46, 2);
  expect(roi.firstYearReturn).toBeCloseTo(2.47, 2);
});

test("what leaves nothing is never paid back", () => {
  const roi = calculateRoi({
    ...nothing,
    gains: [{ count: 5, each: 300 }],
    running: [{ count: 1, each: 3000 }],
    setup: [{ count: 1, each: 80_000 }],
  });
  expect(roi).toMatchObject({ net: -1500, paybackMonths: null });
});

test("what costs nothing to set up has no return in per cent", () => {
  expect(calculateRoi({ ...nothing, gains: [{ count: 1, each: 100 }] })).toMatchObject({
    net: 100,
    paybackMonths: 0,
    firstYearReturn: null,
  });
});

test("amounts are whole shillings, and the shown ones add up", () => {
  const amount = fc.record({
    count: fc.integer({ min: 0, max: 5000 }),
    each: fc.double({ min: 0, max: 900, noNaN: true }),
  });
  const work = fc.record({
    cases: fc.integer({ min: 1, max: 20_000 }),
    minutesBefore: fc.double({ min: 0, max: 120, noNaN: true }),
    minutesAfter: fc.double({ min: 0, max: 120, noNaN: true }),
    hourCost: fc.integer({ min: 100, max: 2000 }),
  });
  const inputs = fc.record({
    work: fc.array(work, { maxLength: 3 }),
    gains: fc.array(amount, { maxLength: 3 }),
    running: fc.array(amount, { maxLength: 3 }),
    setup: fc.array(amount, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const { timeSaved, gained, saving, running, net, setup } = calculateRoi(given);
      expect([timeSaved, gained, saving, running, net, setup].every(Number.isInteger)).toBe(true);
      expect(timeSaved + gained).toBe(saving);
      expect(saving - running).toBe(net);
    }),
  );
});
