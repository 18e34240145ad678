import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber } from "#app/roi/parse-number.ts";

test.each([
  ["12,500", 12_500],
  ["KSh 380", 380],
  ["Ksh.1,250,000", 1_250_000],
  ["380/=", 380],
  ["380/-", 380],
  ["500 bob", 500],
  ["KES 12,500.50", 12_500.5],
  ["0,5", 0.5],
  ["0.5", 0.5],
  [".5", 0.5],
  ["2,25", 2.25],
  ["0,500", 0.5],
  ["12 500", 12_500],
  ["1\u00a0250\u202f000", 1_250_000],
  ["12’500", 12_500],
  ["1.250.000", 1_250_000],
  ["1.250.000,75", 1_250_000.75],
  ["75%", 75],
  [" 8 ", 8],
  ["+8", 8],
  ["-5", -5],
  ["−5", -5],
  ["KSh -5", -5],
  ["-KSh 5", -5],
  ["1000000000000", 1e12],
])("%s is read as %d", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  "1e12",
  "abc",
  "12k",
  "1,2,3",
  "12,50,0",
  "1..2",
  "--5",
  "5-",
  "5 6",
  "0x10",
  "Infinity",
  "NaN",
  "½",
  "1/2",
  ",",
])("%s is no number", (text) => {
  expect(parseNumber(text)).toBe("noNumber");
});

test("an amount may stand with the company’s own currency", () => {
  expect([parseNumber("USh 380", "USh"), parseNumber("380 €", "€"), parseNumber("€-5", "€")]).toEqual([
    380, 380, -5,
  ]);
  expect(parseNumber("38€0", "€")).toBe("noNumber");
});

test.each(["", "  "])("nothing is said to be empty", (text) => {
  expect(parseNumber(text)).toBe("empty");
});

test("whatever is read is a finite number, and a number that is written as in Kenya is read as itself", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = parseNumber(text);
      expect(typeof value === "string" || Number.isFinite(value)).toBe(true);
    }),
  );
  const written = fc
    .integer({ min: -999_999_999, max: 999_999_999 })
    .map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(written, (value) => {
      const text = value.toLocaleString("en-KE", { maximumFractionDigits: 3 });
      expect(parseNumber(text)).toBe(value);
    }),
  );
});
