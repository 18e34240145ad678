/** The words of the tables on the page data/info/pricing.md. */
export const pricing = {
  columns: {
    tool: "Tool",
    plan: "Plan",
    price: "Price",
    priceWithVat: "With {vatPercent}% VAT",
    product: "System",
    service: "Service",
    weeks: "Time",
    setup: "Setup, from",
    firstYear: "First year, hosted and maintained, from",
    firstYearWithVat: "First year with {vatPercent}% VAT",
    once: "Paid once, from",
    onceWithVat: "Once with {vatPercent}% VAT",
    monthly: "Maintenance a month, from",
  },
  /** Added after the planned price of a plan in beta. */
  alsoWithVat: "({price} with VAT)",
  /** A note below the name of a plan in beta. */
  afterBeta: "planned after the beta: {price}",
};
