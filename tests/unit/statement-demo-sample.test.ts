import { expect, test } from "vitest";
import { listIllustrations, sampleStatement } from "#data/index.ts";

test("nobody holds a paybill of a sample: it begins with 0 or is masked", () => {
  const named = /\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g;
  const texts = [sampleStatement, JSON.stringify(listIllustrations("en"))];
  const numbers = texts.flatMap((text) => [...text.matchAll(named)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});
