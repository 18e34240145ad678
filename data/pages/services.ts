/** The copy of the services pages, keyed by their sections. Placeholders are filled from the service's record. */
export const services = {
  overview: {
    meta: {
      title: "AI services with prices in {company.currency}",
      description:
        "AI workflow design, API integration, compliance audit and data labelling, each with its starting price in {company.money}, delivery time and deliverables.",
    },
    hero: {
      title: "Built with your team, priced up front.",
      intro:
        "If no ready-made tool fits, we build a new one with the people who do the work. {count.PricedServices} services have a starting price and delivery time. {count.QuotedServices} are quoted after a first call.",
      prices: "See all prices",
      start: "Get Started",
    },
    priced: {
      title: "{count.PricedServices} services with a published price",
      intro: "These are starting prices, {company.vat}. You get one fixed price in writing before we start.",
      deliverables: "What you get",
      more: "View service",
    },
    list: {
      title: "Price list",
      intro:
        "Starting prices are in {company.money}, {company.vat}. {count.QuotedServices} services vary so much that we quote for them after a first call.",
    },
    /** The customer's part in each step, by the step's id. Titles and durations are in home.ts. */
    process: {
      title: "Your part in each step",
      intro:
        "The steps take this long for a whole department. A single task takes only the time on the service’s page.",
      yours: "From you",
      steps: [
        {
          id: "listen",
          text: "We visit the people who do the work and count cases, minutes and mistakes.",
          yours:
            "Half a day from the people who do the work, spread over two days, and twenty or thirty real examples.",
        },
        {
          id: "design",
          text: "You get the new process on one page, with its limits and the people responsible. If you then stop, we keep {company.stopAfterDesignPercent}% of the price and refund the rest of what you have paid.",
          yours: "One manager who can approve the design, and an hour to go through it.",
        },
        {
          id: "build",
          text: "We build the workflow on copies of your data and run it in parallel with the old process. You see it halfway through, while changes are still cheap. If you stop before the test is passed, you owe {company.firstStage} of the price, and after it {company.stagesBeforeLast}.",
          yours: "Last month’s files, and a colleague who can tell whether a result is right.",
        },
        {
          id: "keep",
          text: "With maintenance, we monitor every run and adapt the workflow to bank or portal changes.",
          yours: "A colleague who reviews uncertain cases, and a call to us when your rules change.",
        },
      ],
    },
  },
  detail: {
    meta: { title: "{title} in {company.country}" },
    hero: { ask: "Ask about this", pricing: "What it costs", price: "Price", delivery: "Delivery" },
    overview: { title: "What it is" },
    offer: { title: "What we offer" },
    process: {
      title: "Four phases",
      /** The title if the service has a delivery time. */
      timed: "Four phases in {weeks}",
      deliverables: "You get",
    },
    benefits: { title: "What you gain" },
    useCases: { title: "Where it fits" },
    technologies: { title: "What it works with" },
    pricing: {
      features: "What is included",
      title: "You know the price before we start",
      intro: "Prices are in {company.money}, {company.vat}. You get a fixed price in writing.",
      setup: "Setup (one-off)",
      /** In place of `setup` for a service without maintenance, such as an audit. */
      price: "Price (one-off)",
      maintenance: "Maintenance",
      perMonth: "{price} per month",
      maintenanceQuoted: "If included in your quote",
      /** For a service that ends with its report, such as an audit or a strategy. */
      noMaintenance: "None",
      delivery: "Delivery",
      deliveryQuoted: "Agreed in the quote",
      factors: "What affects the price",
    },
    faqs: { title: "Common questions" },
    /** The subject of enquiries from these pages. The mail to the company contains it. */
    subject: "Service: {title}",
  },
  notFound: {
    title: "Service Not Found",
    text: "The service you're looking for doesn't exist.",
    back: { label: "← Back to Services", path: "/services" },
  },
};
