import type { IconName } from "../schemas/common";
import { frame } from "./lead-forms";

/** The copy of the products page, keyed by its sections. */
export const products = {
  meta: {
    title: "Business software for {company.country}, priced in {company.currency}",
    description:
      "{count.Products} business systems for {company.ofCountry} firms, covering online shops, SACCOs, payroll, hospitals and more, each with its starting price and delivery time in weeks.",
  },
  hero: {
    title: "{count.Products} systems that work with M-Pesa.",
    intro:
      "These systems are ready-made for shops, SACCOs, colleges, landlords and hospitals. We set yours up for your branches, prices and paybill, train your staff, and hand it over in 2 to 10 weeks. For hospitals, certification takes another 3 months.",
    chat: "Talk to Us",
    quote: "Get Quote",
  },
  stats: {
    title: "In figures",
    items: [
      { value: "{company.systems}", label: "systems" },
      { value: "{company.uptime}", label: "uptime" },
      { value: "{company.support}", label: "support" },
      { value: "{company.clients}", label: "clients" },
    ],
    notes: {
      systems:
        "{company.systems} systems of these {count.products} kinds. Some serve several firms, so {company.clients} clients use them.",
      uptime: "The uptime is for systems we host. {company.support} support is for {company.onCall}.",
    },
  },
  glance: {
    title: "All {count.products} at a glance",
    intro:
      "Starting prices are in {company.money}, {company.vat}. Hosting and optional maintenance add {monthly} a month. Delivery times run until handover.",
    columns: {
      product: "Product",
      suits: "Who it suits",
      price: "Price from, {company.currency}",
      weeks: "Delivery",
    },
    /** The status text after the table is sorted. */
    sorted: {
      price: { ascending: "Sorted by price, lowest first", descending: "Sorted by price, highest first" },
      weeks: {
        ascending: "Sorted by delivery time, shortest first",
        descending: "Sorted by delivery time, longest first",
      },
    },
  },
  catalogue: {
    title: "The {count.products} systems in detail",
    /** Where prices exclude VAT. */
    plusVat: "{price} + VAT",
    /** The setup with hosting and maintenance for 12 months. */
    firstYear: "First year, hosted and maintained: from {price}.",
    features: "Features",
    benefits: "Benefits",
    moreFeatures: "More features",
    moreBenefits: "More benefits",
    fits: "Who it suits",
    /** After `fits`, for a product that holds such details. */
    sensitive:
      "We host it in {company.hostedIn}. Sensitive data, such as health, belief, property or family details, may leave {company.country} only with the consent of those concerned. Without it, host the system yourself in {company.country}.",
    show: "View Details",
    hide: "Hide Details",
    chat: "Talk to Us",
    quote: "Get Quote",
    /** The accessible name of a link that has the same text on every card. */
    named: "{action}: {product}",
    greeting: "Hello! I'm interested in your {product}. Please tell me more.",
  },
  quote: {
    title: "Get a quote",
    intro: "We read your request and arrange a call. Your quote arrives within 3 working days of the call.",
    close: "Close",
    dismiss: "Dismiss this message",
    form: {
      fields: {
        name: { label: "Full Name", hint: "" },
        email: { label: "Email Address", hint: "" },
        company: { label: "Company (optional)", hint: "" },
        product: { label: "Product (optional)", hint: "" },
        message: { label: "Message (optional)", hint: "", rows: 3 },
      },
      anyProduct: "Not decided yet",
      submit: "Send request",
      submitting: "Submitting...",
      frame,
    },
  },
  closing: {
    title: "None of the {count.products} quite right?",
    text: "We can combine parts of several systems. Describe how you work today, and we will propose a system that fits.",
    promises: [
      {
        icon: "messages-square" as IconName,
        title: "Free consultation",
        text: "Spend {company.sessionMinutes} minutes on a call with the engineer who would build your system. Bring one file from last month.",
      },
      {
        icon: "calculator" as IconName,
        title: "Custom pricing",
        text: "You get one fixed price for the parts that you order, and pay it in stages.",
      },
      {
        icon: "shield-check" as IconName,
        title: "{company.moneyBackDays}-day money-back guarantee",
        text: "If the system does not do what the quote says, tell us within {company.guarantee} and you will get your money back.",
      },
    ],
    quote: "Get Quote",
    chat: "Talk to Us",
  },
};
