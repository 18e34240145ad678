import { describe, expect, test } from "vitest";
import { monthlySum } from "#app/content/prices.ts";
import { solutionPlans } from "#app/content/solution-plans.ts";
import { solutionPage } from "#app/routes/solution/solution-page.ts";
import { solutionsPage } from "#app/routes/solutions/solutions-page.ts";
import {
  findInfoPage,
  findPlan,
  findService,
  findSolution,
  findTool,
  formatMoney,
  getWords,
  listSolutions,
  locales,
} from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

/** Added up by hand. */
const sums = [
  { id: "finance-ops", smallest: 2_500 + 1_500 + 1_500, needed: 5_000 + 4_500 + 3_900 + 1_500 },
  { id: "sales-leadgen", smallest: 2_000 + 4_000, needed: 2_000 + 9_500 },
  { id: "content-repurpose", smallest: 1_500, needed: 3_000 + 4_000 },
  { id: "visual-brand", smallest: 1_000 + 1_500, needed: 2_500 + 1_500 },
  { id: "customer-engagement", smallest: 4_000 + 2_000, needed: 9_500 + 2_000 },
  { id: "data-intelligence", smallest: 2_500, needed: 4_000 + 4_500 + 2_500 },
  { id: "integrations-consulting", smallest: 1_500, needed: 4_000 + 3_900 },
];

/** The lines that a card shows. */
const textOf = (plan?: { includes: string[]; limits: string }) =>
  [...(plan?.includes ?? []), plan?.limits].join(" ");

/** The first number in a plan's first feature: "1,000" of "1,000 transactions per month". */
const mainLimit = (plan?: { features: string[] }) => plan?.features[0]?.match(/[\d,]*\d/)?.[0] ?? "no limit";

