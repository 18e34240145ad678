import type { IconName, SolutionId } from "../schemas/common";

/** The copy of the home page, keyed by its sections. */
export const home = {
  meta: {
    title: "AI workflows for African business",
    description:
      "{company.name} builds AI workflows, tools and software for {company.ofCountry} SMEs and finance teams: M-Pesa statements sorted, invoices filed, leads answered.",
  },
  hero: {
    kicker: "AI workflows for African business",
    title: "Work that flows.",
    intro:
      "M-Pesa statements sorted, supplier invoices checked, enquiries answered. We automate your repetitive work with AI; your team makes the decisions.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    demo: "Watch Demo",
    tryPicture: "Sort a statement of your own",
    promise: "{company.trialDays}-day free trial of our tools, no credit card",
    formTitle: "Tell us what slows you down",
    formLead: "A person reads it and replies {company.reply}.",
  },
  stats: {
    title: "Our figures",
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "on-call support, with a maintenance plan" },
    ],
  },
  reasons: {
    title: "Why teams choose us",
    intro: "We know how hard month-end is on a paybill.",
    items: [
      {
        icon: "smartphone" as IconName,
        title: "M-Pesa first",
        text: "Paybill, till, Pochi and bank statements are read as they come, reversals included.",
      },
      {
        icon: "scale" as IconName,
        title: "AI proposes, your people decide",
        text: "Nothing is posted, paid or sent without your team’s approval.",
      },
      {
        icon: "banknote" as IconName,
        title: "Prices you can budget for",
        text: "{count.PricedServices} services, {count.products} products and every open tool have a starting price.",
      },
      {
        icon: "shield-check" as IconName,
        title: "Your data stays yours",
        text: "We export it whenever you ask and delete it when you leave.",
      },
    ],
  },
  /** Why to act this year: said here and nowhere else. */
  whyNow: {
    title: "Why now",
    text: "Since 1 January 2026 the Kenya Revenue Authority checks income and expenses in tax returns against eTIMS invoices, according to its notice of November 2025. A missing invoice is easier to get at month-end than after the return.",
    source: { label: "Source: kra.go.ke", address: "https://www.kra.go.ke" },
    guide: { label: "How to check supplier invoices", path: "/blog/etims-invoices-without-retyping" },
  },
  solutions: {
    title: "Seven kinds of work we take over",
    intro: "Start with the one that costs you most.",
    /** What each one takes over, in a line: its page says the rest. */
    lines: {
      "finance-ops": "M-Pesa, bank and invoice work",
      "sales-leadgen": "Enquiries answered and ranked",
      "content-repurpose": "More posts from one recording",
      "visual-brand": "Posters, pictures and logos",
      "customer-engagement": "WhatsApp questions, bookings",
      "data-intelligence": "Reports and early warnings",
      "integrations-consulting": "Your systems, connected",
    } satisfies Record<SolutionId, string>,
  },
  process: {
    title: "Four steps, from first visit to daily use",
    intro: "You know each step and its price in advance.",
    /** The services overview says of each, by its id, what the customer does meanwhile. */
    steps: [
      {
        id: "listen",
        title: "Listen",
        duration: "1-2 weeks",
        text: "We watch the work being done and count cases, minutes and exceptions.",
      },
      {
        id: "design",
        title: "Design",
        duration: "1-2 weeks",
        text: "You get the new process on one page, with what it saves and costs.",
      },
      {
        id: "build",
        title: "Build",
        duration: "2-4 weeks",
        text: "We test it on last month’s files until the results agree with yours.",
      },
      {
        id: "keep",
        title: "Keep it running",
        duration: "ongoing",
        text: "We monitor it, train your team, and fix it when a bank changes its format.",
      },
    ],
  },
  caseStudies: {
    title: "What it saves",
    intro: "Three case studies, with the figures.",
    all: "All case studies",
  },
  testimonials: { title: "What customers say", rating: "{rating} out of 5 stars" },
  posts: {
    title: "Guides you can use today",
    intro: "Formulas and checklists, free to copy.",
    all: "All articles",
  },
  newsletter: {
    title: "One practical idea a month",
    text: "A formula, a template or a worked example. No company news.",
    email: "Email address",
    submit: "Subscribe",
    done: "Subscribed!",
  },
  closing: {
    title: "Give us your dullest task.",
    text: "Describe one file that you retype every week. We reply {company.reply} and tell you whether it can be automated.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
