import { expect, test } from "vitest";
import { company } from "#data/company.ts";
import { findService, getCompany } from "#data/index.ts";
import { breakEvenHours, clerkHourCost, productHours } from "#data/load/break-even.ts";
import { fillFacts } from "#data/load/facts.ts";
import { formatMoney, formatNumber } from "#data/load/money.ts";
import { servicePrices } from "#data/load/own-prices.ts";

const { buying } = getCompany("en");

test("the cost of a clerk's hour is the monthly cost divided by the monthly hours", () => {
  expect(clerkHourCost({ clerkMonthly: 48_000, clerkHours: 160 })).toBe(300);
});

test("the hours at which a workflow pays for its maintenance cost as much as the maintenance", () => {
  const hourCost = clerkHourCost(company.buying);
  const [maintenance = 0] = findService("workflow-design", "en")?.pricing?.maintenance ?? [];
  expect(Math.abs(breakEvenHours(company.buying) * hourCost - maintenance)).toBeLessThanOrEqual(hourCost / 2);
});

test("a product has to save the hours of a clerk that its hosting and maintenance cost", () => {
  const productMonthly = { hosting: 3_500, maintenance: 8_000 };
  expect(productHours({ clerkMonthly: 48_000, clerkHours: 160, productMonthly })).toBe(38.3);
  expect(fillFacts("{company.productHours}", "x.ts", "en")).toBe(String(productHours(buying)));
});

test("texts contain both figures in every language", () => {
  const text = "{company.breakEvenHours} × {company.clerkHour}";
  const filled = `${breakEvenHours(buying)} × ${formatMoney(clerkHourCost(buying))}`;
  expect(fillFacts(text, "x.ts", "en")).toBe(filled);
  expect(fillFacts(text, "x.ts", "sw")).toBe(filled);
});

test("a service's text contains the hours of a clerk that cost as much as the service", () => {
  const hours = servicePrices({ price: 150_000 }, [{ pricing: 1 }]).setupHours;
  expect(hours).toBe(formatNumber(Math.round(150_000 / clerkHourCost(buying))));
});
