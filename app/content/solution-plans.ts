import { findPlan, findTool, formatMoney, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";
import { alsoWithVat, monthlySum, priceAfterBeta } from "./prices";

export type SolutionPlans = NonNullable<ReturnType<typeof solutionPlans>>;

/**
 * What the smallest plans of a solution's tools include and what the plans for all of its work include, each with its monthly
 * price without and with VAT, from when they pay, the routes into an ERP, and a text about the rest, with the planned prices of plans in beta.
 */
export function solutionPlans({ plans }: Pick<Solution, "plans">, words: Words) {
  if (!plans) return undefined;
  const { solutions, buying, common, locale } = words;
  const needed = plans.needed.flatMap(({ tool: id, tier }) => {
    const tool = findTool(id, locale);
    const plan = findPlan(id, tier, locale);
    return tool && plan ? [{ tool, plan }] : [];
  });
  const sum = needed.reduce((total, { plan }) => total + (plan.price ?? 0), 0);
  const smallest = monthlySum(plans.needed.map(({ tool }) => tool));
  const later = needed.flatMap(({ tool, plan }) => {
    const price = priceAfterBeta(tool, plan.tier, locale);
    const text = solutions.overview.afterBeta;
    return price ? [fill(text, { tool: tool.title, price: formatMoney(price) })] : [];
  });
  const monthly = (price: number) => fill(buying.costs.monthly, { price: formatMoney(price) });
  const { plans: labels } = solutions.detail.tools;
  return {
    smallest: {
      label: labels.smallest,
      price: monthly(smallest),
      withVat: alsoWithVat(smallest, words),
      ...plans.smallest,
    },
    full: { label: labels.full, price: monthly(sum), withVat: alsoWithVat(sum, words), ...plans.full },
    pays: { title: common.pays, items: plans.pays },
    erp: { title: common.erp, items: plans.erp },
    more: [plans.more, ...later].filter(Boolean).join(" "),
  };
}
