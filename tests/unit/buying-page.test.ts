import { expect, test } from "vitest";
import { buyingPage } from "#app/content/buying-page.ts";
import { findService, formatMoney, getCompany, getWords, listProducts } from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

const page = buyingPage(getWords("en"));
const { buying } = getCompany("en");

const amountOf = (text: string) => Number(text.replace(/\D/g, ""));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("the first year of the example adds up, with VAT where prices exclude it", () => {
  const { lines = [], total, later } = page.costs.examples.at(-1) ?? {};
  const { hosting, maintenance } = buying.productMonthly;
  const rate = buying.vat === "excluded" ? buying.vatPercent / 100 : 0;
  expect(sum(lines.map(({ amount }) => amountOf(amount)))).toBe(amountOf(total?.amount ?? ""));
  const beforeVat = (listProducts("en")[0]?.pricing ?? 0) + 12 * (hosting + maintenance);
  expect(amountOf(total?.amount ?? "")).toBe(Math.round(beforeVat * (1 + rate)));
  expect(amountOf(later ?? "")).toBe(Math.round(12 * (hosting + maintenance) * (1 + rate)));
});

test("the first year of a workflow adds up, with and without its maintenance", () => {
  const { lines = [], total, later, without } = page.costs.examples[0] ?? {};
  const { price, pricing } = findService("workflow-design", "en") ?? {};
  const maintenance = 12 * (pricing?.maintenance?.[0] ?? 0);
  const rate = buying.vat === "excluded" ? 1 + buying.vatPercent / 100 : 1;
  expect(sum(lines.map(({ amount }) => amountOf(amount)))).toBe(amountOf(total?.amount ?? ""));
  expect(amountOf(total?.amount ?? "")).toBe(Math.round(((price ?? 0) + maintenance) * rate));
  expect(amountOf(later ?? "")).toBe(Math.round(maintenance * rate));
  expect(without).toContain(formatMoney(Math.round((price ?? 0) * rate)));
});

test("a workflow has to save the hours of a clerk that it costs, rounded up", () => {
  const { price, pricing } = findService("workflow-design", "en") ?? {};
  const maintenance = pricing?.maintenance?.[0] ?? 0;
  const hoursFor = (monthly: number) => Math.ceil((monthly * buying.clerkHours) / buying.clerkMonthly);
  const clerk = page.alternatives.items.find(({ text }) => text.includes(formatMoney(buying.clerkMonthly)));
  const hours = clerk?.table?.rows.map(([, ...figures]) => figures.map(amountOf));
  const firstYear = (price ?? 0) / 12 + maintenance;
  const rate = 1 + buying.vatPercent / 100;
  const rates = buying.vat === "excluded" ? [1, rate] : [1];
  expect(hours).toEqual(rates.map((each) => [hoursFor(firstYear * each), hoursFor(maintenance * each)]));
});

test("each stage begins where the previous one ends, and the last ends at the full price", () => {
  const { items } = page.stages;
  expect(items.map(({ start }) => start)).toEqual(
    items.map((_, index) => sum(items.slice(0, index).map(({ percent }) => percent))),
  );
  expect(sum(items.map(({ percent }) => percent))).toBe(100);
});

// 5% of KSh 2,500 before VAT. The sample company adds 16% VAT.
test.each(sampleCompanies)("the tax withheld in the example is a share of the amount before VAT", () => {
  const withheld = page.facts.items.find(({ text }) => text.includes("withhold"))?.text;
  const amounts = [2_500, 400, 2_900, 125, 2_775].map(formatMoney).join("|");
  expect(withheld?.match(new RegExp(amounts, "g"))?.join("|")).toBe(amounts);
});

test("the withholding tax is named only if the company's record has it, and if VAT is charged", () => {
  const { label } = getWords("en").buying.facts.items.withholding;
  const isNamed = page.facts.items.some((item) => item.label === label);
  expect(isNamed).toBe(buying.withholding !== undefined && buying.vat !== "none");
});

test("no placeholder is left unfilled", () => {
  expect(JSON.stringify(page)).not.toMatch(/\{[a-z]\w+\}/i);
});
