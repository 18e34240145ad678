/** The copy of the industry pages, keyed by their sections. Placeholders are filled from the industry's record. */
export const industries = {
  meta: { title: "AI for {title} in {company.country}" },
  hero: { ask: "Ask about your case", example: "See the numbers" },
  pains: { title: "What we hear" },
  fits: { title: "What fits, and why" },
  example: {
    title: "A worked example: {net} left over a month",
    note: "Replace these figures with your own. Our prices are given {company.vat}.",
    assumptions: "What we assume",
    sum: "The calculation, for one month",
    today: { label: "Today", sum: "{count} {noun} × {minutes} min" },
    after: { label: "Afterwards", sum: "{count} {noun} × {minutes} min on average" },
    freed: { label: "Time saved", sum: "{hours} × {rate}" },
    plan: { label: "{tool}: {tier}" },
    maintenance: { label: "{title}: monthly maintenance" },
    times: "{count} × {each}",
    net: "Left over each month after fixed running costs",
    setup: "{title}: one-off starting price",
    setupPaid: "{title}, once",
    payback: "Paid back in month {month}: {price} ÷ {net} = {months} months.",
    noSetup:
      "There is nothing to pay at the start. You set the tool up yourself, and the first {company.trialDays} days are free, within the trial’s limits.",
    /** After the payback, where prices exclude VAT. */
    withVat: {
      payback:
        "If you cannot reclaim the {vatPercent}% VAT, it is paid back in month {month}: {price} ÷ {net} = {months} months.",
      noSetup: "If you cannot reclaim the {vatPercent}% VAT, {net} is left over each month.",
      never: "If you cannot reclaim the {vatPercent}% VAT, this does not pay for itself.",
    },
    hours: "{hours} hours",
    caveat: "What the calculation does not show",
  },
  others: "Other industries",
  /** The subject of enquiries from these pages. The mail to the company contains it. */
  subject: "Industry: {title}",
  notFound: {
    title: "Industry Not Found",
    text: "We have no page about that industry.",
    back: { label: "← Back to Solutions", path: "/solutions" },
  },
};
