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
    firstYear: "Year 1, from",
    /** Below `firstYear` in the head of the table. */
    firstYearCosts: "with hosting and maintenance",
    firstYearWithVat: "Year 1 with {vatPercent}% VAT",
    once: "Paid once, from",
    onceWithVat: "Once, with {vatPercent}% VAT",
    monthly: "Monthly maintenance, from",
    /** The columns of the table of hours. `hoursWithVat` only where prices exclude VAT. */
    year: "Year",
    costs: "To pay for",
    hours: "Hours a month",
    hoursWithVat: "If you cannot reclaim VAT",
    /** The columns of the table of sizes. `repaidWithVat` only where prices exclude VAT. */
    size: "Your size",
    repaid: "Months to repay setup",
    repaidHosted: "With hosting only",
    repaidWithVat: "If you cannot reclaim VAT",
  },
  /** The title of the fold that a narrow window shows in place of the table of tools, below their lowest prices. */
  plans: "All plans of the tools",
  /** The title of the fold that a narrow window shows in place of the notes on a table. */
  notes: "About these prices",
  /** The title of the fold with the last tables of the products. */
  payback: "When a product pays for itself",
  /** Added after the planned price of a plan in beta. */
  alsoWithVat: "({price} with VAT)",
  /** The rows of the table of hours: two for a later year, and for the first year one for each product. */
  hours: {
    laterYear: "A later year",
    both: "Hosting and maintenance",
    hostingOnly: "Hosting only",
    firstYear: "First year, with setup",
  },
  /** The cells of the table of sizes. `never` also if it would take longer than ten years. */
  sizes: {
    saved: "{hours} hours a month × {hourCost}",
    never: "no",
  },
  /** A note below the name of a service, if its monthly price is not for maintenance. */
  monthlyFor: "{name}, monthly",
  /** After "per page" and so on, if the smallest order has more than one unit. */
  atLeast: "from {count}",
  /** A note below the name of a plan in beta. */
  afterBeta: "planned after the beta: {price}",
};
