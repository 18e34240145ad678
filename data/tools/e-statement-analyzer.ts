import type { ToolRecord } from "../schemas/tool";

export const eStatementAnalyzer: ToolRecord = {
  id: "e-statement-analyzer",
  order: 2,
  title: "E-Statement Analyzer",
  tagline: "Reads bank statements and shows income, commitments and warning signs.",
  inShort: "Loan reports from bank statements",
  description:
    "Turns PDF bank statements into clean rows and a short cash-flow report with regular income, loan repayments, bounced cheques, average balance and any signs that the file was altered.",
  category: "Finance & Ops",
  icon: "file-text",
  illustration: "bank-statement-report",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "For each loan, a SACCO’s credit officer goes through six months of the member’s bank statements with a ruler and a calculator. A finance manager with accounts at three banks does much the same every Monday morning to find out how much cash there is. E-Statement Analyzer does both jobs from the file the bank sends.",
    "You get a four-page report and a table of every line. Each figure shows the page it came from. The report gives no credit score. Your lending policy and your committee decide, using figures worked out the same way for every applicant.",
  ],
  keyBenefits: [
    "Two officers who appraise the same applicant arrive at the same income figure.",
    "Loan money and transfers between the member’s own accounts are removed before income is averaged.",
    "Doubts about the file itself appear on page one, before the appraisal begins.",
    "An auditor can follow any number in the report back to its line in the statement.",
  ],
  features: [
    "PDF and Excel statements from Kenyan banks, locked, digital or scanned",
    "Regular income separated from one-off deposits and loan money",
    "File checks: running balance, fonts, traces of edits, missing pages",
    "Average, lowest and month-end balances over 3, 6 or 12 months",
    "Loan repayments and standing orders listed by payee",
    "Bounced cheques, failed direct debits and days overdrawn",
    "Transfers between your own accounts removed when several statements are read together",
    "Instalment as a share of income, for the amount and term you enter",
    "Betting and cash withdrawals as a share of income, if your policy asks for it",
    "Bank charges totalled by kind and by account",
    "PDF report for the loan file, and rows in Excel or CSV",
  ],
  workflow: [
    {
      step: 1,
      title: "Ask for the original file",
      description: "The borrower uploads the bank’s own PDF through your link, or your officer uploads it.",
      details: [
        "The link shows your data notice and records when it was accepted",
        "The person with the password enters it once",
        "Up to five accounts a report; two on the Single plan",
      ],
    },
    {
      step: 2,
      title: "Check that the file is complete and genuine",
      description:
        "Every balance is recalculated line by line, and the file is searched for traces of editing.",
      details: [
        "No gaps in pages or dates, and only one account number",
        "A failed check is listed with its page, and the rest of the file is still read",
      ],
    },
    {
      step: 3,
      title: "Work out the cash flow",
      description:
        "Deposits and payments are grouped by source, regularity and purpose according to your own rules.",
      details: [
        "Salary, sales, dividends, remittances and transfers",
        "School fees, rent, loans, betting and cash",
        "Dollar accounts stay in dollars, with a {company.currency} column at your rate",
      ],
    },
    {
      step: 4,
      title: "Review, sign and file",
      description: "An officer corrects a grouping where needed, and the report records the change.",
      details: [
        "The last page lists the name, time and reason for each change",
        "PDF for the committee, Excel for your own model",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Sixty business loans a month",
      scenario:
        "A microfinance lender in Meru lends to traders who bring six months of statements, often from two banks. Adding up deposits takes an officer 90 minutes per file, and money moved from one account to another is easily mistaken for sales.",
      result:
        "Checking the report takes 20 minutes. In the first month, 4 of the 60 applicants turn out to have counted transfers between their own accounts as turnover. All four are offered smaller loans that they can repay.",
      metrics: [
        { label: "Officer time per file", value: "From 90 to 20 min" },
        { label: "Hours freed per month", value: "70" },
        { label: "Overstated turnover found", value: "4 of 60" },
      ],
    },
    {
      sample: true,
      title: "Monday’s cash position, ready on Monday",
      scenario:
        "An avocado exporter in Murang’a has five accounts at three banks, two of them in dollars. The cash position is typed up from five PDFs and reaches the director on Tuesday afternoon, after the freight has been booked.",
      result:
        "Five files go in at 8:30 and one table is on the director’s desk by 9:30. The charges page shows KSh 212,400 for one quarter, including one charge to query at each bank.",
      metrics: [
        { label: "Cash position ready", value: "Monday, 9:30" },
        { label: "Accounts in one table", value: "5" },
        { label: "Quarter’s bank charges", value: "KSh 212,400" },
      ],
    },
    {
      sample: true,
      title: "Paper printouts for an audit",
      scenario:
        "A supplier to the county government in Nyeri kept last year’s statements as printouts in a lever-arch file. The auditor wants all twelve months in Excel: 1,860 lines.",
      result:
        "The pages are scanned and read in an afternoon. Faint print leaves 41 lines for a clerk to confirm. The running balance confirms the others, and the typist is saved four days’ work.",
      metrics: [
        { label: "Lines read", value: "1,860" },
        { label: "Lines to confirm", value: "41" },
        { label: "Typing avoided", value: "About 4 days" },
      ],
    },
  ],
  trial: "includes five reports, each with Single’s limits",
  pricing: [
    {
      tier: "Single",
      price: 300,
      period: "report",
      description: "For occasional use: a chama loan, a new tenant’s proof of income or an audit schedule.",
      features: ["Up to 12 months from 2 accounts", "File checks and cash-flow report", "PDF and Excel"],
      popular: false,
      savings: "",
    },
    {
      tier: "Desk",
      price: 4500,
      period: "month",
      description: "A small credit desk, or a finance team with several banks.",
      features: [
        "25 reports per month, then {single} each",
        "Up to 12 months from 5 accounts",
        "Your own income and expense rules",
        "Upload link with your data notice",
        "3 users",
      ],
      popular: true,
      savings: "{deskEach} a report, against {single} bought singly",
    },
    {
      tier: "Lender",
      price: 12000,
      period: "month",
      description: "SACCOs and microfinance lenders with a steady flow of applications.",
      features: [
        "100 reports per month, then {lenderEach} each",
        "Everything in Desk",
        "Your lending policy’s ratios on page one",
        "Results sent to your loan system by API",
        "15 users, approval steps",
      ],
      popular: false,
      savings: "{lenderEach} a report, against {single} bought singly",
    },
  ],
  amounts: { deskEach: { of: "Desk", per: 25 }, lenderEach: { of: "Lender", per: 100 } },
  testimonials: [],
  faqs: [
    {
      question: "Which banks’ statements can the tool read?",
      answer:
        "The PDF and Excel statements of most banks that operate in Kenya, and of many SACCOs. Banks change their layouts without telling anyone. If a layout is new to us, we will tell you, charge nothing and ask for a sample with the names blacked out. We usually add the layout in two to three working days.",
    },
    {
      question: "If a file passes the checks, is the statement genuine?",
      answer:
        "Not necessarily. The checks catch the common alterations, such as a changed amount, a deleted line, a different font, a wrong balance or a PDF saved from an editing program. Someone who prints and scans a careful forgery leaves fewer traces. For a large loan, have the bank send you the statement.",
    },
    {
      question: "Do our borrowers have to agree to this?",
      answer:
        "A bank statement is personal data. As we read the Data Protection Act, you need a lawful basis to process one, and the borrower should know what you read and why. Sensitive data, such as health, belief, property or family details, may leave {company.country} only with the borrower’s consent. The upload link shows your privacy notice and records its acceptance. Have your data protection adviser check the wording, or ask the Office of the Data Protection Commissioner. We supply a draft and do not give legal advice.",
    },
    {
      question: "Can a borrower’s M-Pesa statement go into the same report?",
      answer:
        "Yes. It is added as one more account and read for income and commitments. A business that wants paybill payments matched to customers and invoices, or till payments sorted, needs the AI M-Pesa Analyzer. Its plans count transactions instead of reports.",
    },
    {
      question: "We appraise ten loans in a slow month. Is a plan worth it?",
      answer:
        "If single reports would cost more than {desk} in most months, choose Desk. Otherwise pay {single} each. On Desk, each report above 25 costs {single} too, with Desk’s accounts and rules, if you order it. So from 26 to 49 reports, Desk costs less than Lender. At 50, both cost the same. Unused reports do not carry over. You can switch plans every month, and the {company.trialDays}-day trial includes five reports.",
    },
  ],
  stats: [],
  relatedTools: ["ai-mpesa-analyzer", "ocr-extractor", "expense-anomaly-detector"],
  notFor: [
    "Finance teams that want bank lines matched with invoices or the ledger. The report sorts the lines. Matching them is a workflow, from {company.workflowFrom}.",
    "Anyone who needs a report from a credit reference bureau (CRB). This tool sees only the accounts whose statements were uploaded.",
  ],
};
