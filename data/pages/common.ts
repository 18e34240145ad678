/** Words that several kinds of pages share. */
export const common = {
  breadcrumbs: "Breadcrumbs",
  from: "From {price}",
  per: "per {period}",
  customQuote: "Custom quote",
  kinds: { tool: "Tool", service: "Service", product: "Product", post: "Article" },
  notFor: "When to look elsewhere",
  /** Instead of a list's search box, where no script runs. */
  noSearch: "Search does not work in this browser without JavaScript. Choose a category to shorten the list.",
  /** Beside records flagged as samples, until their owner replaces them; the footer says what it means. */
  sample: "Example",
  /** A picture of what a tool does: what a screen reader says of it, and what it says of itself. */
  illustration: { name: "Example: {name}", label: "Example" },
  /** What a buyer checks: the labels of facts in company.ts that are set. */
  companyFacts: {
    legalName: "Legal name",
    registrationNumber: "Company number",
    taxNumber: "Tax number ({company.taxAuthorityShort})",
    postalAddress: "Postal address",
    foundingYear: "Founded",
  },
  /** What every page offers first. */
  offer: {
    title: "How the call goes",
    text: "In {company.sessionMinutes} free minutes we tell you whether automation pays: yes, not yet, or no.",
    steps: [
      {
        title: "Who calls",
        text: "The engineer who would build your system calls. We reply {company.reply}, even on Sundays and holidays, and propose two times.",
      },
      {
        title: "What you bring",
        text: "You bring one file from last month, with names blacked out if you like, and the colleague who does the work.",
      },
      {
        title: "What happens",
        text: "We run your file, count cases, minutes and mistakes with you, and tell you whether automation pays: yes, not yet, or no.",
      },
      {
        title: "What you keep",
        text: "You keep the count and an estimate of the cost. The call is free.",
      },
    ],
  },
  /** What distinguishes the kinds of offers, on each page where a visitor chooses one. */
  doors: {
    /** Goes into `{from}`, which is empty where no record has a price. */
    from: ", from {price}",
    fromMonthly: ", from {price} a month",
    items: [
      { id: "tool" as const, link: "A tool", text: "does one task for you{from}.", path: "/tools" },
      {
        id: "product" as const,
        link: "A system",
        text: "is ready software for a whole business{from}.",
        path: "/products",
      },
      {
        id: "workflow" as const,
        link: "A workflow",
        text: "is built around the way you work{from}.",
        path: "/services",
      },
      {
        id: "solution" as const,
        link: "A solution",
        text: "combines these for one of your departments.",
        path: "/solutions",
      },
    ],
  },
  /** Leads from prices to taxes, payment and monthly costs. */
  buying: {
    label: "Guarantee and alternatives",
    path: "/how-buying-works#risks",
  },
  /** What becomes of an email address that is entered in a newsletter box, without and with a provider. */
  newsletter: {
    off: "Our monthly guide starts soon. Your address is not sent or kept yet.",
    on: "Opens our newsletter service in a new tab, where you confirm your address. One click unsubscribes.",
  },
  caseStudy: {
    saved: "Saved, after running costs",
    timeframe: "Time to build",
    result: "Result",
    challenge: "The problem",
    solution: "The solution",
    sum: "How the saving is calculated",
    /** Above a quote from before the work. */
    before: "Before",
  },
  enquiry: {
    title: "Ask about this",
    intro:
      "Bring one file to a free {company.sessionMinutes}-minute call, and we tell you whether automation pays. We reply {company.reply}.",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
