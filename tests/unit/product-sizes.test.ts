import { describe, expect, test } from "vitest";
import { productSizesTable } from "#app/routes/info/price-tables.ts";
import { productsPage } from "#app/routes/products/products-page.ts";
import {
  findIndustry,
  findInfoPage,
  findProduct,
  formatMoney,
  formatNumber,
  getCompany,
  getWords,
  listIndustries,
  listProducts,
  locales,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
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

/** The minutes that a worked example saves each month for one unit of its first factor, such as a member or a home. */
function exampleMinutes(industry: string): number {
  const work = findIndustry(industry, "en")?.example?.sum?.work;
  if (!work) throw new Error(`${industry} has no worked example`);
  const [, entriesEach = 0] = Object.values(work.factors);
  return entriesEach * (work.minutesBefore - (work.stillByHand / 100) * work.minutesByHand);
}

test.each(sampleCompanies)(
  "the smallest letting agent, SACCO and sender of SMS repay their setup within two years",
  () => {
    const smallest = [
      { id: "real-estate", size: 300, fits: "about 300 or more homes" },
      { id: "microfinance", size: 2_000, fits: "about 2,000 to 20,000 members" },
      { id: "bulk-sms", size: 800, fits: "about 800 or more contacts" },
    ];
    for (const { id, size, fits } of smallest) {
      const product = findProduct(id, "en");
      const { counts = [], minutesEach = 0, hourCost = clerkMonthly / clerkHours } = product?.sizes ?? {};
      expect(product?.fits).toContain(fits);
      expect(Math.min(...counts), id).toBe(size);
      const saved = ((size * minutesEach) / 60) * hourCost - runningCost;
      expect(saved, id).toBeGreaterThan(0);
      expect((product?.pricing ?? 0) / saved, id).toBeLessThanOrEqual(24);
    }
  },
);

test.each(sampleCompanies)("the time saved for each unit of a size is that of the worked example", () => {
  const sizesOf = (id: string) => findProduct(id, "en")?.sizes;
  expect(sizesOf("real-estate")?.minutesEach).toBeCloseTo(exampleMinutes("real-estate"));
  expect(sizesOf("microfinance")?.minutesEach).toBeCloseTo(exampleMinutes("finance"));
  expect(sizesOf("inventory-pos")?.minutesEach).toBe(closingMinutes * 30);
  expect(sizesOf("hr-payroll")?.minutesEach).toBe(50);
  expect(sizesOf("real-estate")?.hourCost).toBe(
    findIndustry("real-estate", "en")?.example?.sum?.work?.hourCost,
  );
});

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

  test("names the time and the hour's cost of the examples for manufacturing and real estate", () => {
    const html = JSON.stringify(findInfoPage("/pricing", locale));
    expect(html).toMatch(new RegExp(`\\b${exampleMinutes("manufacturing")}\\b`));
    for (const industry of ["manufacturing", "real-estate"]) {
      const cost = findIndustry(industry, "en")?.example?.sum?.work?.hourCost ?? 0;
      expect(html).toContain(formatMoney(cost));
    }
  });

  test("states the minutes that each unit of a size saves", () => {
    const html = JSON.stringify(findInfoPage("/pricing", locale));
    for (const { id, sizes } of listProducts(locale)) {
      const minutes = id === "inventory-pos" ? closingMinutes : sizes?.minutesEach;
      if (minutes) expect(html, id).toMatch(new RegExp(`\\b${formatNumber(minutes)}\\b`));
    }
  });

  // Calculated by hand: setup ÷ (hours × cost − hosting and maintenance), the same with hosting only, and with VAT on all prices.
  test.each([
    { id: "microfinance", size: 2_000, hours: 137.5, each: 300, months: 11, hosted: 8, withVat: 13 },
    { id: "bulk-sms", size: 800, hours: 53.3, each: 300, months: 18, hosted: 7, withVat: 35 },
    { id: "inventory-pos", size: 4, hours: 80, each: 300, months: 15, hosted: 9, withVat: 20 },
    { id: "inventory-pos", size: 3, hours: 60, each: 300, months: 28, hosted: 13, withVat: 45 },
    { id: "inventory-pos", size: 2, hours: 40, each: 300, hosted: 22 },
    { id: "hr-payroll", size: 110, hours: 91.7, each: 300, months: 16, hosted: 11, withVat: 21 },
    { id: "hr-payroll", size: 60, hours: 50, each: 300, months: 72, hosted: 22 },
    { id: "real-estate", size: 300, hours: 67.5, each: 400, months: 15, hosted: 10, withVat: 19 },
  ])("shows when $size units of $id repay the setup", ({ id, size, hours, each, ...repaid }) => {
    const words = getWords(locale);
    const { sizes } = words.pricing;
    const inMonths = (months: number | undefined) => (months === undefined ? sizes.never : `${months}`);
    const product = findProduct(id, locale);
    const label = fill(product?.sizes?.label ?? "", { size: formatNumber(size) });
    const { rows } = productSizesTable(words);
    const start = rows.findIndex(([name]) => name?.includes(`[${product?.title}](${product?.path})`));
    expect(
      rows
        .slice(start)
        .find(([, cell]) => cell?.startsWith(`${label} `))
        ?.slice(1),
    ).toEqual([
      expect.stringContaining(fill(sizes.saved, { hours: formatNumber(hours), hourCost: formatMoney(each) })),
      inMonths(repaid.months),
      inMonths(repaid.hosted),
      inMonths(repaid.withVat),
    ]);
  });

  test("states the share of receipts that a SACCO’s system has to post by itself, as in the example", () => {
    const left = findIndustry("finance", "en")?.example?.sum?.work?.stillByHand ?? 0;
    expect(JSON.stringify(findInfoPage("/pricing", locale))).toMatch(
      new RegExp(`\\b${100 - left} (in|kati ya) 100\\b[^.]*\\.[^.]*/industries/finance`),
    );
  });

  test("counts the time of two people at each closing of a till, as the product and the example do", () => {
    const half = counterHours(4) / 2;
    expect(half).toBe(counterHours(2));
    const html = JSON.stringify(findInfoPage("/pricing", locale));
    expect(html).toMatch(/for 4 counters, read the row of 2|kaunta 4, soma mstari wa kaunta 2/);
    expect(findProduct("inventory-pos", locale)?.fits).toMatch(/two people|watu wawili/);
  });

  test("states the months that four counters need if the shop closes on Sundays", () => {
    const months = repaymentMonths("inventory-pos", (counterHours(4) * 26) / 30);
    expect(JSON.stringify(findInfoPage("/pricing", locale))).toMatch(
      new RegExp(`\\b4\\b[^.;]*\\b26\\b[^.;]*\\b${months}\\b`),
    );
  });

  test("and the example for retail state the months that three counters need with one shift and with two", () => {
    const months = [1, 2].map((shifts) => repaymentMonths("inventory-pos", counterHours(3, shifts)));
    expect(JSON.stringify(findInfoPage("/pricing", locale))).toMatch(
      new RegExp(`\\b3\\b[^.;]*\\b${months[1]}\\b[^.;]*/industries/retail`),
    );
    expect(findIndustry("retail", locale)?.example?.caveat).toMatch(
      new RegExp(`\\b3\\b[^.;]*\\b${months[0]}\\b`),
    );
  });

  test("and the example for retail state the months that counters in one shift need with hosting only", () => {
    const { hosting } = getCompany("en").buying.productMonthly;
    const [three, two] = [3, 2].map((counters) => {
      const saved = (counterHours(counters) * clerkMonthly) / clerkHours;
      return Math.ceil((findProduct("inventory-pos", "en")?.pricing ?? 0) / (saved - hosting));
    });
    const caveat = findIndustry("retail", locale)?.example?.caveat ?? "";
    expect(caveat).toMatch(new RegExp(`\\(${three} (with hosting only|ukilipia hosting tu)\\)`));
    for (const text of [caveat, findInfoPage("/pricing", locale)?.body])
      expect(text).toMatch(new RegExp(`(hosting only|hosting tu),? [^.]*\\b${two}\\b`, "i"));
  });

  test("and the texts for shops state the losses that two counters in one shift have to prevent", () => {
    const each = clerkMonthly / clerkHours;
    /** The losses a month with which the setup is repaid in 24 months. */
    const losses = (days: number, vat: number) =>
      (runningCost + (findProduct("inventory-pos", "en")?.pricing ?? 0) / 24) * vat -
      ((counterHours(2) * days) / 30) * each;
    const range = [losses(30, 1), losses(26, 1.16)].map((amount) => Math.round(amount / 1000) * 1000);
    const [least = "", most = ""] = range.map((amount) => formatNumber(amount));
    const html = JSON.stringify(findInfoPage("/pricing", locale));
    expect(html).toMatch(new RegExp(`${least}\\b[^.]*\\b${most}\\b`));
    for (const text of [
      findProduct("inventory-pos", locale)?.notFor,
      findIndustry("retail", locale)?.example?.caveat,
    ])
      expect(text).toContain(`${least}-${most}`);
  });

  test("states the branches and tills that the starting price covers, as the product does", () => {
    const { covers = "" } = findProduct("inventory-pos", locale) ?? {};
    const [covered] = covers.match(locale === "en" ? /up to [^.]*/ : /hadi [^.]*/) ?? [];
    expect(covered).toBeDefined();
    expect(JSON.stringify(findInfoPage("/pricing", locale))).toContain(covered);
    const { items } = productsPage(getWords(locale)).catalogue;
    expect(items.find(({ id }) => id === "inventory-pos")?.fits).toContain(covers);
  });
});

test.each(sampleCompanies.flatMap(() => locales))(
  "a product that holds sensitive data states the consent that they need (%s)",
  (locale) => {
    const { items } = productsPage(getWords(locale)).catalogue;
    const { hostedIn } = getCompany(locale).dataHandling;
    const withConsent = items.filter(({ fits }) => /consent|ridhaa/.test(fits) && fits.includes(hostedIn));
    const ids = withConsent.map(({ id }) => id);
    expect(ids).toEqual(["microfinance", "booking", "bulk-sms", "hr-payroll", "real-estate"]);
  },
);
