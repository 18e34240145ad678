/** The copy of the page about buying, keyed by its sections. Its figures are filled in from company.ts and the records. */
export const buying = {
  meta: {
    title: "How buying works: price, risk, payment",
    description:
      "When the price is fixed, and what you owe if you stop, if a test fails or if we are late. Also covered: VAT, payment stages, the first year’s cost and the free trial.",
  },
  hero: {
    heading: "How buying works.",
    intro:
      "This page shows what you pay and when, what happens if something goes wrong, and what the first year costs.",
  },
  facts: {
    title: "One price in writing, before we start",
    items: {
      price: {
        label: "Price",
        text: "You get one fixed price in writing before we start. The quote arrives within 3 working days of the call and is valid for {quoteValidDays} days. Prices marked “From” are starting prices.",
      },
      vat: {
        label: "VAT",
        /** The texts for each value of `buying.vat` in company.ts. */
        texts: {
          excluded:
            "Prices exclude VAT. We add {vatPercent}% to your quote and to each invoice. If you cannot reclaim the VAT, it adds to your cost.",
          included: "Prices include {vatPercent}% VAT.",
          none: "We do not charge VAT.",
        },
      },
      withholding: {
        label: "Withholding tax",
        text: "You usually withhold {feePercent}% of the amount before VAT (section 35 of the Income Tax Act): for software and its development, training, maintenance and support, of any amount; for consulting, if our fees reach {feeFrom} in a month. Ask your tax adviser. Pay us the rest and send us the certificate. {example}If {company.taxAuthorityShort} has appointed you to withhold VAT, also deduct {withheldVatPercent}% of the amount before VAT for VAT (section 42A of the Tax Procedures Act).",
        /** Fills {example} where prices exclude VAT. */
        example: "On {price} + {vat} VAT = {total}, you withhold {withheld} and pay us {rest}. ",
        link: { label: "{company.taxAuthority}", address: "{company.taxAuthorityAddress}" },
      },
      payment: {
        label: "How and when you pay",
        text: "For each stage, and for each month of a plan, you get an eTIMS invoice with your {company.taxAuthorityShort} PIN. Pay for a stage within {invoiceDueDays} days, and for a month of a plan before it starts, by {company.payBy}. M-Pesa allows at most {company.currency} 250,000 in one payment, so payments for larger stages go through the bank.",
      },
      guarantee: {
        label: "Guarantee",
        text: "If a service or system does not do what the quote says, or a tool does not do what its page says, tell us within {company.guarantee} or, for a tool, of its first paid day or result. Within 14 days, we refund everything you paid for it, its hosting and its maintenance, with VAT and any tax you withheld, by the same method.",
        figures: {
          notice: { value: "{company.moneyBackDays} days", label: "for you to tell us" },
          refund: { value: "14 days", label: "for us to refund you" },
        },
      },
    },
  },
  /** The customer's risks. The pages of services and products link to this section. */
  risks: {
    title: "What you risk, and what we risk",
    intro:
      "These terms apply to every service and product (a product is one of our ready-made systems). Your quote repeats them.",
    items: [
      {
        label: "When is the price fixed?",
        text: "It is fixed before we start. The quote gives one price for all the work, from listening to handover. This price stays the same even if we count more or fewer cases than you told us. It changes only if you change the task, and you see the new price first. Custom development is done stage by stage, and each stage has its own fixed price.",
      },
      {
        label: "What if we stop early?",
        text: "Up to the end of Design, you owe {company.stopAfterDesignPercent}% of the price and keep the work done so far: the map, the one-page design and the rules. We refund the rest of the first stage. Later, you owe the stages that are due by then: {company.firstStage} of the price before the test is passed, and {company.stagesBeforeLast} after it. In custom development, you can stop after any stage and owe only for the stages that you ordered.",
      },
      {
        label: "When does Design end?",
        text: "Each service’s page marks the end of Design; custom development has stages of its own. For a product, it is the day you see the product set up with your own list of items or members.",
      },
      {
        label: "What if the system fails the test?",
        text: "The test is passed when the system’s results agree with yours on two working days in a row, or three for a connection between systems. If it fails, we correct the system at our own cost. If it still fails {company.testDays} days after the agreed date, you may stop and get back everything you have paid.",
      },
      {
        label: "What if you are late?",
        text: "We will warn you of delays before the agreed date. Each full week of delay takes {company.latePercentAWeek}% off the price, up to the amount of the last payment. If the test is {company.testDays} days late, you may stop and get back everything you have paid. Weeks in which we are waiting for you or for an approval, for example of a bank, Safaricom or {company.taxAuthorityShort}, do not count.",
      },
      {
        label: "What happens after day {company.moneyBackDays}?",
        text: "We measure the results with you {company.measuredAfterWeeks} weeks after handover, before the guarantee ends. Later repairs are covered by maintenance. If you have no maintenance plan, we quote for each repair.",
      },
      {
        label: "What if the software makes a costly mistake?",
        text: "With maintenance, we correct our mistakes free of charge at any time. For other losses, we are liable up to what you paid us in the 12 months before, unless the law says more. A workflow (the steps of one task, done by software) prepares payments; your approver releases each one.",
      },
      {
        label: "Who owns what?",
        text: "Once it is paid for, a workflow or custom software is yours, including its rules and test record. A product’s program stays ours, but its domain, content and data are yours. You may use the product for as long as you like, including on your own server.",
      },
      {
        label: "What if you close down?",
        text: "You have {company.closingDays} days to export what is yours. Another firm can take over a workflow or custom software, because it is yours.",
      },
    ],
  },
  stages: {
    title: "You pay as the work is delivered",
    intro:
      "We invoice services and systems in these stages. Audits, strategies and labelled data are paid in the same parts, {company.stageParts}, but at other times, which our terms name. Your quote gives the dates. The amounts below are given {company.vat}.",
    /** The label of each stage. */
    stage: "Stage {number}",
    example: "For example, {amount} of {price}",
    /** Below the total of the first year: a link to its lines. */
    lines: "See what it includes",
    tools: {
      title: "Tools",
      text: "Monthly plans are paid in advance. The first month and its guarantee start once it is paid, and you can stop at the end of any month. We tell you 30 days before a monthly price of yours rises, so you can stop before. When you reach your plan’s limit, the tool pauses until the next month, unless you have chosen a larger plan or agreed to pay for extra use at the price shown. If a tool is priced by the page, the report, the hour or another unit, you pay only for the units you order.",
    },
  },
  costs: {
    title: "What you pay after delivery",
    intro:
      "These are the monthly costs once your system is running. You pay month by month and can stop at the end of any month. Hosting and maintenance keep the quote’s price for 12 months after handover, and we tell you 30 days before a monthly price of yours rises. Until the guarantee ends, fixes are free, and maintenance pays for monitoring, updates, training and on-call support.",
    monthly: "{price} a month",
    items: {
      tool: {
        label: "A tool",
        price: "The plan’s price",
        text: "Every plan includes support by email. Some include more, as the plan says. If the tool has stopped, you can call us in office hours on every plan. Outside these hours, an engineer is on call only for plans that include it.",
      },
      workflow: {
        label: "Maintenance of a workflow",
        text: "Maintenance is optional, but we advise it in the first year for workflows that handle payments. We monitor every run, fix the workflow when a bank or portal changes its format, and are on call {company.support}: an engineer picks up the phone or calls back within 1 hour. It costs more than maintenance of a product, whose repairs many customers share. Only you use your workflow.",
      },
      connection: {
        label: "Maintenance of a connection",
        text: "Maintenance is optional for existing systems that we connect. We advise it in the first year for connections that handle payments. A nightly copy of stock figures does not need it.",
      },
      hosting: {
        label: "Hosting for a system",
        text: "Hosting covers the server in {company.hostedIn}, backups and security updates. There is no charge if you host the system and its backups yourself: your quote names the server you need, installing the system on it is part of the setup, and maintenance covers our system, not your server. The hospital system runs in your building, on a server that you buy. For this system, the hosting price pays for the nightly copy.",
      },
      maintenance: {
        label: "Maintenance of a system",
        text: "Maintenance is optional. With it, we fix faults, install updates, train new staff and are on call {company.support}. To cover its hosting and maintenance, a product has to save a clerk at least {company.productHours} a month, unless it also prevents losses. In the first year, it also has to cover the setup. Our full price list has a table of these hours.",
      },
      messages: {
        label: "AI, SMS, WhatsApp and M-Pesa charges",
        price: "At the provider’s rates",
        text: "You pay the network, Meta or Safaricom directly and, for a workflow, the AI provider too, from accounts in your company’s name. The workflow’s data is kept in your own storage account. We add nothing to these charges. Your quote estimates them. We are not an eTIMS integrator. If {company.taxAuthorityShort}’s rules require one for your trade, its fees are extra; your quote lists them.",
      },
    },
    example: {
      title: "{offer}: the first year",
      setup: "The starting price",
      hosting: "Hosting, 12 × {price}",
      maintenance: "Maintenance, 12 × {price}",
      vat: "{vatPercent}% VAT",
      total: "First year",
      later: "Each further year: {price}. Charges for AI, messages and any tool used are extra.",
      /** Added if maintenance is the only monthly cost. */
      without: "Without maintenance: {price}, once.",
    },
  },
  /** Alternatives to a workflow. */
  alternatives: {
    title: "What else could you do?",
    intro: "Sometimes another way is better. Our customers compare us with these four options.",
    items: [
      {
        label: "A freelancer",
        text: "A freelancer is a good fit for one script that can safely be down for a week. For work that runs every day, ask who will repair it while the freelancer is away. With a maintenance plan, one of our engineers is on call {company.support}.",
      },
      {
        label: "Your ERP supplier",
        text: "If your ERP supplier sells the module you need, buy it: it costs less than one built for you. We connect the ERP to M-Pesa and WhatsApp, feed in paper forms, and leave the ERP itself as it is.",
        link: { label: "The routes into an ERP, with prices", path: "/pricing" },
      },
      {
        label: "One more clerk",
        text: "A clerk costs about {clerkMonth} a month for {clerkHours} hours, or {company.clerkHour} an hour. At our lowest prices, a workflow with maintenance pays for itself if it saves a clerk at least the hours in this table. Charges for AI and messages raise this minimum. If it would save fewer, leave the work with the clerk.",
        hours: {
          title: "Minimum hours saved a month",
          firstYear: "First year",
          later: "Later years",
          net: "If you reclaim VAT",
          /** Only where prices exclude VAT. */
          withVat: "If you cannot",
        },
      },
      {
        label: "A spreadsheet",
        text: "If only time counts, a spreadsheet costs less than a tool for one paybill with fewer than about 2,500 payments a month (2,900 with VAT). With it, 100 payments take about 1 hour 40 minutes: 20 minutes, plus 4 for each of the 20 or so that the formulas miss. With our tool, they take 1 hour, for the 15 or so that it leaves. At {company.clerkHour} an hour, the 40 minutes saved never pay for Starter (1,000 payments), and pay for Professional from about 2,500. A tool also reads PDFs and follows part payments. By hand, the 100 payments take 3 hours or more. Our article has the formulas, free of charge.",
        link: { label: "The recipe", path: "/blog/automate-mpesa-transactions" },
      },
    ],
  },
  trial: {
    title: "How the free trial works",
    intro:
      "Any tool that is Available or in Beta is free to try for {company.trialDays} days, without a credit card. For a tool priced per page or hour, the trial allows 50 pages or one hour. For one priced per report or list, it allows one, and for a logo the drafts, unless the tool’s page states otherwise. Services and systems have no trial, but the guarantee covers them.",
    steps: [
      {
        title: "You ask",
        text: "Use the Get Started form or WhatsApp. Tell us which tool you want to try and who will use it.",
      },
      {
        title: "We open your account",
        text: "We reply {company.reply} and send you the login. The {company.trialDays} days start then or, for Chatbot Builder on WhatsApp, once your number is registered. The trial has the limits of the smallest plan, unless the tool’s page states otherwise.",
      },
      {
        title: "You use your own files",
        text: "Start with last month’s files, so that you can compare the results with your own.",
      },
      {
        title: "You decide",
        text: "Choose a plan or let the trial end. If you let it end, the account closes at no charge and you keep your exports.",
      },
    ],
  },
  week: {
    title: "Signing and the first week",
    intro:
      "One of your directors, or another person who may sign for your company, signs the quote. At the same time, we both sign a data processing agreement. Design, quote and contract are in English or Swahili, as you choose.",
    steps: [
      { title: "Day 1", text: "You accept the quote and get the invoice for the first stage." },
      { title: "Day 2", text: "We talk for 30 minutes, and each side names a contact person." },
      {
        title: "Days 3 and 4",
        text: "We sit with the people who do the work, for half a day of their time in all. You give us sample files with the names hidden, but no passwords.",
      },
      {
        title: "Day 5",
        text: "You get our count of cases and minutes spent, the open questions and the first test date. Even if our count is higher or lower than yours, the price stays the same.",
      },
    ],
  },
};
