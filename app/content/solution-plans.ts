import { findPlan, formatMoney, type Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Solution } from "#data/schemas/solution.ts";
import { monthlySum } from "./prices";

/** The text of a solution about the plans that its work needs, with the sum of their prices. @throws Error as {@link fill} */
export function plansText(
  { plans, tools }: Pick<Solution, "plans" | "tools">,
  locale: Locale,
): string | undefined {
  if (!plans) return undefined;
  const needed = plans.needed.reduce(
    (sum, { tool, tier }) => sum + (findPlan(tool, tier, locale)?.price ?? 0),
    0,
  );
  return fill(plans.text, { smallest: formatMoney(monthlySum(tools)), needed: formatMoney(needed) });
}
