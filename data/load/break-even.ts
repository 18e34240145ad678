import type { Company } from "../schemas/company";
import { services } from "../services";
import type { PayingHours } from "./format";
import { addVat } from "./vat";

type Buying = Company["buying"];
type Clerk = Pick<Buying, "clerkMonthly" | "clerkHours">;
type Prices = Clerk & Pick<Buying, "vat" | "vatPercent">;

/** The cost of a clerk's hour for a customer, as a whole amount. */
export const clerkHourCost = ({ clerkMonthly, clerkHours }: Clerk) => Math.round(clerkMonthly / clerkHours);

/** The whole hours of a clerk that cost at least as much as `amount`. They are rounded up, because fewer hours do not pay for it. */
export function payingHours(amount: number, { vat, vatPercent, ...clerk }: Prices): PayingHours {
  const hoursFor = (cost: number) => Math.ceil(cost / clerkHourCost(clerk));
  return {
    hours: hoursFor(amount),
    withVat: vat === "excluded" ? hoursFor(addVat(amount, vatPercent)) : undefined,
  };
}

/** The starting price of a service; 0 if the company does not offer the service. */
export const servicePrice = (serviceId: string) => services.find(({ id }) => id === serviceId)?.price ?? 0;

/** The lowest price of a month of a workflow's maintenance; 0 if the company offers none. */
export function workflowMaintenance(): number {
  const maintenance = services.find(({ id }) => id === "workflow-design")?.pricing?.maintenance;
  return maintenance?.[0] ?? 0;
}

/** The hours of a clerk that a workflow has to save per month to pay for its maintenance. */
export const breakEvenHours = (buying: Prices): PayingHours => payingHours(workflowMaintenance(), buying);

/** The hours of a clerk that a product has to save per month to pay for its hosting and maintenance. */
export function productHours({
  productMonthly,
  ...prices
}: Prices & Pick<Buying, "productMonthly">): PayingHours {
  return payingHours(productMonthly.hosting + productMonthly.maintenance, prices);
}
