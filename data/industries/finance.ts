import type { IndustryRecord } from "../schemas/industry";

export const finance: IndustryRecord = {
  id: "finance",
  order: 1,
  title: "Finance",
  heading: "Receipts posted today, loan applications answered this week.",
  icon: "landmark",
  description:
    "AI workflows for SACCOs, microfinance lenders and finance teams in Kenya: paybill receipts posted, statements read for appraisal, and a worked example in KSh.",
  intro:
    "We work with SACCOs, lenders, insurance agencies and finance teams. Software reads and matches data. Your officers and committee decide.",
  illustration: "loan-file-to-figures",
  pains: [
    {
      saying: "Which Jane paid, and for what?",
      description:
        "Payments reach the paybill under nicknames and old member numbers. A clerk looks up each one, and unclear ones stay in a suspense account until the auditor asks.",
    },
    {
      saying: "The file is ready, except for one document.",
      description:
        "Loan applications wait days for a payslip or a guarantor’s ID. Then an officer spends an hour adding up six months of statements by hand.",
    },
    {
      saying: "We only heard of the arrears at month-end.",
      description:
        "It is easiest to talk about a missed instalment the next day. By the time the report is printed, the member has already missed a second one.",
    },
    {
      saying: "The SASRA return is due, and the figures disagree.",
      description:
        "The numbers sit in four spreadsheets. The return to SASRA and the monthly file for the credit reference bureaus (CRB) are put together by hand, under pressure. Ask SASRA and your CRB which rules apply to you.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Matches receipts to members, suggests the right member if the number is mistyped, and lists the doubtful ones.",
    },
    {
      kind: "tool",
      id: "e-statement-analyzer",
      why: "Adds up six months of bank statements in the same way for every applicant, and shows the page behind each figure. It gives no score.",
    },
    {
      kind: "product",
      id: "microfinance",
      why: "Savings, shares, loans and guarantors in one ledger that closes every evening. Members’ sensitive data (such as property or family details) may leave {company.country} only with their consent, or you host the system yourself.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Finds the faults that an inspector would find, while you can still correct them.",
    },
  ],
  example: {
    title: "A SACCO with {members} members",
    situation:
      "Members pay savings, shares and loan instalments through one paybill. Two clerks look up each receipt, post it in the core system and list the unclear ones.",
    assumptions: [
      "{members} members with {receiptsEach} receipts each a month: {cases} receipts in all.",
      "By hand, a receipt takes {minutesBefore} minutes, one of them for posting. After automation, {doneOf100} in 100 are posted without help, and each of the others takes a clerk {minutesByHand} minutes. Across all receipts, the average is {minutesAfter} minutes.",
      "An hour of a clerk’s time costs {hourCost}, including the employer’s contributions. The clerks have better work for the hours saved, such as calling members in arrears.",
      "The calculation includes monthly workflow maintenance at our lowest price. It leaves out the AI provider’s charges and the half day that your clerks spend with us at the start.",
      "The tool by itself and our sheet do not post: a clerk posts each receipt in one minute. The workflow leaves the clerk fewer of them: it also checks them against loan schedules and the member list, and shows the ledger beside doubtful ones.",
    ],
    sum: {
      work: {
        noun: "paybill receipts",
        factors: { members: 4000, receiptsEach: 1.5 },
        minutesBefore: 3,
        stillByHand: 10,
        minutesByHand: 2.5,
        hourCost: 300,
      },
      gains: [],
      plans: [{ tool: "ai-mpesa-analyzer", tier: "Professional" }],
      running: [],
      setup: [{ kind: "service", id: "workflow-design" }],
      once: [],
    },
    caveat:
      "With the tool by itself and posting by hand, you save KSh 37,000 a month (1 hour per 100, no setup). With our free sheet, you save KSh 30,000. The workflow saves KSh 15,500 more than the tool (11,500 with VAT) and repays its setup in month 10 (16 with VAT). The sheet is cheaper for fewer receipts.",
    pays: [
      "The sheet is cheaper than the tool below about 2,500 receipts a month (2,900 with VAT).",
      "The workflow covers its monthly cost against hand work from 2,190 receipts (2,540 with VAT).",
      "If it left the clerk as many as the tool (15 in 100, 4 minutes each), it would repay its setup only in month 30 (with VAT, not within ten years).",
    ],
  },
  caseStudy: "upendo-sacco",
};
