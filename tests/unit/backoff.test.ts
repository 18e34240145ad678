import fc from "fast-check";
import { expect, test } from "vitest";
import { backoffMs } from "#workers/outbox/backoff.ts";

test("the waits are 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, then always 2 h", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => backoffMs(attempts, 0.5) / 1000);
  expect(waits).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 7200, 7200]);
});

test("each wait varies by at most 20%, and attempts have no limit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const middle = backoffMs(attempts, 0.5);
        expect(Math.abs(backoffMs(attempts, random) - middle)).toBeLessThanOrEqual(middle / 5 + 1);
      },
    ),
  );
});
