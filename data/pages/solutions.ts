/** The copy of the solutions pages, keyed by their sections. Placeholders are filled from the solution's record. */
export const solutions = {
  overview: {
    meta: {
      title: "AI solutions for seven kinds of work",
      description:
        "Seven AI solutions for work that repeats: finance, sales, content, brand, customers, data and integrations. What each changes, and with which tools.",
    },
    hero: {
      title: "Seven threads through one business.",
      lead: "Each solution takes one kind of repeat work off your team’s desk and leaves the judgement with them. Start where it hurts most: the others can be strung on later.",
    },
    strand: "The seven solutions",
    benefits: "What changes",
    tools: "Its tools",
    more: "See {title}",
    closing: {
      title: "Which one is yours?",
      text: "Describe the task that you would hand over first. We tell you {company.reply} which thread it hangs on, and what it would cost.",
    },
  },
  detail: {
    meta: { title: "{title} for Kenyan business" },
    hero: { ask: "Ask about this", tools: "See the tools" },
    overview: { title: "What it takes off your desk", benefits: "What changes" },
    painPoints: {
      title: "Where it tangles",
      lead: "If two of these sound like your office, read on.",
    },
    solutions: {
      title: "How it runs instead",
      lead: "Software does the part that repeats. The decisions stay with your people.",
    },
    tools: {
      title: "The tools in it",
      lead: "Each can be taken by itself. The badge says which are open today.",
    },
    services: {
      title: "Built with you",
      lead: "For what a tool alone doesn’t settle.",
    },
    caseStudy: { title: "What it did for {company}" },
    neighbours: {
      title: "More solutions",
      previous: "The thread before",
      next: "The next thread",
      all: "All seven solutions",
    },
    /** Says in the mail where the enquiry came from. */
    subject: "Solution: {title}",
  },
  notFound: {
    title: "Solution Not Found",
    text: "The solution you're looking for doesn't exist.",
    back: { label: "← Back to Solutions", path: "/solutions" },
  },
};
