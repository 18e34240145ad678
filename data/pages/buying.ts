/** The copy of the page about buying, keyed by its sections. Its figures are filled in from company.ts and the records. */
export const buying = {
  meta: {
    title: "How buying works: VAT, payment, trial",
    description:
      "VAT and withholding tax, how and when you pay, what a system costs a month after delivery, how the free trial starts, and the first week.",
  },
  hero: {
    heading: "How buying works.",
    intro: "What you pay, how and when, what it costs after delivery, and what happens in the first week.",
  },
  facts: {
    title: "In short",
    items: {
      price: {
        label: "Price",
        text: "A fixed price in writing, before we build anything. The quote is valid for {quoteValidDays} days.",
      },
      vat: {
        label: "VAT",
        /** By how the company treats VAT. */
        texts: {
          excluded: "Prices on this site exclude VAT. Your quote and invoice add {vatPercent}%.",
          included: "Prices on this site include {vatPercent}% VAT.",
          none: "We do not charge VAT.",
        },
      },
      withholding: {
        label: "Withholding tax",
        text: "If you have to withhold tax, pay us the invoice less the tax and send us the certificate. Sample figures: {feePercent}% of fees from {feeFrom} a month, before VAT; and {withheldVatPercent}% for VAT, if {company.taxAuthorityShort} has appointed you to withhold it. Check both with your accountant or {company.taxAuthorityShort}.",
        link: { label: "{company.taxAuthority}", address: "{company.taxAuthorityAddress}" },
      },
      payment: {
        label: "How you pay",
        text: "By {company.payBy}. You get an eTIMS invoice with your {company.taxAuthorityShort} PIN for each payment.",
      },
      due: { label: "When you pay", text: "Within {invoiceDueDays} days of each invoice." },
      guarantee: {
        label: "Guarantee",
        text: "If it does not do what the quote says, tell us within {company.guarantee} and you get your money back.",
      },
    },
  },
  stages: {
    title: "Payment in stages",
    intro:
      "Services and products are usually invoiced in these stages, so you pay the last part only at handover. Your quote names yours.",
    example: "For example {amount} of {price}",
    tools: {
      title: "Tools",
      text: "Monthly plans are paid in advance, month by month; you can stop at the end of any month. Where a tool is priced per page, report or file, you pay for what you order.",
    },
  },
  costs: {
    title: "What it costs after delivery",
    intro: "What you pay each month once it is running.",
    monthly: "{price} a month",
    items: {
      tool: { label: "A tool", price: "The plan’s price", text: "Support is included." },
      workflow: {
        label: "Maintenance of a workflow",
        text: "Optional. We monitor every run, fix it when a bank or a portal changes, and are on call {company.support}.",
      },
      hosting: {
        label: "Hosting for a product",
        text: "Server, backups and security updates. You pay nothing for this if you host it yourself.",
      },
      maintenance: {
        label: "Maintenance of a product",
        text: "Optional. We fix faults, install updates, train new staff, and are on call {company.support}. Until the guarantee ends, fixes are free.",
      },
      messages: {
        label: "SMS, WhatsApp and M-Pesa charges",
        price: "At the provider’s rates",
        text: "You pay the provider directly. We add nothing.",
      },
    },
    example: {
      title: "Example: {product}, the first year",
      setup: "System, at its starting price",
      hosting: "Hosting, 12 × {price}",
      maintenance: "Maintenance, 12 × {price}",
      vat: "{vatPercent}% VAT",
      total: "First year",
      later: "Every later year, calculated the same way: {price}.",
    },
  },
  trial: {
    title: "How the free trial works",
    intro:
      "{company.trialDays} days, no credit card. It covers every tool that is open: {tools}. Services and products have no trial; they have the guarantee.",
    steps: [
      {
        title: "You ask",
        text: "Use Get Started or WhatsApp. Tell us which tool, and who will use it.",
      },
      {
        title: "We open your account",
        text: "A person replies {company.reply} and sends the login. The {company.trialDays} days start then.",
      },
      { title: "You use your own files", text: "Start with last month, so that you can compare." },
      {
        title: "You decide",
        text: "Choose a plan, or do nothing: the account closes, you keep your exports, and nothing is charged.",
      },
    ],
  },
  week: {
    title: "Who signs, and the first week",
    intro:
      "A director, or someone authorised to sign for the company, signs the quote. With it we sign a data processing agreement.",
    steps: [
      { title: "Day 1", text: "You accept the quote and get the invoice for the first stage." },
      { title: "Day 2", text: "A call of 30 minutes. Each side names a contact person." },
      {
        title: "Days 3 and 4",
        text: "We sit with the people who do the work. You give us sample files, not passwords.",
      },
      {
        title: "Day 5",
        text: "You get what we counted, the open questions, and the date of the first test.",
      },
    ],
  },
};
