import { expect, test } from "vitest";
import { buyingPage } from "#app/routes/how-buying-works/buying-page.server.ts";
import { getCompany, getWords, listProducts } from "#data/index.ts";

const page = buyingPage(getWords("en"));
const { buying } = getCompany("en");

const amountOf = (text: string) => Number(text.replace(/\D/g, ""));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("the first year of the example adds up, with VAT where prices exclude it", () => {
  const { lines = [], total, later } = page.costs.example ?? {};
  const { hosting, maintenance } = buying.productMonthly;
  const rate = buying.vat === "excluded" ? buying.vatPercent / 100 : 0;
  expect(sum(lines.map(({ amount }) => amountOf(amount)))).toBe(amountOf(total?.amount ?? ""));
  const beforeVat = (listProducts("en")[0]?.pricing ?? 0) + 12 * (hosting + maintenance);
  expect(amountOf(total?.amount ?? "")).toBe(Math.round(beforeVat * (1 + rate)));
  expect(amountOf(later ?? "")).toBe(Math.round(12 * (hosting + maintenance) * (1 + rate)));
});

test("each stage begins where the one before ends, and the last ends at the whole", () => {
  const { items } = page.stages;
  expect(items.map(({ start }) => start)).toEqual(
    items.map((_, index) => sum(items.slice(0, index).map(({ percent }) => percent))),
  );
  expect(sum(items.map(({ percent }) => percent))).toBe(100);
});

test("no place is left unfilled", () => {
  expect(JSON.stringify(page)).not.toMatch(/\{[a-z]\w+\}/i);
});
