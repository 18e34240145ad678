import type { IndustryRecord } from "../schemas/industry";

export const finance: IndustryRecord = {
  id: "finance",
  order: 1,
  title: "Finance",
  heading: "Receipts posted today, loans answered this week.",
  description:
    "AI workflows for SACCOs, microfinance lenders and finance teams in Kenya, with paybill receipts posted, statements read for appraisal, and a worked example in KSh.",
  intro:
    "For SACCOs, lenders, insurance agencies and finance teams. Software reads and matches. Your officers and your committee decide.",
  illustration: "loan-file-to-figures",
  pains: [
    {
      saying: "Which Jane paid, and for what?",
      description:
        "Receipts reach the paybill with nicknames and old member numbers. Each is looked up by hand, and the rest sit in a suspense account until the auditor asks.",
    },
    {
      saying: "The file is ready, but for one paper.",
      description:
        "Loan applications wait days for a payslip or a guarantor’s ID, and then an hour for somebody to add up six months of statements by hand.",
    },
    {
      saying: "We heard about the arrears at month-end.",
      description:
        "A missed instalment is easiest to talk about the day after. By the time the report is printed, the member has missed the second.",
    },
    {
      saying: "The SASRA return is due, and the figures disagree.",
      description:
        "The numbers exist in four spreadsheets. The return to SASRA and the monthly file for the credit reference bureaus (CRB) are put together by hand, under pressure. Check with SASRA and your CRB what applies to you.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Matches each receipt to the right member, even when the number is mistyped, and lists the doubtful ones.",
    },
    {
      kind: "tool",
      id: "e-statement-analyzer",
      why: "Adds up six months of bank statements in the same way for every applicant, and names the page behind each figure. It gives no score.",
    },
    {
      kind: "product",
      id: "microfinance",
      why: "Savings, shares, loans and guarantors in one ledger that closes every evening. Arrears are known the next morning, and figures for SASRA and CRB come from one place.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Finds what an inspector would find, while there is still time to put it right.",
    },
  ],
  example: {
    title: "A SACCO with {members} members",
    situation:
      "Members pay savings, shares and loans through one paybill. Two clerks look up each receipt, post it in the core system and write down the rest.",
    assumptions: [
      "{members} members with {receiptsEach} receipts a month each make {cases} receipts.",
      "By hand a receipt takes {minutesBefore} minutes. Afterwards {doneOf100} in 100 post themselves, and each of the others takes a clerk {minutesByHand} minutes, or {minutesAfter} minutes on average.",
      "A clerk’s hour costs {hourCost}, employer’s contributions included.",
      "Monthly maintenance of the workflow is counted, at its lowest price.",
    ],
    sum: {
      work: {
        noun: "paybill receipts",
        factors: { members: 4000, receiptsEach: 1.5 },
        minutesBefore: 2,
        stillByHand: 10,
        minutesByHand: 2.5,
        hourCost: 400,
      },
      gains: [],
      plans: [{ tool: "ai-mpesa-analyzer", tier: "Professional" }],
      running: [],
      setup: [{ kind: "service", id: "workflow-design" }],
      once: [],
    },
    caveat:
      "The hours are worth their shillings only if the clerks have better work waiting, such as calling members in arrears. With 500 receipts a month, take the tool alone. Below about 100 a spreadsheet is cheaper.",
  },
  caseStudy: "upendo-sacco",
};
