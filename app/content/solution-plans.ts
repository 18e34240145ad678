import { findPlan, findTool, formatMoney, getWords, type Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";
import { monthlySum, priceAfterBeta } from "./prices";

/**
 * The text of a solution about the plans that its work needs, with the sum of their prices and the planned prices of plans in
 * beta.
 * @throws Error as {@link fill}
 */
export function plansText({ plans }: Pick<Solution, "plans">, locale: Locale): string | undefined {
  if (!plans) return undefined;
  const { afterBeta } = getWords(locale).solutions.overview;
  const needed = plans.needed.flatMap(({ tool: id, tier }) => {
    const tool = findTool(id, locale);
    const plan = findPlan(id, tier, locale);
    return tool && plan ? [{ tool, plan }] : [];
  });
  const sum = needed.reduce((total, { plan }) => total + (plan.price ?? 0), 0);
  const smallest = monthlySum(plans.needed.map(({ tool }) => tool));
  const text = fill(plans.text, { smallest: formatMoney(smallest), needed: formatMoney(sum) });
  const later = needed.flatMap(({ tool, plan }) => {
    const price = priceAfterBeta(tool, plan.tier, locale);
    return price ? [fill(afterBeta, { tool: tool.title, price: formatMoney(price) })] : [];
  });
  return [text, ...later].join(" ");
}
