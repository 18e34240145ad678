import fc from "fast-check";
import { expect, test } from "vitest";
import { longestNumber, parseNumber } from "#app/features/roi-demo/calculation/parse-number.ts";

test.each([
  ["12,500", 12_500],
  ["KSh 380", 380],
  ["380/=", 380],
  ["380/-", 380],
  ["KES 12,500.50", 12_500.5],
  ["0,5", 0.5],
  [".5", 0.5],
  ["0,500", 0.5],
  ["0.125", 0.125],
  ["1234.567", 1234.567],
  ["KSh. 60,800", 60_800],
  ["K.Sh. 60,800", 60_800],
  ["Shs. 500", 500],
  ["12 500", 12_500],
  ["1\u00a0250\u202f000", 1_250_000],
  ["12’500", 12_500],
  ["1.250.000,75", 1_250_000.75],
  ["+8", 8],
  ["−5", -5],
  ["-KSh 5", -5],
])("%s is read as %d", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each(["abc", "1,2,3", "1..2", "5-", "0x10", "NaN", "1/2", ",", "75%", "1".repeat(longestNumber + 1)])(
  "%s is no number",
  (text) => {
    expect(parseNumber(text)).toBe("noNumber");
  },
);

test.each(["1.700", "60.800", "1.000", "KSh 60.800", "60,8000", "6,0800", "1234,567"])(
  "%s has two possible values",
  (text) => {
    expect(parseNumber(text)).toBe("twoWays");
  },
);

test("a comma in a whole amount is no decimal separator", () => {
  expect(["12,50", "0,5"].map((text) => parseNumber(text, { isWhole: true }))).toEqual([
    "twoWays",
    "twoWays",
  ]);
  expect(["12,500", "12.50"].map((text) => parseNumber(text, { isWhole: true }))).toEqual([12_500, 12.5]);
});

test("an amount may have the company’s own currency", () => {
  const inCurrency = (text: string, symbol: string) => parseNumber(text, { symbol });
  expect([inCurrency("USh 380", "USh"), inCurrency("380 €", "€"), inCurrency("€-5", "€")]).toEqual([
    380, 380, -5,
  ]);
  expect(inCurrency("38€0", "€")).toBe("noNumber");
  expect(inCurrency("KSh. 60,800", "KSh")).toBe(60_800);
  expect(inCurrency("KShs 60,800", "KSh")).toBe(60_800);
});

test("a share may have a per cent sign, but no currency", () => {
  const share = (text: string) => parseNumber(text, { isPercent: true });
  expect(["75%", "7,5 %", "75", "KSh 75"].map(share)).toEqual([75, 7.5, 75, "noNumber"]);
});

test("a very long run of spaces is read quickly", () => {
  expect(parseNumber(`KSh${" ".repeat(100_000)}380`)).toBe(380);
  expect(parseNumber(`KSh${" ".repeat(100_000)}x`)).toBe("noNumber");
});

test.each(["", "  "])("a text without characters is empty", (text) => {
  expect(parseNumber(text)).toBe("empty");
});

test("every result is a finite number, and numbers in Kenya's format are read correctly", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = parseNumber(text);
      expect(typeof value === "string" || Number.isFinite(value)).toBe(true);
    }),
  );
  const written = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(written, (value) => {
      const text = value.toLocaleString("en-KE", { maximumFractionDigits: 2 });
      expect(parseNumber(text)).toBe(value);
    }),
  );
});
