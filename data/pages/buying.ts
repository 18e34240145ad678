/** The copy of the page about buying, keyed by its sections. Its figures are filled in from company.ts and the records. */
export const buying = {
  meta: {
    title: "How buying works: price, risk, payment",
    description:
      "When the price is fixed, what you owe if you stop, if a test fails or if we are late; VAT, payment stages, the first year in full and the free trial.",
  },
  hero: {
    heading: "How buying works.",
    intro:
      "What you pay and when, what happens if something goes wrong, and what the first year costs in full.",
  },
  facts: {
    title: "In short",
    items: {
      price: {
        label: "Price",
        text: "One fixed sum in writing before we start, valid for {quoteValidDays} days. Prices with “From” show where such projects begin.",
      },
      vat: {
        label: "VAT",
        /** By how the company treats VAT. */
        texts: {
          excluded:
            "Prices on this site exclude VAT. Your quote and invoice add {vatPercent}%. If you cannot reclaim it, it is part of your cost.",
          included: "Prices on this site include {vatPercent}% VAT.",
          none: "We do not charge VAT.",
        },
      },
      withholding: {
        label: "Withholding tax",
        text: "Do you withhold tax? Deduct it, pay the rest and send us the certificate. It is usually {feePercent}% of our fee once it passes {feeFrom} in a month, and {withheldVatPercent}% VAT if {company.taxAuthorityShort} made you an agent.",
        link: { label: "{company.taxAuthority}", address: "{company.taxAuthorityAddress}" },
      },
      payment: {
        label: "How you pay",
        text: "By {company.payBy}. You get an eTIMS invoice with your {company.taxAuthorityShort} PIN for each stage.",
      },
      due: { label: "When you pay", text: "Within {invoiceDueDays} days of each invoice." },
      guarantee: {
        label: "Guarantee",
        text: "If it does not do what the quote says, tell us within {company.guarantee} and you get your money back.",
      },
    },
  },
  /** What a customer risks: services, products and the services' pages lead here. */
  risks: {
    title: "What you risk, and what we risk",
    intro: "It holds for every service and product, and your quote repeats it.",
    items: [
      {
        label: "When is the price fixed?",
        text: "Before we start. The quote is one sum for everything, listening and design included. It changes only when you change the task, and you see the new sum first.",
      },
      {
        label: "What if we stop after Design?",
        text: "You owe {company.stopAfterDesignPercent}% of the price and keep the map, the one-page design and the rules. We pay back the rest of your first payment.",
      },
      {
        label: "What if it fails the test?",
        text: "We correct it at our cost. If it still fails {company.testDays} days after the agreed date, you may stop and get back all that you have paid.",
      },
      {
        label: "What if you are late?",
        text: "We tell you ahead of the date. Each full week of delay takes {company.latePercentAWeek}% off the price, up to the last payment. Weeks of waiting for you, a bank or {company.taxAuthorityShort} do not count.",
      },
      {
        label: "What comes after day {company.moneyBackDays}?",
        text: "We measure with you {company.measuredAfterWeeks} weeks after handover, while the guarantee still runs. Later repairs are part of maintenance. Without it you get a quote for each.",
      },
      {
        label: "What if you close?",
        text: "A workflow runs in your own accounts, and you hold its rules and test record, so another firm can carry on. For a tool or a system that we host you hear {company.closingDays} days ahead and export your data.",
      },
    ],
  },
  stages: {
    title: "Payment in stages",
    intro: "Services and products are invoiced like this. Your quote names the dates.",
    example: "For example {amount} of {price}",
    tools: {
      title: "Tools",
      text: "Monthly plans are paid in advance, month by month. You can stop at the end of any month. Where a tool is priced per page, report or file, you pay for what you order.",
    },
  },
  costs: {
    title: "What it costs after delivery",
    intro:
      "What you pay each month once it is running. Each is paid month by month, and you can stop at the end of any.",
    monthly: "{price} a month",
    items: {
      tool: { label: "A tool", price: "The plan’s price", text: "Support is included." },
      workflow: {
        label: "Maintenance of a workflow",
        text: "Optional, and advised for payments in the first year. We monitor every run, fix it when a bank or a portal changes, and are on call {company.support}. It costs more than a product’s, because the workflow is yours alone, and so is the repair.",
      },
      connection: {
        label: "Maintenance of a connection",
        text: "Optional, for systems that we connect. We advise it for payments in the first year. A nightly copy of stock can do without.",
      },
      hosting: {
        label: "Hosting for a product",
        text: "Server, backups and security updates. It falls away if you host it yourself.",
      },
      maintenance: {
        label: "Maintenance of a product",
        text: "Optional. We fix faults, install updates, train new staff, and are on call {company.support}. Until the guarantee ends, fixes are free.",
      },
      messages: {
        label: "SMS, WhatsApp and M-Pesa charges",
        price: "At the provider’s rates",
        text: "You pay the network, Meta or Safaricom directly. We add nothing.",
      },
    },
    example: {
      title: "{offer}: the first year in full",
      setup: "At its starting price",
      hosting: "Hosting, 12 × {price}",
      maintenance: "Maintenance, 12 × {price}",
      vat: "{vatPercent}% VAT",
      total: "First year",
      later: "Every later year: {price}.",
      /** Added where maintenance is all that is paid each month. */
      without: "Without maintenance: {price}, once.",
    },
  },
  /** Why us and not another way: `{workflow}` and `{later}` are a workflow's first and later years, maintained. */
  alternatives: {
    title: "Why not do it another way?",
    intro: "Sometimes you should. The four that our customers compare us with:",
    items: [
      {
        label: "A freelancer",
        text: "A good choice for one script that may stop for a week. For work that runs every day, ask who repairs it when he travels. With us someone is on call {company.support} under maintenance, and a failed test is free.",
      },
      {
        label: "The supplier of your ERP",
        text: "If he sells the module, buy it. It costs less than anything built for you. We do what lies between the ERP and M-Pesa, WhatsApp and paper, and leave the ERP as it is.",
      },
      {
        label: "One more clerk",
        text: "A clerk costs about {clerkMonth} a month, or {clerkYear} a year. A workflow with maintenance costs {workflow} in its first year and {later} a year later. Where the job fills less than {clerkShareFirst}% of a clerk’s month, she costs less in the first year, and below {clerkShare}% in each later one: then keep it with her.",
      },
      {
        label: "A spreadsheet",
        text: "Enough for up to about 100 payments a month on one paybill. Our articles give you the formulas free of charge.",
        link: { label: "The recipe", path: "/blog/automate-mpesa-transactions" },
      },
    ],
  },
  trial: {
    title: "How the free trial works",
    intro:
      "{company.trialDays} days, no credit card, for every tool that is open. Services and products have no trial; they have the guarantee.",
    steps: [
      {
        title: "You ask",
        text: "Use Get Started or WhatsApp. Tell us which tool, and who will use it.",
      },
      {
        title: "We open your account",
        text: "We reply {company.reply} and send the login. The {company.trialDays} days start then.",
      },
      { title: "You use your own files", text: "Start with last month, so that you can compare." },
      {
        title: "You decide",
        text: "Choose a plan, or let it end. Then the account closes, free of charge, and you keep your exports.",
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
        text: "We sit with the people who do the work. You give us sample files. Passwords stay with you.",
      },
      {
        title: "Day 5",
        text: "You get what we counted, the open questions, and the date of the first test.",
      },
    ],
  },
};
