import { expect, test } from "vitest";
import {
  digitsOf,
  formatMoneyAs,
  formatMoneyRangeAs,
  formatNumberAs,
  formatUnitPriceAs,
  minusSign,
} from "#data/load/number-format.ts";

const kenya = { symbol: "KSh", locale: "en-KE" };

test.each([
  [1_234.56, 1, "1,234.6"],
  [1_234.56, 0, "1,235"],
  [3, 2, "3"],
  [-2_400.5, 1, `${minusSign}2,400.5`],
  [-0.04, 1, "0"],
  [-0, 1, "0"],
])("%d with at most %d digits after the point is %s", (value, digits, text) => {
  expect(formatNumberAs(value, kenya, digits)).toBe(text);
});

test("amounts have the currency's symbol, the country's digits and a leading minus", () => {
  expect(formatMoneyAs(150_000, kenya)).toBe("KSh 150,000");
  expect(formatMoneyAs(-12_500.4, kenya)).toBe(`${minusSign}KSh 12,500`);
  expect(formatMoneyAs(-0.4, kenya)).toBe("KSh 0");
  expect(formatMoneyAs(5.5, kenya, 2)).toBe("KSh 5.5");
  expect(formatMoneyRangeAs([150_000, 500_000], { symbol: "UGX", locale: "en-UG" })).toBe(
    "UGX 150,000-500,000",
  );
});

test("the price of a unit has cents only if it is below 10 and the currency has them, or below 1", () => {
  const unitPrice = (amount: number, code: string) =>
    formatUnitPriceAs(amount, { symbol: code, locale: "en-KE" }, digitsOf(code, amount));
  expect(unitPrice(5.2, "KES")).toBe("KES 5.20");
  expect(unitPrice(5, "KES")).toBe("KES 5");
  expect(unitPrice(1_234.5, "KES")).toBe("KES 1,235");
  expect(unitPrice(7.08, "UGX")).toBe("UGX 7");
  expect(unitPrice(0.5, "UGX"), "never rounded to nothing").toBe("UGX 0.50");
});

test.each([
  [7.5, "KES", 2],
  [7.5, "UGX", 0],
  [7.5, "KWD", 2],
  [0.5, "UGX", 2],
])("%d in %s has %d digits after the point", (amount, code, digits) => {
  expect(digitsOf(code, amount)).toBe(digits);
});
