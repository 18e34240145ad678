import type { IconName } from "../schemas/common";

/** The copy of the about page, keyed by its sections. */
export const about = {
  meta: {
    title: "About us: accountants and engineers",
    description:
      "Who builds your workflow, and how: our mission, four values, the team, and how {company.name} differs from other AI vendors.",
  },
  hero: {
    title: "We have done the work we automate.",
    intro:
      "We used to write receipts, close a cooperative’s books and balance tills. Now we build the tools we needed then.",
    work: "Work With Us",
    solutions: "Our Solutions",
    /** The company's name as a dictionary entry. */
    word: {
      term: "tiririka",
      wordClass: "Swahili, verb",
      senses: [
        "to flow, as water does.",
        "of a song: to go on without a break.",
        "of work: to pass through an office without being typed twice.",
      ],
    },
  },
  stats: {
    title: "Our figures",
    intro: "{company.counted} On-call support comes with certain plans.",
    items: [
      { value: "{company.businessesAutomated}", label: "businesses automated" },
      { value: "{company.saved}", label: "saved" },
      { value: "{company.satisfaction}", label: "satisfaction" },
      { value: "{company.support}", label: "support" },
    ],
  },
  mission: {
    title: "Our mission",
    statement: "Evenings are too good for typing what a machine can read.",
    text: "Large companies automated their repetitive work long ago. We do the same for the SACCO in Kisumu, the distributor in Nakuru and the clinic in Mombasa. Our prices are on this site, in {company.money}, and your own staff can check the results.",
  },
  values: {
    title: "Four things we won’t compromise on",
    intro: "We would rather lose a contract than give up any of these.",
    items: [
      {
        id: "innovation-first",
        icon: "lightbulb" as IconName,
        title: "Innovation First",
        lead: "We test every new AI model on files for which we know the right answers.",
        text: "A new model replaces the old one only when it does better.",
      },
      {
        id: "client-success",
        icon: "heart-handshake" as IconName,
        title: "Client Success",
        lead: "A project is finished when your own team can run the system without calling us.",
        text: "The price of a service or system includes training. Trips outside {company.town} are part of the quote.",
      },
      {
        id: "results-driven",
        icon: "trending-up" as IconName,
        title: "Results Driven",
        lead: "We measure what the work costs at the start and again {company.measuredAfterWeeks} weeks after handover.",
        text: "We count in hours and {company.money}. If nothing has improved, we tell you.",
      },
      {
        id: "ethical-ai",
        icon: "shield-check" as IconName,
        title: "Ethical AI",
        lead: "A person decides on anything that affects pay, credit or health.",
        text: "Your data is never used to train a model for others. Every answer shows its source.",
      },
    ],
  },
  team: {
    title: "The people you will work with",
    intro:
      "The person who plans your project remains your contact. On Saturdays, a colleague may answer. At night, an engineer is on call for customers whose plan includes it.",
    /** Above the link to the latest article by the person. `{name}` is the first name, here and in `chat`. */
    article: "{name}’s latest article",
    /** The link to a chat with the company, and its prepared text with the person's whole name. */
    chat: "Ask for {name} on WhatsApp",
    chatText: "Hello! I would like to speak to {name}.",
    linkedin: "{name} on LinkedIn",
  },
  reasons: {
    title: "Reasons to choose us",
    intro: "This is where we differ from a typical AI vendor.",
    usual: "Typical",
    here: "With us",
    items: [
      {
        title: "The first meeting",
        usual: "A presentation about the future of AI.",
        here: "We open one of your own files and work out what retyping it costs you.",
      },
      {
        title: "The price",
        usual: "On request, after three calls.",
        here: "A starting price in {company.money} for {count.pricedServices} services, {count.products} products and {count.pricedTools} tools, with a {company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing.",
      },
      {
        title: "M-Pesa, KRA, eTIMS",
        usual: "Planned for phase two.",
        here: "Part of phase one. Invoices go through your own eTIMS client or KRA-approved integrator.",
      },
      {
        title: "A wrong answer",
        usual: "“The system says so.”",
        here: "Uncertain cases go to the colleague you name, with the reason and the source line.",
      },
      {
        title: "If you leave",
        usual: "You lose your history.",
        here: "You get all your data as files that you can open, and we delete our copy {company.deletedAfterDays} days after you leave.",
      },
    ],
  },
  expertise: {
    title: "What we know well",
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
    certifications: {
      title: "Certifications",
      details: "Number, issuer and date",
      number: "No. {number}",
      /** Below the list, if one or all have neither a number nor a link. */
      onRequest:
        "The ICT Authority took over the ICT Board’s work in 2013. On request, we will send the document for any of these entries: a certificate, an auditor’s report, a letter or, for a law such as the GDPR, our statement of how we comply with it.",
      onRequestOthers:
        "The ICT Authority took over the ICT Board’s work in 2013. On request, we will send the document for each of the other entries: a certificate, an auditor’s report, a letter or, for a law such as the GDPR, our statement of how we comply with it.",
    },
    company: "Company details",
  },
  closing: {
    title: "Show us one file.",
    text: "Bring one file to a free {company.sessionMinutes}-minute call, or send it on WhatsApp with names and numbers hidden. The engineer who would build your system will tell you honestly if automation is not worth the money.",
    start: "Work With Us",
    chat: "Chat on WhatsApp",
    claims: [
      "Reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
    ],
  },
};
