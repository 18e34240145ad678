import { frame } from "./lead-forms";

/** The copy of the get-started page, keyed by its sections. */
export const getStarted = {
  meta: {
    title: "Get started with automation",
    description:
      "Ask for a free {company.sessionMinutes}-minute call and bring one file. We will tell you whether automation pays: yes, not yet, or no. See who calls and what to bring.",
  },
  hero: {
    title: "Start with a free call or trial.",
    intro:
      "Tell us below which tasks your team repeats. On a {company.sessionMinutes}-minute call, we will look at one of your files and tell you whether automation pays: yes, not yet, or no. Most tools can be tried without a call.",
  },
  formTitle: "Your details",
  trial:
    "For a free trial, name the tool and who will use it. We reply {company.reply} and send you the login for your {company.trialDays} days. No credit card is needed.",
  form: {
    fields: {
      name: { label: "Full Name", hint: "" },
      email: { label: "Email Address", hint: "" },
      useCase: {
        label: "What would you like to automate?",
        hint: "Tell us what comes in, what you do with it and how often.",
        rows: 6,
      },
      company: { label: "Company (optional)", hint: "" },
      phone: { label: "Phone (optional)", hint: "With the country code, for example {company.callingCode}." },
      budget: {
        label: "Budget (optional)",
        hint: "",
        none: "Not decided yet",
        options: [
          { id: "under-100k", label: "Under {company.currency} 100,000" },
          { id: "100k-250k", label: "{company.currency} 100,000-250,000" },
          { id: "250k-500k", label: "{company.currency} 250,000-500,000" },
          { id: "500k-1m", label: "{company.currency} 500,000-1,000,000" },
          { id: "over-1m", label: "Over {company.currency} 1,000,000" },
        ],
      },
      timeline: {
        label: "Timeline (optional)",
        hint: "",
        none: "Not decided yet",
        options: [
          { id: "asap", label: "As soon as possible" },
          { id: "1-month", label: "Within 1 month" },
          { id: "2-3-months", label: "In 2-3 months" },
          { id: "3-6-months", label: "In 3-6 months" },
          { id: "flexible", label: "Flexible" },
        ],
      },
    },
    /** The initial text of the field `useCase`, if the URL names a subject. */
    about: "I am interested in {title}.",
    /**
     * The same, if the subject is a plan that can be tried. Most trials have the smallest plan’s limits, so the text does not
     * ask for a trial of this plan.
     */
    aboutTrial: "I would like the {company.trialDays}-day free trial. After it, I am interested in {title}.",
    submit: "Send request",
    submitting: "Submitting...",
    /** The label is a question. */
    frame: { ...frame, fieldNames: { useCase: "An answer to “What would you like to automate?”" } },
  },
  reasons: {
    title: "Why choose us",
    items: [
      "One fixed price in writing, before we start",
      "We reply {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
      "{company.support} on-call support with certain plans",
    ],
  },
  contact: {
    title: "Prefer to talk?",
    email: "Email",
    phone: "Phone",
    whatsapp: "WhatsApp",
    chat: "Chat on WhatsApp",
    hours: "Office hours",
  },
  thanks: {
    title: "Thank you!",
    intro: "We have your request. We’ll get back to you {company.reply}.",
    next: "What happens next",
    /** Also on the other thank-you pages, because a form is also used by people who need no call. */
    withoutCall: {
      title: "Without a call",
      text: "A free trial, a question, a complaint or a job application needs no call. We reply {company.reply}, and for a trial we send you the login for your {company.trialDays} days. The next steps are for a call.",
    },
    reading: "Read worked examples",
  },
};
