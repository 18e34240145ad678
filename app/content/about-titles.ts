import type { About } from "#app/url/about-parameter.ts";
import { findTool, type Locale, listProducts, listSolutions, listTools } from "#data/index.ts";

/** The titles of all possible subjects of an enquiry: products, solutions, tools and plans of tools. */
export function aboutTitles(locale: Locale): Record<About, string> {
  const products = listProducts(locale).map(({ id, title }) => [`product.${id}`, title]);
  const solutions = listSolutions(locale).map(({ id, title }) => [`solution.${id}`, title]);
  const tools = listTools(locale).flatMap(({ id, title, pricing }) => [
    [`tool.${id}`, title],
    ...pricing.map(({ tier }, index) => [aboutPlan(id, index), `${title}: ${tier}`]),
  ]);
  return Object.fromEntries([...products, ...solutions, ...tools]);
}

/** The plans that the free trial leads to: those with a price, of a tool that is available or in beta. */
export function trialPlans(): About[] {
  const open = listTools("en").filter(({ status }) => status !== "Coming Soon");
  return open.flatMap(({ id, pricing }) =>
    pricing.flatMap(({ price }, index) => (price ? [aboutPlan(id, index)] : [])),
  );
}

/** The `about` parameter for a tool's plan. It has the plan's English name in every language. @param index in `pricing` */
export function aboutPlan(toolId: string, index: number): About {
  const tier = findTool(toolId, "en")?.pricing[index]?.tier;
  if (!tier) throw new Error(`The tool ${toolId} has no plan ${index}`);
  return `tool.${toolId}.${tier.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
