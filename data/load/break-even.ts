import type { Company } from "../schemas/company";
import { services } from "../services";

type Clerk = Pick<Company["buying"], "clerkMonthly" | "clerkHours">;

/** What an hour of a clerk costs a customer. */
export const clerkHourCost = ({ clerkMonthly, clerkHours }: Clerk) => Math.round(clerkMonthly / clerkHours);

/**
 * The hours of a clerk that a workflow has to save each month to pay for its maintenance, at the lowest price and without
 * VAT. 0 where the company offers no maintenance of a workflow.
 */
export function breakEvenHours(clerk: Clerk): number {
  const maintenance = services.find(({ id }) => id === "workflow-design")?.pricing?.maintenance;
  return Math.round((maintenance?.[0] ?? 0) / clerkHourCost(clerk));
}
