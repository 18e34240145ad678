import type { IconName } from "../schemas/common";

/** The copy of the home page, keyed by its sections. */
export const home = {
  meta: {
    title: "AI workflows for African business",
    description:
      "{company.name} builds AI workflows, tools and software for Kenyan SMEs and finance teams: M-Pesa statements sorted, invoices filed, leads answered.",
  },
  hero: {
    kicker: "AI workflows for African business",
    title: "Work that flows.",
    lead: "M-Pesa statements sorted. Supplier invoices checked and posted. Every enquiry answered. We build the AI that does your repeat work, and your team keeps the judgement.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    demo: "Watch Demo",
    promise: "{company.trialDays}-day free trial, no credit card",
    formTitle: "Tell us what slows you down",
    formLead: "A person reads it and replies {company.reply}.",
  },
  /** The picture in the hero: lines of a statement run along the thread into sorted beads. */
  flow: {
    label: "Example: five lines of an M-Pesa statement, sorted into three accounts",
    statement: "M-Pesa statement",
    lines: [
      { text: "Pay Bill from 0722•••118", amount: "4,500", bead: 1 as const },
      { text: "Till payment, Kilimo Feeds", amount: "−12,800", bead: 7 as const },
      { text: "Pay Bill from 0711•••904", amount: "3,200", bead: 1 as const },
      { text: "Business charge", amount: "−34", bead: 5 as const },
      { text: "Pay Bill, acc. RENT-07", amount: "18,000", bead: 1 as const },
    ],
    sorted: [
      { label: "Income", amount: "KSh 25,700", bead: 1 as const },
      { label: "Stock", amount: "KSh 12,800", bead: 7 as const },
      { label: "Charges", amount: "KSh 34", bead: 5 as const },
    ],
  },
  stats: {
    title: "What flows already",
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "support" },
    ],
  },
  reasons: {
    title: "Why teams stay with us",
    lead: "We come from accounts offices and stock rooms. We know what a month end at the paybill looks like.",
    items: [
      {
        icon: "smartphone" as IconName,
        title: "M-Pesa is the first language",
        text: "Paybill, till, Pochi and bank lines are read as they come, reversals and part payments included. Nobody reformats a statement for us.",
      },
      {
        icon: "scale" as IconName,
        title: "The machine proposes, a person decides",
        text: "Anything unsure goes to a named colleague with the reason beside it. Nothing is posted, paid or sent that your team has not agreed to.",
      },
      {
        icon: "banknote" as IconName,
        title: "Prices you can put in a budget",
        text: "A from-price in shillings stands on every service and product before you talk to anyone. A {company.moneyBackDays}-day money-back guarantee stands behind it.",
      },
      {
        icon: "shield-check" as IconName,
        title: "Audited, and yours",
        text: "{company.certifications}. Your data is exported whenever you ask and deleted when you leave.",
      },
    ],
  },
  solutions: {
    title: "Seven threads, one for each kind of repeat work",
    lead: "Every colour below stands for one solution. You will meet it again on its pages, its tools and its stories.",
    more: "Read more",
  },
  process: {
    title: "Four steps from mess to flow",
    lead: "You know what happens next, and what it costs, before each one.",
    /** The services overview says of each, by its id, what the customer does meanwhile. */
    steps: [
      {
        id: "listen",
        title: "Listen",
        duration: "1-2 weeks",
        text: "We sit with the people who do the work, count it, and write down every exception.",
      },
      {
        id: "design",
        title: "Design",
        duration: "1-2 weeks",
        text: "One page: what goes in, what comes out, who decides, what it saves. You sign it or change it.",
      },
      {
        id: "build",
        title: "Build",
        duration: "2-4 weeks",
        text: "A first version runs on last month’s real files beside your own work until the two agree.",
      },
      {
        id: "keep",
        title: "Keep it flowing",
        duration: "ongoing",
        text: "We watch it, teach your team, and mend it when a bank or a portal changes its format.",
      },
    ],
  },
  caseStudies: {
    title: "What it looks like in the books",
    lead: "Three of our customers’ ledgers, before and after.",
    challenge: "Before",
    solution: "What we built",
  },
  testimonials: { title: "In their words", rating: "{rating} out of 5 stars" },
  posts: {
    title: "Worked examples, no theory",
    lead: "Written by the people who build it. Useful even if you never call us.",
    all: "All articles",
  },
  newsletter: {
    title: "One practical idea a month",
    text: "A formula, a template or a worked example from a Kenyan office. No news about ourselves.",
    email: "Email address",
    submit: "Subscribe",
    done: "Subscribed!",
  },
  closing: {
    title: "Give us your dullest task.",
    text: "Send one file you retype every week. We tell you {company.reply} whether it can flow by itself, and what that would cost.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
