import type { IconName } from "../schemas/common";
import { frame } from "./lead-forms";

/** The copy of the products page, keyed by its sections. */
export const products = {
  meta: {
    title: "Business software for Kenya, priced in KSh",
    description:
      "Ten business systems for Kenyan firms, from online shops and SACCOs to payroll and hospitals, each with its from-price and delivery time in weeks.",
  },
  hero: {
    title: "Ten systems that already speak M-Pesa.",
    lead: "Shops, SACCOs, schools, landlords and hospitals: we fit a proven system to your paybill, your branches and your rules, and hand it over in weeks.",
    chat: "Talk to Us",
    quote: "Get Quote",
  },
  stats: {
    title: "In figures",
    items: [
      { value: "50+", label: "systems" },
      { value: "99.9%", label: "uptime" },
      { value: "{company.support}", label: "support" },
      { value: "100+", label: "clients" },
    ],
  },
  catalogue: {
    title: "Choose your thread",
    lead: "Every price is where we start, and every timeline runs to the day your team uses it. Each entry also says when not to buy.",
    index: "Products on this page",
    features: "Features",
    benefits: "Benefits",
    allFeatures: "All features",
    allBenefits: "All benefits",
    fits: "Whom it fits",
    show: "View Details",
    hide: "Hide Details",
    chat: "Talk to Us",
    quote: "Get Quote",
    /** Names a link whose visible words are the same on every card. */
    named: "{action}: {product}",
    greeting: "Hello! I'm interested in your {product}. Please tell me more.",
  },
  quote: {
    title: "Get a quote",
    lead: "A person reads it, asks what is unclear and sends you a price.",
    close: "Close",
    dismiss: "Dismiss this message",
    form: {
      fields: {
        name: "Full Name",
        email: "Email Address",
        company: "Company (optional)",
        product: "Product (optional)",
        message: "Message (optional)",
      },
      anyProduct: "Not sure yet",
      submit: "Send request",
      submitting: "Submitting...",
      frame,
    },
  },
  closing: {
    title: "Not quite one of the ten?",
    text: "Most of what we deliver is a mixture. Describe your day and we put the parts together.",
    promises: [
      {
        icon: "messages-square" as IconName,
        title: "Free consultation",
        text: "An hour with the person who would build it. You keep the notes.",
      },
      {
        icon: "calculator" as IconName,
        title: "Custom pricing",
        text: "You pay for the parts you use, in steps you can put in a budget.",
      },
      {
        icon: "shield-check" as IconName,
        title: "{company.moneyBackDays}-day money-back guarantee",
        text: "If it does not do what we wrote down together, you get your money back.",
      },
    ],
    quote: "Get Quote",
    chat: "Talk to Us",
  },
};
