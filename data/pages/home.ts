import type { IconName, SolutionId } from "../schemas/common";

/** The copy of the home page, keyed by its sections. */
export const home = {
  meta: {
    title: "AI workflows for African business",
    description:
      "{company.name} sorts M-Pesa statements, checks supplier invoices and answers customers for {company.ofCountry} SMEs and finance teams. Prices on the page.",
  },
  hero: {
    kicker: "AI workflows for African business",
    title: "Work that flows.",
    intro:
      "{company.name} sorts your M-Pesa statements, checks your supplier invoices and answers your customers, so that your team can stop typing.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    demo: "Watch Demo",
    promise:
      "Show us one file. In {company.sessionMinutes} free minutes you know whether it pays: yes, not yet, or no.",
    formTitle: "Book your {company.sessionMinutes} minutes",
    formLead: "The engineer who would do the work replies {company.reply}, Sundays too.",
  },
  stats: {
    title: "Our figures",
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "support, with a maintenance plan" },
    ],
  },
  reasons: {
    title: "Why teams choose us",
    items: [
      {
        icon: "smartphone" as IconName,
        title: "M-Pesa first",
        text: "Upload the statement just as M-Pesa or your bank sent it. Reversed payments are matched too.",
      },
      {
        icon: "scale" as IconName,
        title: "AI proposes, your people decide",
        text: "You choose what runs by itself and what waits for a colleague. People approve every payment.",
      },
      {
        icon: "shield-check" as IconName,
        title: "Your data stays yours",
        text: "We export it whenever you ask and delete it {company.deletedAfterDays} days after you leave.",
      },
    ],
  },
  /** Why to act this year: said here and nowhere else. */
  whyNow: {
    title: "Why now",
    text: "Since 1 January 2026 the Kenya Revenue Authority checks tax returns against eTIMS invoices (notice of November 2025). An expense without one may be taxed as profit. Ask the supplier for it this month.",
    source: { label: "Source: kra.go.ke", address: "https://www.kra.go.ke" },
    guide: { label: "How to check supplier invoices", path: "/blog/etims-invoices-without-retyping" },
  },
  /** The figures are those of the records: the lowest price of each kind, and what it costs a month later. */
  prices: {
    title: "What it costs",
    intro: "Your quote is one fixed sum.",
    withVat: "{price} with {vatPercent}% VAT.",
    items: {
      tool: {
        label: "A ready tool",
        price: "From {price} a month",
        text: "{company.trialDays} days free, no credit card.",
        path: "/tools",
      },
      product: {
        label: "A ready system",
        price: "From {price}",
        text: "Hosting and optional maintenance add {monthly} a month ({monthlyWithVat} with VAT).",
        path: "/products",
      },
      workflow: {
        label: "A workflow built for you",
        price: "From {price}",
        text: "Maintenance is optional, from {monthly} a month ({monthlyWithVat} with VAT).",
        path: "/services",
      },
    },
    trades: "For your trade",
  },
  solutions: {
    title: "Seven kinds of work we take over",
    products: "Or take a ready-made system",
    /** What each one takes over, in a line: its page says the rest. */
    lines: {
      "finance-ops": "M-Pesa, bank, invoices",
      "sales-leadgen": "Enquiries, ranked",
      "content-repurpose": "Posts from a recording",
      "visual-brand": "Posters, pictures, logos",
      "customer-engagement": "WhatsApp and bookings",
      "data-intelligence": "Papers into figures",
      "integrations-consulting": "Your systems, connected",
    } satisfies Record<SolutionId, string>,
  },
  process: {
    title: "Four steps, from first visit to daily use",
    intro:
      "You get a fixed price first. One task takes {weeks} in all; a whole department takes the times below.",
    /** The services overview says of each, by its id, what the customer does meanwhile. */
    steps: [
      {
        id: "listen",
        title: "Listen",
        duration: "1-2 weeks",
        text: "We watch the work and count cases and minutes.",
      },
      {
        id: "design",
        title: "Design",
        duration: "1-2 weeks",
        text: "You get the new process on one page. If you stop here, you owe {company.stopAfterDesignPercent}% of the price.",
      },
      {
        id: "build",
        title: "Build",
        duration: "2-4 weeks",
        text: "We test it on last month’s files until old and new agree.",
      },
      {
        id: "keep",
        title: "Keep it running",
        duration: "ongoing",
        text: "We measure again {company.measuredAfterWeeks} weeks after handover. With maintenance we repair what changes.",
      },
    ],
  },
  caseStudies: {
    title: "What it saves",
    all: "All case studies",
  },
  testimonials: { title: "What customers say", rating: "{rating} out of 5 stars" },
  posts: {
    title: "Guides you can use today",
    all: "All articles",
  },
  newsletter: {
    title: "One practical idea a month",
    text: "A formula, a template or a worked example.",
    email: "Email address",
    submit: "Subscribe",
    done: "Subscribed!",
  },
  closing: {
    title: "Show us one file.",
    text: "Bring a file from last month. In {company.sessionMinutes} free minutes you know whether it pays: yes, not yet, or no.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
