/** Words that several kinds of pages share. */
export const common = {
  breadcrumbs: "Breadcrumbs",
  from: "From {price}",
  per: "per {period}",
  customQuote: "Custom quote",
  kinds: { tool: "Tool", service: "Service", product: "Product", post: "Article" },
  notFor: "When to look elsewhere",
  /** A fold with the numbers and hours from which an offer pays. */
  pays: "When does it pay?",
  /** A fold with the routes into a buyer’s ERP. */
  erp: "Do you have an ERP?",
  /** Shown in place of a list's search box if no script runs. */
  noSearch: "Search does not work without JavaScript. Choose a category to shorten the list.",
  /** The label beside records with `sample: true`. The footer explains it. */
  sample: "Example",
  /** A picture of a tool's work: its name for screen readers, and the label in its corner. */
  illustration: { name: "Example: {name}", label: "Example" },
  /** The labels of the facts in company.ts with which a buyer can check the company. */
  companyFacts: {
    legalName: "Legal name",
    registrationNumber: "Company number",
    taxNumber: "Tax number ({company.taxAuthorityShort})",
    postalAddress: "Postal address",
    foundingYear: "Founded",
  },
  /** The first offer, the same on all pages. */
  offer: {
    title: "How the call works",
    text: "On a free {company.sessionMinutes}-minute call, we will tell you honestly if automation is not worth the money.",
    steps: [
      {
        title: "Who calls",
        text: "The engineer who would do the work calls you. We reply {company.reply}, even on Sundays, with a question or a choice of two times for the call.",
      },
      {
        title: "What you bring",
        text: "You bring one file from last month and the colleague who does the work. Please hide names, phone numbers and ID numbers. If the test needs them, we sign a data processing agreement first.",
      },
      {
        title: "What happens",
        text: "We run your file through a tool, count cases, minutes and mistakes with you, and tell you honestly if automation is not worth the money.",
      },
      {
        title: "What you keep",
        text: "You keep the figures and an estimate of the cost. The call is free.",
      },
    ],
  },
  /** Explains the kinds of offer on pages where a visitor chooses one. `name` is its name in the menu. */
  offerKinds: {
    title: "Where should you start?",
    /** The link to this section in the hero of a page that lists one kind, after the `doubt` of that kind. */
    link: "See where to start",
    from: "Setup from {price}",
    fromMonthly: "From {price} a month",
    fromWorkflow: "Workflows from {price}",
    fromTools: "Toolset from {price} a month",
    /** The starting prices of the examples: a product, a service, and a tool or a solution. */
    exampleFrom:
      "from {price} plus {company.hostingMonthly} a month for hosting, maintenance optional at {company.maintenanceMonthly}",
    exampleMaintenance: "optional maintenance from {price} a month",
    exampleFromMonthly: "from {price} a month",
    /**
     * Each kind with the situation of an owner who needs it, in the words of the owner, and an example: a task, and the id of the
     * tool, product, service or solution that does it.
     */
    items: [
      {
        id: "tool" as const,
        name: "Tools",
        situation: "One task takes us hours",
        text: "one for each task.",
        doubt: "More than one task?",
        example: {
          text: "Sort last month’s M-Pesa statement",
          id: "ai-mpesa-analyzer",
          note: "<!-- if fileDemo -->For one till, the free demo may be enough.<!-- end -->",
        },
        path: "/tools",
      },
      {
        id: "product" as const,
        name: "Products",
        situation: "We still work on paper",
        text: "ready-made.",
        doubt: "Just one task, not a whole system?",
        example: { text: "Two shops with four tills", id: "inventory-pos" },
        path: "/products",
      },
      {
        id: "service" as const,
        name: "Services",
        situation: "Nothing ready-made fits",
        text: "one built for you.",
        doubt: "Is there a ready-made one?",
        example: { text: "Get payments approved on a phone", id: "workflow-design" },
        path: "/services",
      },
      {
        id: "solution" as const,
        name: "Solutions",
        situation: "A department is behind",
        text: "what we would combine for your department.",
        doubt: "Just one task, not a department?",
        example: { text: "Bills and payments", id: "finance-ops" },
        path: "/solutions",
      },
    ],
  },
  /** The link beside prices to the page about taxes, payment and monthly costs. */
  buying: {
    label: "Guarantee and alternatives",
    path: "/how-buying-works#risks",
  },
  /** A line of the office hours beside the ways to contact a person, if the company is closed on Sundays. */
  sundays: "Sun: messages only, no calls",
  /** The last line of the office hours. */
  onCall: "On call {company.support} with certain plans",
  /** The note in a newsletter box: `off` without a provider, `on` with one, on the use of the email address. */
  newsletter: {
    off: "Not started yet: whatever the button says, nothing is sent.",
    on: "This opens our newsletter service in a new tab, where you confirm your address. You can unsubscribe with one click.",
  },
  caseStudy: {
    saved: "Saving after fixed running costs",
    timeframe: "Time to build",
    result: "Result",
    challenge: "The problem",
    solution: "The solution",
    sum: "How the saving is calculated",
    /** The label above a quote from before the project. */
    before: "Before",
  },
  enquiry: {
    title: "Ask about this",
    intro:
      "Bring one file to a free {company.sessionMinutes}-minute call, and we will tell you whether automation pays.",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
    ],
  },
};
