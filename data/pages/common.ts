/** Words that several kinds of pages share. */
export const common = {
  breadcrumbs: "Breadcrumbs",
  from: "From {price}",
  per: "per {period}",
  customQuote: "Custom quote",
  kinds: { tool: "Tool", service: "Service", product: "Product", post: "Article" },
  notFor: "When it is not for you",
  /** Beside a record flagged as a sample, until its owner replaces it. */
  sample: {
    story: "Sample story: shows how we measure",
    stories: "Sample stories: they show how we measure",
    useCase: "Sample story",
    quote: "Sample quote",
    person: "Sample profile",
    figures: "Sample figures",
    figure: "Sample figure",
    author: "sample author",
  },
  /** A picture of what a tool does: what a screen reader says of it, and what it says of itself. */
  specimen: { name: "Example: {name}", label: "Example" },
  /** Leads from prices to taxes, payment and monthly costs. */
  buying: { label: "How buying works: VAT, payment, monthly costs", path: "/how-buying-works" },
  /** What becomes of an email address that is entered in a newsletter box, without and with a provider. */
  newsletter: {
    off: "A preview: this box does not send or keep your address yet.",
    on: "Opens our newsletter service in a new tab, where you confirm your address. One click unsubscribes.",
  },
  caseStudy: {
    saved: "Saved, after running costs",
    timeframe: "Time it took",
    result: "Result",
    challenge: "Before",
    solution: "What we built",
    sum: "How the saving is calculated",
  },
  enquiry: {
    title: "Ask about this",
    intro: "Two sentences are enough. A person who knows the subject replies {company.reply}.",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
