import { expect, test } from "vitest";
import {
  findInfoPage,
  findPlan,
  findService,
  findSolution,
  findTool,
  formatMoney,
  locales,
} from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

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
