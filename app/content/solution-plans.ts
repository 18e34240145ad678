import { findPlan, findTool, formatMoney, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";
import { monthlySum, priceAfterBeta } from "./prices";

/**
 * What the smallest plans of a solution's tools include and what the plans for all of its work include, each with its monthly
 * price, and a text about the rest, with the planned prices of plans in beta.
 */
export function solutionPlans({ plans }: Pick<Solution, "plans">, { solutions, buying, locale }: Words) {
  if (!plans) return undefined;
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
    choices: [
      { label: labels.smallest, price: monthly(smallest), text: plans.smallest },
      { label: labels.full, price: monthly(sum), text: plans.full },
    ],
    more: [plans.more, ...later].filter(Boolean).join(" "),
  };
}

/** The same as one text, with a line for each plan. */
export function plansText(solution: Pick<Solution, "plans">, words: Words): string | undefined {
  const plans = solutionPlans(solution, words);
  return (
    plans && [...plans.choices.map(({ price, text }) => `${price}: ${text}`), plans.more].join("\n").trim()
  );
}
