/** The copy of the services pages, keyed by their sections. Placeholders are filled from the service's record. */
export const services = {
  overview: {
    meta: {
      title: "AI services with prices in KSh",
      description:
        "AI workflow design, API integration, compliance audit and data labelling, each with its from-price in shillings, its weeks and what you get.",
    },
    hero: {
      title: "Built with you, priced before you ask.",
      lead: "When a ready tool does not settle it, we sit down with the people who do the work and build what does. Four services name their price and weeks right here; two are quoted after a first call.",
      prices: "See all prices",
      start: "Get Started",
    },
    priced: {
      title: "Four services with a price on the door",
      lead: "The price is where most cases of that kind start. You get a fixed sum in writing before anything is built.",
      features: "What is in it",
      deliverables: "What you get",
      more: "More on {title}",
    },
    list: {
      title: "The whole price list",
      lead: "Six services. Two of them differ so much from case to case that a first call comes before the figure.",
    },
    /** Titles and durations are the home page's, by id: here stands the customer's part in each step. */
    process: {
      title: "Your part in each step",
      lead: "The longer the bar, the longer it takes. This is what we ask of you meanwhile.",
      yours: "From you",
      steps: [
        {
          id: "listen",
          text: "We come to where the work is done and count it: cases, minutes, mistakes, exceptions.",
          yours: "Half a day of the people who do it, and twenty or thirty real examples.",
        },
        {
          id: "design",
          text: "You receive the new path on one page, with its limits, its names and a fixed price.",
          yours: "One manager who may say yes, and an hour to argue with the page.",
        },
        {
          id: "build",
          text: "We build on copies of your data and run it beside the old way. You see it half-way, while a change is still cheap.",
          yours: "Last month’s files, and a colleague who knows what a right answer looks like.",
        },
        {
          id: "keep",
          text: "We watch each run and mend what a bank or a portal breaks.",
          yours: "A name for the odd cases, and a call when your rules change.",
        },
      ],
    },
  },
  detail: {
    meta: { title: "{title} in Kenya" },
    hero: { ask: "Ask about this", pricing: "What it costs", price: "Price", delivery: "Delivery" },
    overview: { title: "What it is" },
    offer: { title: "What we offer" },
    process: {
      title: "Four phases",
      lead: "Each one ends with something in your hands.",
      deliverables: "You receive",
    },
    benefits: { title: "What you gain" },
    useCases: { title: "Where it fits" },
    technologies: { title: "What it works with" },
    pricing: {
      title: "What it costs",
      setup: "Setup, once",
      maintenance: "Maintenance",
      perMonth: "{price} per month",
      maintenanceQuoted: "Quoted with the work",
      delivery: "Delivery",
      deliveryQuoted: "Agreed in the quote",
      factors: "What moves the price",
    },
    faqs: { title: "Before you ask", lead: "Five questions that come up on most first calls." },
    /** Says in the mail where the enquiry came from. */
    subject: "Service: {title}",
  },
  notFound: {
    title: "Service Not Found",
    text: "The service you're looking for doesn't exist.",
    back: { label: "← Back to Services", path: "/services" },
  },
};
