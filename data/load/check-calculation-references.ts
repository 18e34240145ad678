import { checkReferences } from "../schemas/check";
import type { SumInputs } from "../schemas/sum";

type Records = readonly { id: string }[];
type Tools = readonly { id: string; pricing: readonly { tier: string; price: number | null }[] }[];

/**
 * Checks that the offers from which a sum takes its prices exist, and that its plans have a price.
 * @throws ContentError with the record and the wrong reference
 */
export function checkCalculationReferences(
  where: string,
  { plans, setup }: { plans: readonly { tool: string; tier: string }[]; setup: SumInputs["setup"] },
  { tools, services, products }: { tools: Tools; services: Records; products: Records },
): void {
  const offers = { tool: tools, service: services, product: products };
  const checkTier = (field: string, tool: string, tier: string) => {
    const priced = tools.find(({ id }) => id === tool)?.pricing.filter(({ price }) => price !== null) ?? [];
    checkReferences(
      `${where}, ${field}`,
      [tier],
      priced.map((plan) => ({ id: plan.tier })),
    );
  };
  for (const { kind, id, tier } of setup) {
    checkReferences(`${where}, setup`, [id], offers[kind]);
    if (tier !== undefined) checkTier("setup", id, tier);
  }
  for (const { tool, tier } of plans) {
    checkReferences(`${where}, plans`, [tool], tools);
    checkTier("plans", tool, tier);
  }
}
