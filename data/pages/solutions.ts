/** The copy of the solutions pages, keyed by their sections. Placeholders are filled from the solution's record. */
export const solutions = {
  overview: {
    meta: {
      title: "AI solutions for seven kinds of work",
      description:
        "Seven AI solutions for repetitive work in finance, sales, content, brand, customer service, data and integrations, with the tools that each one uses.",
    },
    hero: {
      title: "Seven kinds of work we take over.",
      intro:
        "Each solution automates one kind of repetitive work and leaves the decisions with your team. Start with the work that costs you most, and add others later.",
      /** The words in the middle of the seven rings. */
      centre: "Your team decides",
    },
    /** The section with a card and a checkbox for each solution. */
    choice: {
      question: "Which tasks does your office still do by hand?",
      hint: "Tick the tasks you do by hand, and we will add up the prices of the tools’ smallest plans. Prices are given {company.vat}.",
      /** In place of the sum until a solution is chosen: a text, and a link to the general enquiry. */
      none: {
        title: "Choose one or more tasks. The tools’ total monthly price will appear here.",
        ask: "Not sure? Ask us",
      },
      sum: "From {price} a month",
      /** For each tool that is not paid per month. */
      besides: "Plus {price} ({tool})",
      /** If several of the chosen solutions have the same tools. */
      once: "A tool that several of these share is counted once: {tools}.",
      toolsOnly: "Tools only, on their smallest plans.",
      /** After `toolsOnly`. */
      workflow: "A workflow starts at {price}, and connections cost extra.",
      /** Beside the sum where prices exclude VAT. */
      withVat: "{price} with {vatPercent}% VAT.",
      ask: "Ask about these",
    },
    benefits: "What changes",
    tools: "Its tools",
    /** After a text about the plans that a solution needs, for each of its tools in beta. */
    afterBeta: "{tool} is at its beta price. The planned price is {price} a month.",
    more: "See {title}",
    closing: {
      title: "Show us one file.",
      text: "Bring one file to a free {company.sessionMinutes}-minute call, or send it on WhatsApp with names and numbers hidden. We will tell you which solution fits and what it costs, and honestly say if it is not worth the money.",
    },
  },
  detail: {
    meta: { title: "{title} for {company.ofCountry} businesses" },
    hero: { ask: "Ask about this", tools: "See the tools" },
    overview: { title: "Work we take over", benefits: "What changes" },
    painPoints: {
      title: "What goes wrong today",
    },
    solutions: {
      title: "What happens instead",
    },
    tools: {
      title: "Each tool works on its own",
      intro: "The badges show which tools you can use today.",
      /** The labels of two choices of plans. */
      plans: { smallest: "The smallest plans", full: "For daily work" },
      /** Below the tools and the choices of plans. */
      note: "Prices are given {company.vat}.",
    },
    services: {
      title: "For work that no tool covers",
    },
    others: "More solutions",
    /** The subject of enquiries from these pages. The mail to the company contains it. */
    subject: "Solution: {title}",
  },
  notFound: {
    title: "Solution Not Found",
    text: "The solution you're looking for doesn't exist.",
    back: { label: "← Back to Solutions", path: "/solutions" },
  },
};
