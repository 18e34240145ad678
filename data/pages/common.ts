/** Words that several kinds of pages share. */
export const common = {
  breadcrumbs: "Breadcrumbs",
  from: "From {price}",
  per: "per {period}",
  customQuote: "Custom quote",
  kinds: { tool: "Tool", service: "Service", product: "Product", post: "Article" },
  notFor: "When it is not for you",
  caseStudy: {
    saved: "Saved",
    timeframe: "Time it took",
    result: "Result",
    challenge: "Before",
    solution: "What we built",
  },
  enquiry: {
    title: "Ask about this",
    lead: "Tell us about your case in two sentences. A person who knows the subject replies {company.reply}.",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
