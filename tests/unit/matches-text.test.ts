import { expect, test } from "vitest";
import { matchesText } from "#app/inline/matches-text.ts";

test.each(["mpesa", "M-PESA", "m pesa", "M - Pesa", "pesa an", " mpesa "])(
  "'%s' finds AI M-Pesa Analyzer",
  (query) => {
    expect(matchesText(query, ["AI M-Pesa Analyzer"])).toBe(true);
  },
);

test.each([
  ["café", "Cafe Nairobi"],
  ["cafe", "Café Nairobi"],
])("'%s' finds %s", (query, field) => expect(matchesText(query, [field])).toBe(true));

test("does not match across fields", () => {
  expect(matchesText("onetwo", ["one", "two"])).toBe(false);
});
