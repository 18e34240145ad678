import { frame } from "./lead-forms";

/** The copy of the get-started page, keyed by its sections. */
export const getStarted = {
  meta: {
    title: "Get started with automation",
    description:
      "Show us one file. In {company.sessionMinutes} free minutes you know whether automating it pays: yes, not yet, or no. Who calls, what to bring and what you keep.",
  },
  hero: {
    title: "Show us one file.",
    intro:
      "In {company.sessionMinutes} free minutes you know whether it pays: yes, not yet, or no. Tell us below what your team does over and over.",
  },
  formTitle: "Your details",
  form: {
    fields: {
      name: { label: "Full Name", hint: "" },
      email: { label: "Email Address", hint: "" },
      useCase: {
        label: "What would you like to automate?",
        hint: "What comes in, what you do with it, and how often.",
        rows: 6,
      },
      company: { label: "Company (optional)", hint: "" },
      phone: { label: "Phone (optional)", hint: "With country code, for example {company.callingCode}." },
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
    /** In the field `useCase` at first, where the address says what the enquiry is about. */
    about: "I am interested in {title}.",
    submit: "Send my request",
    submitting: "Submitting...",
    frame,
  },
  reasons: {
    title: "Why choose us",
    items: [
      "{company.businessesAutomated} businesses automated, {company.saved} saved",
      "The engineer who would build it replies {company.reply}",
      "{company.trialDays}-day free trial of our tools, no credit card",
      "{company.moneyBackDays}-day money-back guarantee",
      "{company.support} on call for live workflows with a maintenance plan",
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
    reading: "Read worked examples",
  },
};
