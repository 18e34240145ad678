import type { ToolRecord } from "../schemas/tool";

export const aiMpesaAnalyzer: ToolRecord = {
  id: "ai-mpesa-analyzer",
  order: 1,
  title: "AI M-Pesa Analyzer",
  tagline:
    "Identifies the payments on your statement, matches them to customers, and asks you about the rest.",
  inShort: "Tidy books from M-Pesa statements",
  description:
    "Upload a paybill, till or phone statement. Each payment gets a category and, where there is a match, a customer and an invoice. Doubtful payments come back as a short list to review.",
  category: "Finance & Ops",
  icon: "smartphone",
  illustration: "month-with-a-question",
  status: "Available",
  sample: true,
  rating: 4.9,
  totalReviews: 247,
  activeUsers: "1,200+",
  overview: [
    "A paybill statement tells you that Jane W. paid KSh 14,500 at 19:42 with “rent” as the account. Your bookkeeper has to find out which Jane, which house and which month. AI M-Pesa Analyzer does that for the whole statement. It matches the payments that it is sure of and passes the others to your bookkeeper.",
    "The tool is made for letting agents, schools, clinics, distributors, matatu owners, bookkeeping practices and shops with several tills. Use it at month-end or every evening. You bring the statement file and, for matching, a list of customers or open invoices. We never ask for a PIN or a portal password.",
  ],
  keyBenefits: [
    "Your bookkeeper reviews only the uncertain payments.",
    "A mistyped account number is traced to the likely payer, with the reason beside the suggestion.",
    "M-Pesa charges are listed separately from sales, so you see what each till and paybill costs to run.",
    "A reversed payment stops counting as income on the day it is reversed.",
    "With the plan Professional, differences between the cashier’s sheet and the till show up the same evening, while memories are fresh.",
  ],
  features: [
    "Reads PDF, Excel and CSV statements from paybills, tills and phone lines",
    "Matches payments to customers, invoices, rent rolls or fee lists",
    "Sorts every line into your own chart of accounts",
    "Suggests the right account when a payer mistypes it, and says why",
    "Links each reversal to its payment, or asks you about it",
    "Totals charges by till, paybill and kind of transaction",
    "Splits one payment across several invoices, oldest first or as you choose",
    "Combines several tills and paybills in one report, by branch",
    "Skips payments that you uploaded before, so each counts once",
    "Compares a day’s M-Pesa takings with the cashier’s closing sheet",
    "Remembers your corrections, for your account only",
    "Records who changed a match, when, and what it was before",
  ],
  workflow: [
    {
      step: 1,
      title: "Upload the statement",
      description:
        "Drop in the file that the M-Pesa portal or app gave you, and the list you want it matched to.",
      details: [
        "Excel, CSV, or PDF with its access code",
        "Several months or several tills at once",
        "Open invoices from Excel, QuickBooks, Xero, Sage or Tally",
      ],
    },
    {
      step: 2,
      title: "The tool reads and sorts the payments",
      description:
        "The tool takes the receipt number, time, name, account and amount from each line and gives the payment a category.",
      details: [
        "The running balance is recalculated, so a missing page is noticed",
        "Charges, reversals and transfers between your own accounts are separated",
        "Your categories, or a starter list for your trade",
      ],
    },
    {
      step: 3,
      title: "Review uncertain payments",
      description:
        "Payments without a clear match wait in one list, the largest first, each with up to three suggestions.",
      details: [
        "Accept, change, split or postpone each payment",
        "A correction applies to that payer next month as well",
      ],
    },
    {
      step: 4,
      title: "Export and close",
      description:
        "Import the matched payments into the ledger and give the open items to the colleague who follows them up.",
      details: [
        "On Professional, files for your accounting software",
        "Arrears and unallocated money on separate sheets",
        "The month’s charges by till",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Rent for 700 houses through one paybill",
      scenario:
        "A letting agent in Thika has tenants who type “B12”, “house b 12”, their own name or nothing at all. Two clerks spend four days of each month on the rent roll, and arrears letters go out in the third week, after tenants have spent the money.",
      result:
        "Payments are matched to the rent roll. Of 655 payments, 595 match without help. One clerk clears the other 60 by lunch. Letters to the 45 tenants who are late go out on the 6th.",
      metrics: [
        { label: "Matched without help", value: "595 of 655" },
        { label: "Clerk time per month", value: "From 64 h to 4 h" },
        { label: "Arrears letters go out", value: "On the 6th" },
      ],
    },
    {
      sample: true,
      title: "Four tills, two shops and unexplained differences",
      scenario:
        "At a hardware dealer’s in Eldoret, each cashier writes the day’s M-Pesa total on a paper sheet. The owner adds the sheets up on Sundays. Small differences are put down to “the network” and forgotten.",
      result:
        "On the Professional plan, the statement is compared with the sheets every evening. Five differences in the first month come to KSh 38,600: three sales were paid to the other shop’s till, and two payments were reversed after the goods had left.",
      metrics: [
        { label: "Differences explained", value: "5 of 5" },
        { label: "Amount traced", value: "KSh 38,600" },
        { label: "Evening check", value: "10 minutes" },
      ],
    },
    {
      sample: true,
      title: "A bookkeeping practice with 22 clients",
      scenario:
        "A practice in Kisumu receives 22 till statements totalling about 7,400 lines in the first days of the month. Three juniors key them into Excel, and two clients’ books are always late.",
      result:
        "One Professional plan covers all 22 clients, each in its own file. Juniors review about 500 uncertain payments, and the partner sees finished schedules instead of raw lines.",
      metrics: [
        { label: "Lines read per month", value: "7,400" },
        { label: "Working days to finish", value: "From 9 to 3" },
        { label: "Plan", value: "{professional} a month" },
      ],
    },
  ],
  trial: "runs on Professional, whichever plan you ask for",
  pricing: [
    {
      tier: "Starter",
      price: 2500,
      period: "month",
      description:
        "One business and its bookkeeper, who would rather not maintain a spreadsheet.<!-- if fileDemo --> For one till, the free demo may be enough.<!-- end -->",
      features: [
        "1,000 transactions per month",
        "2 tills, paybills or phone lines",
        "Paybill payments matched to one customer or invoice list; tills only sorted",
        "Excel and CSV export",
        "1 user, support by email",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Professional",
      price: 5000,
      period: "month",
      description: "For two shops or more, or a practice that keeps clients’ books.",
      features: [
        "10,000 transactions per month, then {professionalExtra} per 100",
        "Any number of tills, paybills and phone lines",
        "Several lists, and payments split across invoices",
        "Separate files per client or branch",
        "Import files for QuickBooks, Xero, Sage and Tally",
        "Cashiers’ sheets checked, and changes recorded",
        "5 users, support by phone and WhatsApp",
      ],
      popular: true,
      savings: "{professionalEach} a transaction, against {starterEach} on Starter",
    },
    {
      tier: "Enterprise",
      price: null,
      period: "",
      description: "Lenders, utilities and fleets that want a live feed instead of files.",
      features: [
        "Unlimited transactions",
        "Everything in Professional",
        "Direct paybill feed instead of uploads",
        "Export built for your ERP or core banking system",
        "Any number of users, with roles and approvals",
        "A named contact and a service-level agreement",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: {
    professionalEach: { of: "Professional", per: 10_000 },
    starterEach: { of: "Starter", per: 1_000 },
    /** For 100 transactions above the plan's limit. */
    professionalExtra: 60,
    /** A month of 12,000 transactions. */
    professionalBusy: 6_200,
  },
  testimonials: ["peter-kamau", "lilian-chepkoech", "dennis-ouma"],
  faqs: [
    {
      question: "Do you need our M-Pesa PIN or portal login?",
      answer:
        "No. You download the statement yourself and upload the file. A locked PDF needs its access code, which opens only that document. Nobody from {company.name} will ever ask for a PIN. If somebody asks for one in our name, refuse and tell us.",
    },
    {
      question: "How many payments will match without our help?",
      answer:
        "It depends on what your customers type. Where they enter a house, invoice or admission number, most payments match without help. Where everyone types “payment”, the tool has only names, amounts and dates, so you have more payments to review. Run last month’s statement through the tool during the trial, and count the matches. Your own figure is better than any of ours.",
    },
    {
      question: "Our statement hides part of each phone number. Does that matter?",
      answer:
        "Rarely. The payer’s name, the account they typed, the amount, the time and the visible phone digits are usually enough. Matching is easier if you confirmed the payer in an earlier month. The hidden digits stay hidden.",
    },
    {
      question: "What counts as a transaction? What if we go over the limit?",
      answer:
        "One receipt number is one transaction. Its charge line is free, and so is any line that you upload again. You get an email at 80% of the month’s allowance. Above the limit, new transactions wait until the next month, unless you choose a larger plan or, on Professional, order more at {professionalExtra} per 100. So a month of 12,000 costs {professionalBusy}. We charge nothing without your order.",
    },
    {
      question: "Can the tool read our paybill live?",
      answer:
        "On Enterprise, yes, through the M-Pesa API. You apply to Safaricom for access in your company’s name, we build the connection, and payments arrive as they are made. Allow a few weeks, because approval is up to Safaricom. Starter and Professional work from files.",
    },
    {
      question: "Will the tool raise eTIMS invoices or file our returns?",
      answer:
        "Neither. You get a clean list of receipts that your accountant can compare with the eTIMS invoices already issued. It shows sales that were paid for but have no invoice yet, before KRA compares your income tax return with eTIMS. You or your tax agent file the returns.",
    },
    {
      question: "Who can see our statements once they are uploaded?",
      answer:
        "The users you invite. Our staff open a file only if you allow it for that case, and we log each access. AI providers process the pages in {company.aiProcessedIn}. Sensitive data, such as health, belief, property or family details, may leave {company.country} only with consent. If you are not sure whether this covers your payments, ask your adviser, and hide the names until then. Files are encrypted in transit and in storage, and are never used to train a model for anyone else. You can delete them at any time, along with everything that was read from them. A data processing agreement is part of every account.",
    },
    {
      question: "Can we try it on real data first?",
      answer:
        "Yes: {company.trialDays} days on the Professional plan, whichever plan you asked for, without a credit card. Afterwards you choose a plan or let the account close. You can export your results before it closes.<!-- if fileDemo --> For one till, the free demo on this page may be enough.<!-- end --> Starter sorts into your own accounts, remembers corrections, counts a payment once over several uploads, and matches a paybill with one list. If you pay and the tool does not do what this page says, the {company.moneyBackDays}-day money-back guarantee applies, counted from your first paid day.",
    },
  ],
  stats: [
    { sample: true, label: "Active users", value: "{users}" },
    { sample: true, label: "Average of {reviews} reviews", value: "{rating} of 5" },
    { label: "Free trial, no credit card", value: "{company.trialDays} days" },
    { label: "Money-back guarantee", value: "{company.moneyBackDays} days" },
  ],
  relatedTools: ["e-statement-analyzer", "invoice-reorganizer", "expense-anomaly-detector"],
  notFor: [
    "One paybill with fewer than about 2,500 payments a month (2,900 with VAT), if only time counts: our free spreadsheet takes about 40 minutes more per 100, and costs nothing.",
  ],
};
