import { expect, test } from "vitest";
import { company } from "#data/company.ts";
import { findService, getCompany } from "#data/index.ts";
import { breakEvenHours, clerkHourCost } from "#data/load/break-even.ts";
import { fillFacts } from "#data/load/facts.ts";
import { formatMoney } from "#data/load/money.ts";

const { buying } = getCompany("en");

test("a clerk's hour is a month's cost divided by its hours", () => {
  expect(clerkHourCost({ clerkMonthly: 48_000, clerkHours: 160 })).toBe(300);
});

test("the hours at which a workflow pays for its maintenance cost as much as the maintenance", () => {
  const hourCost = clerkHourCost(company.buying);
  const [maintenance = 0] = findService("workflow-design", "en")?.pricing?.maintenance ?? [];
  expect(Math.abs(breakEvenHours(company.buying) * hourCost - maintenance)).toBeLessThanOrEqual(hourCost / 2);
});

test("texts name both, in every language", () => {
  const text = "{company.breakEvenHours} × {company.clerkHour}";
  const filled = `${breakEvenHours(buying)} × ${formatMoney(clerkHourCost(buying))}`;
  expect(fillFacts(text, "x.ts", "en")).toBe(filled);
  expect(fillFacts(text, "x.ts", "sw")).toBe(filled);
});
