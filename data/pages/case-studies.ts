/** The copy of the case studies page, keyed by its sections. */
export const caseStudies = {
  meta: {
    title: "Case studies with figures",
    description:
      "{count.CaseStudies} case studies, from a food distributor to a tea exporter: what we build, how long it takes, what it costs and what it saves, in {company.currency}.",
  },
  hero: {
    title: "Before and after, with the figures.",
    intro:
      "Each of our seven solutions has one story about one task, with its cost, its saving and the calculation behind both. Prices are given {company.vat}. Providers’ charges for AI and messages are extra unless they are listed.",
  },
  storyLinks: {
    title: "The {count.caseStudies} stories",
    dots: "Each dot is {amount} saved in a month.",
  },
  more: "The solution: {title}",
  closing: {
    title: "Which of these looks like your office?",
    text: "Bring one file to a free {company.sessionMinutes}-minute call. We will tell you honestly if automation is not worth the money.",
  },
  /** The texts of the page without any case study. */
  none: {
    meta: {
      title: "Case studies: the first will appear here",
      description:
        "We publish a story once the customer has measured the result and agreed to publication. Until then, you can check our prices, our guarantee and a worked example for your trade.",
    },
    hero: {
      title: "Case studies: the first will appear here.",
      intro:
        "We publish a case study when the customer has measured the result and agreed to publication. Until then, we can calculate the result for your own work.",
    },
    closing: {
      title: "Calculate your own saving.",
      text: "Show us one file on a free {company.sessionMinutes}-minute call. We will tell you honestly if automation is not worth the money.",
    },
  },
};
