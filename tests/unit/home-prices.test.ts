import { expect, test } from "vitest";
import { homePage, pricesSection } from "#app/routes/home/home-page.ts";
import { productsPage } from "#app/routes/products/products-page.ts";
import {
  findService,
  formatMoney,
  getCompany,
  getWords,
  listIndustries,
  listProducts,
  listTools,
} from "#data/index.ts";

const words = getWords("en");
const { items, doors } = pricesSection(words);
const { vat, vatPercent, productMonthly } = getCompany("en").buying;
const withVat = (amount: number) =>
  formatMoney(Math.round(amount * (vat === "excluded" ? 1 + vatPercent / 100 : 1)));

test("each price on the home page is the lowest of its records, with and without VAT", () => {
  const plans = listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .filter(({ price, period }) => price !== null && period === "month")
    .map(({ price }) => price ?? 0);
  const workflow = findService("workflow-design", "en");
  const lowest = [
    Math.min(...plans),
    Math.min(...listProducts("en").map(({ pricing }) => pricing)),
    workflow?.price ?? 0,
  ];
  expect(items).toHaveLength(lowest.length);
  for (const [index, { price, withVat: gross = "" }] of items.entries()) {
    expect(price).toContain(formatMoney(lowest[index] ?? 0));
    if (vat === "excluded") expect(gross).toContain(withVat(lowest[index] ?? 0));
  }
  const monthly = [
    productMonthly.hosting + productMonthly.maintenance,
    workflow?.pricing?.maintenance?.[0] ?? 0,
  ];
  for (const [index, amount] of monthly.entries()) {
    expect(items[index + 1]?.text).toContain(formatMoney(amount));
    expect(items[index + 1]?.text).toContain(withVat(amount));
  }
});

test("the products page states the same monthly costs", () => {
  const monthly = formatMoney(productMonthly.hosting + productMonthly.maintenance);
  expect(productsPage(getWords("en")).glance.intro).toContain(monthly);
});

test("the sentence on the four kinds of offers has the same prices", () => {
  const texts = doors.map(({ text }) => text);
  for (const [index, { price }] of items.entries())
    expect(texts[index]).toContain(/[\d,]{4,}/.exec(price)?.[0]);
  expect(JSON.stringify({ items, doors })).not.toMatch(/\{\w+\}/);
});

test("the home page links to every industry", () => {
  const paths = homePage(words).solutions.trades.items.map(({ path }) => path);
  expect(paths).toEqual(listIndustries("en").map(({ path }) => path));
});
