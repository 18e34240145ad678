import type { IconName } from "../schemas/common";

/** The copy of the about page, keyed by its sections. */
export const about = {
  meta: {
    title: "About us: accountants and engineers",
    description:
      "Four people in Nairobi who kept books, counted tills and trained cashiers, and who now build AI workflows for Kenyan businesses.",
  },
  hero: {
    title: "We come from behind the counter.",
    lead: "Before we wrote software we wrote receipts, closed a cooperative’s books and counted tills. We build the helper that we would have wanted then.",
    work: "Work With Us",
    solutions: "Our Solutions",
    /** The company's name, as a dictionary would have it. */
    word: {
      term: "tiririka",
      kind: "Swahili, verb",
      senses: [
        "to flow, as water does down a slope.",
        "of a song: to run on without a break.",
        "of work: to pass through an office without being typed twice.",
      ],
    },
  },
  stats: {
    title: "What we have to show",
    lead: "Four figures, and we are glad to explain how we count each.",
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "support" },
    ],
  },
  mission: {
    title: "Our mission",
    statement:
      "Nobody in an African business should spend the evening typing what a machine has already read.",
    text: "Large companies bought their way out of repeat work long ago. We do it for the SACCO in Kisumu, the distributor in Nakuru and the clinic in Mombasa, at a price that stands on the page, in words that the person at the desk can check.",
  },
  values: {
    title: "Four things we don’t trade",
    lead: "Each has cost us a contract at least once.",
    items: [
      {
        id: "innovation-first",
        icon: "lightbulb" as IconName,
        title: "Innovation First",
        text: "We try a new model the week it comes out, on last month’s real files. It goes to a customer only when it beats the old one on those.",
      },
      {
        id: "client-success",
        icon: "heart-handshake" as IconName,
        title: "Client Success",
        text: "A project ends when your own team runs it without calling us. Until then the training is part of the price.",
      },
      {
        id: "results-driven",
        icon: "trending-up" as IconName,
        title: "Results Driven",
        text: "Hours and shillings, counted before we start and again after three months. If the second count is no better, we say so first.",
      },
      {
        id: "ethical-ai",
        icon: "shield-check" as IconName,
        title: "Ethical AI",
        text: "A person decides whatever touches pay, credit or health. Your data trains nobody else’s model, and each answer shows where it comes from.",
      },
    ],
  },
  team: {
    title: "Four people you will meet",
    lead: "No account managers. Whoever scopes your work also answers when it stops.",
    linkedin: "{name} on LinkedIn",
  },
  reasons: {
    title: "Reasons to choose us",
    lead: "You may have met AI vendors before. Here is where we differ.",
    usual: "Often",
    here: "With us",
    items: [
      {
        title: "The first meeting",
        usual: "A slide show about the future.",
        here: "We open one of your own files and count what it costs you to retype it.",
      },
      {
        title: "The price",
        usual: "On request, after three calls.",
        here: "A from-price in shillings on every service and product, with a {company.moneyBackDays}-day money-back guarantee behind it.",
      },
      {
        title: "M-Pesa, KRA, eTIMS",
        usual: "Planned for phase two.",
        here: "The first thing that works, because your month end starts there.",
      },
      {
        title: "A wrong answer",
        usual: "The system said so.",
        here: "Unsure cases go to a person you name, with the reason and the source line beside them.",
      },
      {
        title: "The day you leave",
        usual: "Your history stays behind.",
        here: "You get all of it as files you can open, and we delete our copy.",
      },
    ],
  },
  expertise: {
    title: "What we know by heart",
    items: [
      "M-Pesa reconciliation",
      "Bank statements",
      "eTIMS invoices",
      "Document reading",
      "SACCO lending",
      "WhatsApp service",
      "Lead scoring",
      "Payroll checks",
      "Stock and tills",
      "Swahili and Sheng",
      "API integration",
      "Data protection",
    ],
    certifications: "Certified and audited",
  },
  closing: {
    title: "Let’s count together.",
    text: "Bring one file that somebody retypes every week. We tell you {company.reply} whether it can flow by itself, and what that would cost.",
    start: "Work With Us",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
    ],
  },
};