describe.each(locales)("the plans that a solution needs (%s)", (locale) => {
  test.each(sampleCompanies.flatMap(() => sums))(
    "$id names both monthly prices",
    ({ id, smallest, needed }) => {
      const solution = findSolution(id, locale);
      if (!solution) throw new Error(`There is no solution ${id}`);
      const { plans } = solutionPage(solution, getWords(locale)).copy.tools;
      expect(plans?.smallest.price).toContain(formatMoney(smallest));
      expect(plans?.full.price).toContain(formatMoney(needed));
      // Rounded, because some sums with VAT would have cents that binary fractions cannot hold.
      for (const [plan, sum] of [
        [plans?.smallest, smallest],
        [plans?.full, needed],
      ] as const)
        expect(plan?.withVat).toContain(formatMoney(Math.round(sum * 116) / 100));
      const row = solutionsPage(getWords(locale)).solutions.find((each) => each.id === id);
      expect(row?.full?.price).toBe(plans?.full.price);
    },
  );

  test.each(listSolutions(locale).filter(({ plans }) => plans))(
    "$id names each plan that is not the smallest, and only plans of its own tools",
    ({ id, tools, plans }) => {
      for (const { tool, tier } of plans?.needed ?? []) {
        expect(tools).toContain(tool);
        const plan = findPlan(tool, tier, locale);
        if (plan !== findTool(tool, locale)?.pricing[0])
          expect(`${textOf(plans?.full)} ${plans?.more}`).toContain(plan?.tier);
        expect(findPlan(tool, tier, "en")?.period).toBe("month");
      }
      const needed = plans?.needed.reduce(
        (sum, { tool, tier }) => sum + (findPlan(tool, tier, "en")?.price ?? 0),
        0,
      );
      const smallest = monthlySum((plans?.needed ?? []).map(({ tool }) => tool));
      expect(needed, `plans.needed of ${id} in data/solutions.ts`).toBeGreaterThan(smallest);
    },
  );

  test.each(
    sampleCompanies.flatMap(() => [
      { id: "finance-ops", later: 3_000 },
      { id: "sales-leadgen", later: 4_500 },
      { id: "customer-engagement", later: 4_500 },
    ]),
  )("$id names the planned price of its tool in beta", ({ id, later }) => {
    const solution = findSolution(id, locale);
    const plans = solution && solutionPlans(solution, getWords(locale));
    expect(plans?.more).toContain(formatMoney(later));
  });

  test.each(sampleCompanies)("finance-ops names its tool in beta and both prices without it", () => {
    const { smallest, full } = findSolution("finance-ops", locale)?.plans ?? {};
    for (const plan of [smallest, full])
      expect(textOf(plan)).toContain(findTool("expense-anomaly-detector", locale)?.title);
    expect(textOf(smallest)).toContain(formatMoney(2_500 + 1_500));
    expect(textOf(full)).toContain(formatMoney(5_000 + 4_500 + 3_900));
  });

  test.each(sampleCompanies)(
    "texts name the price without a tool, and of an audit that no plan includes",
    () => {
      expect(textOf(findSolution("data-intelligence", locale)?.plans?.full)).toContain(
        formatMoney(4_000 + 4_500),
      );
      const audit = formatMoney(findService("compliance-audit", locale)?.price ?? 0);
      expect(findSolution("customer-engagement", locale)?.solutions.at(-1)?.description).toContain(audit);
    },
  );

  test.each(sampleCompanies.flatMap(() => listSolutions(locale).filter(({ plans }) => plans)))(
    "$id names the main limit of each monthly plan",
    ({ plans }) => {
      for (const { tool, tier } of plans?.needed ?? []) {
        expect(textOf(plans?.full)).toContain(mainLimit(findPlan(tool, tier, "en")));
        const [smallest] = findTool(tool, "en")?.pricing ?? [];
        if (smallest?.period === "month") expect(textOf(plans?.smallest)).toContain(mainLimit(smallest));
      }
    },
  );

  test.each(sampleCompanies)("finance-ops names the reports and accounts of the plan Desk", () => {
    const { features = [] } = findPlan("e-statement-analyzer", "Desk", "en") ?? {};
    const text = textOf(findSolution("finance-ops", locale)?.plans?.full);
    for (const figure of [/^(\d+) reports per month/, /from (\d+) accounts/]) {
      const [, number = "none"] = features.flatMap((feature) => feature.match(figure) ?? []);
      expect(text).toMatch(new RegExp(`\\b${number}\\b`));
    }
  });

  test.each(sampleCompanies)("finance-ops names the price of M-Pesa transactions above the limit", () => {
    const { amounts } = findTool("ai-mpesa-analyzer", "en") ?? {};
    const { professionalExtra, professionalBusy } = amounts ?? {};
    // A month of 12,000: 2,000 above the limit, in hundreds.
    expect([professionalExtra, professionalBusy]).toEqual([60, 5_000 + 20 * 60]);
    const named = [
      findSolution("finance-ops", locale)?.plans?.pays.join(" "),
      findPlan("ai-mpesa-analyzer", "Professional", locale)?.features[0],
      findTool("ai-mpesa-analyzer", locale)
        ?.faqs.map(({ answer }) => answer)
        .join(" "),
    ];
    for (const text of named)
      expect(text).toMatch(new RegExp(`\\b10,000\\b.*${formatMoney(60)}\\b|${formatMoney(60)} .*12,000`));
    expect(named.at(-1)).toContain(formatMoney(6_200));
  });

  test.each(sampleCompanies)("the follow-ups of sales name the price of the workflow that they need", () => {
    const { description = "", solutions = [] } = findSolution("sales-leadgen", locale) ?? {};
    const price = formatMoney(findService("workflow-design", locale)?.price ?? 0);
    const [, , followUp] = solutions;
    expect(description).toContain(price);
    expect(followUp?.description).toContain(price);
  });
});

// Another company writes advice of its own.
test.each(sampleCompanies.flatMap(() => locales))(
  "the pages name the same routes into an ERP, with the prices of the services (%s)",
  (locale) => {
    const { price: workflow, pricing } = findService("workflow-design", "en") ?? {};
    const maintenance = pricing?.maintenance?.[0];
    const connection = findService("api-integration", "en")?.price;
    const routes = findSolution("finance-ops", locale)?.plans?.erp.join(" ") ?? "";
    const prices = findInfoPage("/pricing", locale)
      ?.body.split("\n")
      .find((line) => line.includes("ERP?"));
    const answer = findTool("invoice-reorganizer", locale)?.faqs.find(({ question }) =>
      question.includes("ERP"),
    )?.answer;
    for (const text of [routes, prices, answer]) {
      expect(text).toContain("Excel");
      for (const amount of [workflow, maintenance]) expect(text).toContain(formatMoney(amount ?? 0));
    }
    for (const text of [routes, prices]) {
      expect(text).toContain(formatMoney(connection ?? 0));
      expect(text).toContain("Enterprise");
    }
    // A file for an ERP is part of this plan only, and has no price.
    const enterprise = findPlan("ai-mpesa-analyzer", "Enterprise", "en");
    expect(enterprise?.price).toBeNull();
    expect(enterprise?.features.join(" ")).toContain("Export built for your ERP");
  },
);
