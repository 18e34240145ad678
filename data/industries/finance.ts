import type { IndustryRecord } from "../schemas/industry";

export const finance: IndustryRecord = {
  id: "finance",
  title: "Finance",
  heading: "The member is waiting. The file is too.",
  description:
    "AI workflows for SACCOs, microfinance lenders and finance teams in Kenya: paybill receipts posted, statements read for appraisal, and a worked example in KSh.",
  lead: "For SACCOs, lenders, insurance agencies and anybody whose product is a promise about money. Machines read and match; your officers and your committee decide.",
  pains: [
    {
      saying: "Which Jane paid, and for what?",
      description:
        "Receipts reach the paybill with nicknames, old member numbers and no purpose. Each is looked up by hand, and those that nobody can place sit in a suspense account until the auditor asks.",
    },
    {
      saying: "The file is ready, but for one paper.",
      description:
        "Loan applications wait days for a payslip or a guarantor’s ID, and then an hour for somebody to add up six months of statements with a ruler.",
    },
    {
      saying: "We heard of the arrears at month end.",
      description:
        "A missed instalment is cheapest to talk about on the day after. By the time the report is printed, the member has missed the second.",
    },
    {
      saying: "The regulator wants it by Friday.",
      description:
        "The figures exist, in four spreadsheets that do not agree. A return that should be printed has to be put together.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Places each receipt with its member and account, also when the number was mistyped, and hands you the few it is not sure of.",
    },
    {
      kind: "tool",
      id: "e-statement-analyzer",
      why: "Adds up six months of bank statements in the same way for every applicant, and names the page behind each figure. It gives no score.",
    },
    {
      kind: "product",
      id: "microfinance",
      why: "Savings, shares, loans and guarantors in one ledger that closes every evening, so that arrears are known the next morning.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Finds what an inspector would find, while there is still time to put it right.",
    },
  ],
  example: {
    title: "A SACCO with 4,000 members",
    situation:
      "Members pay savings, shares and loans through one paybill. Two clerks look up each receipt, post it in the core system and write down those that they cannot place.",
    cases: { count: 6000, noun: "paybill receipts" },
    minutesBefore: 2,
    minutesAfter: 0.25,
    hourCost: 400,
    assumptions: [
      "One and a half receipts a month from each member.",
      "By hand a receipt takes 2 minutes. Afterwards 9 in 10 post themselves, and each of the others takes a clerk 2½ minutes: a quarter of a minute on average.",
      "A clerk’s hour costs KSh 400, all included.",
    ],
    gain: null,
    plan: { tool: "ai-mpesa-analyzer", tier: "Professional" },
    setup: { kind: "service", id: "workflow-design" },
    caveat:
      "The hours are worth their shillings only if the clerks have better work waiting: calling members in arrears, for example. With 500 receipts a month, a good spreadsheet is cheaper.",
  },
  caseStudy: "upendo-sacco",
};
