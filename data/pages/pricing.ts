/** The words of the tables on the page data/info/pricing.md. */
export const pricing = {
  columns: {
    tool: "Tool",
    plans: "Plans",
    product: "System",
    service: "Service",
    weeks: "Time",
    setup: "Set-up, from",
    firstYear: "First year, from",
    once: "Paid once, from",
    monthly: "Maintenance a month, from",
    withVat: "With {vatPercent}% VAT",
  },
};
