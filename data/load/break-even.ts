import type { Company } from "../schemas/company";
import { services } from "../services";

type Monthly = Pick<Company["buying"], "clerkMonthly" | "clerkHours" | "productMonthly">;
type Clerk = Pick<Company["buying"], "clerkMonthly" | "clerkHours">;

/** The cost of a clerk's hour for a customer, as a whole amount. */
export const clerkHourCost = ({ clerkMonthly, clerkHours }: Clerk) => Math.round(clerkMonthly / clerkHours);

/**
 * The hours of a clerk that a workflow has to save per month to pay for its maintenance, at the lowest price and without
 * VAT. 0 if the company offers no maintenance of workflows.
 */
export function breakEvenHours(clerk: Clerk): number {
  const maintenance = services.find(({ id }) => id === "workflow-design")?.pricing?.maintenance;
  return Math.round((maintenance?.[0] ?? 0) / clerkHourCost(clerk));
}

/**
 * The hours of a clerk that a product has to save per month to pay for its hosting and maintenance, without VAT, to one
 * decimal place.
 */
export function productHours({ productMonthly, ...clerk }: Monthly): number {
  const { hosting, maintenance } = productMonthly;
  return Math.round((10 * (hosting + maintenance)) / clerkHourCost(clerk)) / 10;
}
