import type { CompanyRecord } from "./schemas/company";

/**
 * The company's facts. `npm run setup` asks for yours. The sample's phones, emails and URLs do not exist, so a deploy
 * refuses them.
 */
export const company: CompanyRecord = {
  name: "Tiririka",
  tagline: "Work that flows.",
  languages: ["en", "sw"],
  siteUrl: "https://tiririka.example",
  email: "hello@tiririka.example",
  phones: ["+254 000 000 001", "+254 000 000 002"],
  whatsapp: "+254 000 000 003",
  town: "Nairobi",
  country: { name: "Kenya", adjective: "Kenyan", code: "KE", callingCode: "+254" },
  timeZone: { name: "East Africa Time", short: "EAT", iana: "Africa/Nairobi" },
  currency: { code: "KES", symbol: "KSh", name: "Kenyan shillings", plural: "shillings" },
  hours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], open: ["08:00-18:00"] },
    { days: ["Saturday"], open: ["09:00-14:00"] },
  ],
  // May be empty: []. Instead of a name, a certificate may be an object. All fields but the name are optional, and shown:
  // {
  //   name: "ISO 27001",
  //   number: "…",
  //   body: "…",
  //   date: "2026-03-01",
  //   link: "https://…",
  // },
  certifications: ["ISO 27001", "SOC 2 Type II", "GDPR", "Kenya ICT Board"],
  // Uncomment with your own. Each line is optional.
  // legalName: "NAME LIMITED",
  // registrationNumber: "PVT-…",
  // taxNumber: "P0…",
  // postalAddress: { street: "P.O. Box …", postalCode: "00100" },
  // foundingYear: 2021,
  // Shown with the label "Example" on the terms, the privacy page and the sample quote, until you set the lines above.
  exampleFacts: {
    sample: true,
    legalName: "Tiririka Limited",
    registrationNumber: "PVT-0000000",
    taxNumber: "P000000000X",
    postalAddress: { street: "Example House, P.O. Box 00000", postalCode: "00100" },
  },
  // The figures up to `counted` are optional. Pages leave out those that you delete.
  claims: {
    businessesAutomated: "200+",
    saved: "50M+ KSh",
    satisfaction: "95%",
    systems: "50+",
    clients: "100+",
    counted:
      "Invented examples, as if counted to 30 June 2026. A business would count once its workflow has run for three months. The saving would be the value of the hours, fees, losses and missed visits avoided, less our charges. Satisfied customers would be those who give us 4 or 5 out of 5 each year.",
    support: "24/7",
    uptime: "99.9%",
    reply: "within 24 hours",
    trialDays: 14,
    moneyBackDays: 30,
    sessionMinutes: 45,
    measuredAfterWeeks: 4,
  },
  dataHandling: {
    hostedIn: "Ireland, in the European Union",
    localCopyIn: "Nairobi",
    aiProviders: ["Anthropic", "Google"],
    aiProcessedIn: "the European Union and the United States",
    deletedAfterDays: 30,
  },
  dataCommissionerNumber: null,
  // Uncomment for a newsletter, with the form of the provider that sends it (Buttondown, Brevo, Mailchimp …).
  // newsletter: { action: "https://buttondown.com/api/emails/embed-subscribe/NAME", emailField: "email" },
  // Uncomment to count visits. Other providers, and what follows: .github/DEPLOYING.md, "Count visits".
  // analytics: { name: "Plausible", script: "https://plausible.io/js/script.js", attributes: { "data-domain": "DOMAIN" } },
  buying: {
    vat: "excluded",
    vatPercent: 16,
    taxAuthority: { name: "Kenya Revenue Authority", short: "KRA", address: "https://www.kra.go.ke" },
    withholding: { feePercent: 5, feeFrom: 24_000, vatPercent: 2 },
    payBy: ["M-Pesa paybill", "bank transfer"],
    quoteValidDays: 30,
    invoiceDueDays: 14,
    stages: [
      { percent: 40, when: "when you accept the quote" },
      { percent: 40, when: "once the test on your own records is passed" },
      { percent: 20, when: "at handover" },
    ],
    clerkMonthly: 48_000,
    clerkHours: 160,
    productMonthly: { hosting: 3_500, maintenance: 8_000 },
    risks: { stopAfterDesignPercent: 20, testDays: 30, latePercentAWeek: 5, closingDays: 90 },
  },
};
