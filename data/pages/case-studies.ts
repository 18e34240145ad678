/** The copy of the case studies page, keyed by its sections. */
export const caseStudies = {
  meta: {
    title: "Case studies with figures",
    description:
      "{count.CaseStudies} case studies, from a food distributor to a tea exporter, with what we build, how long it takes, what it costs and what it saves, in {company.currency}.",
  },
  hero: {
    title: "Before and after, with the figures.",
    intro:
      "One story for each of our seven solutions, with what it costs, what it saves, and the sum to open. Our prices are given {company.vat}. If you cannot reclaim VAT, count them with it.",
  },
  storyLinks: "The {count.caseStudies} stories",
  more: "The solution: {title}",
  closing: {
    title: "Which of these looks like your office?",
    text: "Show us one file. In {company.sessionMinutes} free minutes you know whether it pays: yes, not yet, or no.",
  },
};
