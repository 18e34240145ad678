import type { IconName, SolutionId } from "../schemas/common";

/** The copy of the home page, keyed by its sections. */
export const home = {
  meta: {
    title: "AI workflows for African businesses",
    description:
      "{company.name} sorts M-Pesa statements, checks supplier invoices and answers customers for {company.ofCountry} SMEs and finance teams. Prices are on this site.",
  },
  hero: {
    kicker: "AI workflows for African businesses",
    title: "{company.tagline}",
    intro:
      "{company.name} sorts your M-Pesa statements, checks your supplier invoices and answers your customers, so that nobody has to retype data.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    demo: "Watch Demo",
    demoNote: "See a sample statement sorted, then sort your own.",
    promise:
      "Bring one file to a free {company.sessionMinutes}-minute call. We will say if automation pays: yes, not yet, or no.",
    formTitle: "Request a free {company.sessionMinutes}-minute call",
    formLead:
      "We reply {company.reply}, even on Sundays, with a question or a choice of two times for a call. The engineer who would do the work takes the call.",
  },
  /** The words below the four kinds of offer. */
  offerKinds: {
    /** Only where prices exclude VAT. */
    vat: "Prices exclude {vatPercent}% VAT.",
    all: "All prices",
    trade: "Your industry",
  },
  stats: {
    title: "Our figures",
    counting: "How we count",
    /** Instead of `counting` while the figures are examples. */
    countingOfExamples: "Example figures: how we would count",
    note: "{company.counted} On-call support is for {company.onCall}.",
    /** Figures that a visitor can check, beside the company's own figures. */
    checks: {
      title: "What you can check",
      items: [
        { value: "1 fixed sum", label: "in writing, before we start" },
        { value: "{company.trialDays} days", label: "free trial of our tools, no credit card" },
        {
          value: "{company.moneyBackDays} days",
          label: "money-back guarantee if the work is not as promised in writing",
        },
      ],
      /** Shown only if the site has the demo that sorts a statement. */
      demo: { value: "0 uploads", label: "in our demo, which runs on your own device" },
    },
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "support, with certain plans" },
    ],
  },
  reasons: {
    title: "Why teams choose us",
    items: [
      {
        icon: "smartphone" as IconName,
        title: "M-Pesa first",
        text: "Upload the statement just as M-Pesa sent it, and use the sorted list in Excel or, with the Professional plan, in QuickBooks, Xero, Sage or Tally. Each reversal is matched to its payment or listed for you to check.",
      },
      {
        icon: "scale" as IconName,
        title: "AI proposes, your people decide",
        text: "You choose which cases the software handles by itself and which wait for a colleague. A person approves every payment.",
      },
      {
        icon: "shield-check" as IconName,
        title: "Your data stays yours",
        text: "We export your data whenever you ask and delete it {company.deletedAfterDays} days after you leave. AI services in {company.aiProcessedIn} read it, but may not learn from it.",
      },
    ],
  },
  /** Reasons to act this year. No other page has them. */
  whyNow: {
    title: "Why now",
    text: "Since 1 January 2026 the Kenya Revenue Authority (KRA) has been comparing income tax returns with eTIMS invoices (public notice of 7 November 2025). KRA may disallow an expense that has no such invoice. There are exceptions: ask your tax agent. Ask KRA for your eTIMS schedule, as the notice advises, and your suppliers for missing invoices.",
    source: {
      label: "Source: KRA public notices",
      address: "https://www.kra.go.ke/news-center/public-notices",
    },
    guide: { label: "How to check supplier invoices", path: "/blog/etims-invoices-without-retyping" },
  },
  solutions: {
    title: "Solutions for seven kinds of work",
    /** One line for each solution: the work that it takes over. */
    lines: {
      "finance-ops": "M-Pesa, banks and invoices",
      "sales-leadgen": "Your best enquiries first",
      "content-repurpose": "Posts from a recording",
      "visual-brand": "Posters, pictures and logos",
      "customer-engagement": "WhatsApp and bookings",
      "data-intelligence": "Figures from paper forms",
      "integrations-consulting": "Links between your systems",
    } satisfies Record<SolutionId, string>,
  },
  process: {
    title: "Four steps from first visit to daily use",
    intro:
      "You get a fixed price before we start. A workflow for one task takes {weeks} in all; connecting systems takes longer. For a whole department, the steps take the times below.",
    /** The steps. The services overview adds the customer's part in each step, by the step's id. */
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
        text: "You get the new process on one page. If you stop here, we keep {company.stopAfterDesignPercent}% of the price and refund the rest.",
      },
      {
        id: "build",
        title: "Build",
        duration: "2-4 weeks",
        text: "We test the workflow on last month’s files until the old and new results agree.",
      },
      {
        id: "keep",
        title: "Keep it running",
        duration: "ongoing",
        text: "We measure again {company.measuredAfterWeeks} weeks after handover. With maintenance, we keep the workflow running when bank formats or portals change.",
      },
    ],
  },
  caseStudies: {
    title: "What it saves",
    all: "All case studies, with their sums",
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
    text: "Bring one file to a free {company.sessionMinutes}-minute call, or send it on WhatsApp with names and numbers hidden. We will tell you honestly if automation is not worth the money.",
    start: "Get Started",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
    ],
  },
};
