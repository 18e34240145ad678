import { describe, expect, test } from "vitest";
import {
  findIndustry,
  findInfoPage,
  findProduct,
  formatNumber,
  getCompany,
  listIndustries,
  listProducts,
  locales,
} from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

const { productMonthly, clerkMonthly, clerkHours } = getCompany("en").buying;
const runningCost = productMonthly.hosting + productMonthly.maintenance;

/** The months after which the hours that a product saves repay its setup. They first pay for `monthlyCost`: hosting and maintenance. */
function repaymentMonths(id: string, hoursAMonth: number, monthlyCost = runningCost): number {
  const saved = (hoursAMonth * clerkMonthly) / clerkHours - monthlyCost;
  return Math.ceil((findProduct(id, "en")?.pricing ?? 0) / saved);
}

/** The minutes that the worked example for retail saves at each closing of a till. */
const closing = findIndustry("retail", "en")?.example?.sum?.work;
const closingMinutes = (closing?.minutesBefore ?? 0) - (closing?.minutesByHand ?? 0);
/** One closing a day for each shift at each counter, 30 days a month. */
const counterHours = (counters: number, shifts = 1) => (counters * shifts * closingMinutes * 30) / 60;
/** 50 minutes a month for each person. */
const staffHours = (people: number) => (people * 50) / 60;

test("each product can repay its setup: some number of hours saves more than hosting and maintenance cost", () => {
  const manyHours = 1_000;
  for (const { id } of listProducts("en")) expect(repaymentMonths(id, manyHours), id).toBeGreaterThan(0);
});

test.each(sampleCompanies)(
  "the smallest shop and the smallest employer that a product suits repay its setup within two years",
  () => {
    const smallest = [
      { id: "inventory-pos", fits: "about four to fifteen counters", hours: counterHours(4) },
      { id: "inventory-pos", fits: "two counters in two shifts", hours: counterHours(2, 2) },
      { id: "hr-payroll", fits: "about 110 to 1,500 people", hours: staffHours(110) },
    ];
    for (const { id, fits, hours } of smallest) {
      expect(findProduct(id, "en")?.fits).toContain(fits);
      expect(repaymentMonths(id, hours), id).toBeLessThanOrEqual(24);
    }
  },
);

test.each(sampleCompanies)(
  "the smallest letting agent and the smallest SACCO repay their setup within two years, by the figures of their worked examples",
  () => {
    const smallest = [
      { id: "real-estate", industry: "real-estate", size: 300, fits: "about 300 or more homes" },
      { id: "microfinance", industry: "finance", size: 2_000, fits: "about 2,000 to 20,000 members" },
    ];
    for (const { id, industry, size, fits } of smallest) {
      const work = findIndustry(industry, "en")?.example?.sum?.work;
      if (!work) throw new Error(`${industry} has no worked example`);
      const [, entriesEach = 0] = Object.values(work.factors);
      const minutesEach = work.minutesBefore - (work.stillByHand / 100) * (work.minutesByHand ?? 0);
      const saved = ((size * entriesEach * minutesEach) / 60) * work.hourCost - runningCost;
      expect(findProduct(id, "en")?.fits).toContain(fits);
      expect((findProduct(id, "en")?.pricing ?? 0) / saved, id).toBeLessThanOrEqual(24);
      expect(saved, id).toBeGreaterThan(0);
    }
  },
);

test.each(sampleCompanies)(
  "the employer to whom payroll says no would wait about six years, and two counters longer",
  () => {
    expect(findProduct("hr-payroll", "en")?.notFor).toContain("60 staff");
    expect(repaymentMonths("hr-payroll", staffHours(60))).toBe(72);
    expect(repaymentMonths("inventory-pos", counterHours(2))).toBeGreaterThan(72);
  },
);

test.each(sampleCompanies)(
  "an hour of a clerk costs the same in the worked examples of industries as on the page of prices",
  () => {
    const works = listIndustries("en")
      .filter(({ example }) => example?.assumptions.some((text) => text.startsWith("An hour of a clerk’s")))
      .map(({ example }) => example?.sum?.work?.hourCost);
    expect(works.length).toBeGreaterThan(0);
    expect(new Set(works)).toEqual(new Set([clerkMonthly / clerkHours]));
  },
);

describe.each(sampleCompanies.length > 0 ? locales : [])("the page of prices (%s)", (locale) => {
  test("states the minutes that the example for retail saves at each closing of a till", () => {
    const minutes = new RegExp(`\\b${closingMinutes}\\b`);
    expect(JSON.stringify(findInfoPage("/pricing", locale))).toMatch(minutes);
    expect(findProduct("inventory-pos", locale)?.fits).toMatch(minutes);
  });

  test("states the months that the hours need to repay the setup", () => {
    const html = JSON.stringify(findInfoPage("/pricing", locale));
    for (const [id, size, hours] of [
      ["inventory-pos", 4, counterHours(4)],
      ["inventory-pos", 3, counterHours(3)],
      ["hr-payroll", 110, staffHours(110)],
      ["hr-payroll", 60, staffHours(60)],
    ] as const) {
      const months = formatNumber(repaymentMonths(id, hours));
      expect(html).toMatch(new RegExp(`\\b${size}\\b[^.;]*\\b${months}\\b`));
    }
    const withoutMaintenance = [
      repaymentMonths("inventory-pos", counterHours(2), productMonthly.hosting),
      repaymentMonths("hr-payroll", staffHours(60), productMonthly.hosting),
    ];
    const [months] = withoutMaintenance;
    expect(withoutMaintenance).toEqual([months, months]);
    expect(html).toMatch(new RegExp(`\\b2\\b[^.;]*\\b60\\b[^.;]*\\b${months}\\b`));
  });
});
