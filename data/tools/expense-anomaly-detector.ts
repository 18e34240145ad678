import type { ToolRecord } from "../schemas/tool";

export const expenseAnomalyDetector: ToolRecord = {
  id: "expense-anomaly-detector",
  order: 5,
  title: "Expense Anomaly Detector",
  tagline: "Reads the week’s spending and lists what looks unusual.",
  inShort: "Odd payments, found within a week",
  description:
    "In beta at {beta} a month (planned price: {planned}). The tool reads ledger, M-Pesa, bank and petty cash records together and flags double payments, split purchases and unusual suppliers.",
  category: "Finance & Ops",
  icon: "shield-alert",
  illustration: "expenses-with-flags",
  status: "Beta",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Everybody notices a large theft. Nobody notices three purchases of KSh 48,000 where anything from KSh 50,000 needs a director’s signature, a supplier paid by cheque and again by M-Pesa, or 74 litres of diesel in a 60-litre tank. Each voucher looks right on its own. This tool compares the vouchers with one another every week.",
    "A flag means that somebody should ask a question. It does not mean that anybody stole anything. Most flags end with a good explanation and a note. The tool is in beta. The rules are still changing, some flags will be useless, and you pay {beta} a month instead of the planned {planned}.",
  ],
  keyBenefits: [
    "Double payments are caught within a week, while the supplier will still give a credit note.",
    "The owner of a business with several branches sees patterns that a single branch would miss.",
    "The list has at most 20 flags a week, with the largest amounts first, so a busy director can finish it.",
    "Explained patterns are muted, with a person’s name and a note, so each question is asked only once.",
  ],
  features: [
    "Double payments across M-Pesa, bank, cheque and petty cash",
    "Purchases split to stay under an approval limit",
    "Suppliers who share a phone number, PIN or bank account with staff",
    "Unusually large first payments to new suppliers",
    "Fuel compared with route, tank size and odometer readings",
    "Price jumps by item and supplier, compared with the last six months",
    "Entries made at night, on Sundays and on public holidays",
    "Suppliers whose invoices to you run 101, 102 and 103: you may be their only customer",
    "A reason in plain words for every flag, with the vouchers behind it",
  ],
  workflow: [
    {
      step: 1,
      title: "Load six months of history",
      description: "The tool learns your normal spending before it flags anything unusual.",
      details: [
        "Ledger export from QuickBooks, Xero, Sage, Tally or Excel",
        "M-Pesa and bank statements for the same months",
        "Supplier and staff lists, if you are allowed to compare them",
      ],
    },
    {
      step: 2,
      title: "Write down your rules",
      description:
        "Tell us who may approve how much, which routes the vehicles run, and on which days you trade.",
      details: [
        "A call of about an hour with one of our accountants",
        "Limits by branch, role or project",
        "Known exceptions, such as rent paid in two halves",
      ],
    },
    {
      step: 3,
      title: "Monday’s list",
      description:
        "You upload the past week’s entries, and the flags go to the two or three people you chose.",
      details: ["Sorted by the amount at stake", "Each flag shows the vouchers concerned"],
    },
    {
      step: 4,
      title: "Ask, note and close",
      description: "A colleague follows up each flag and records the answer. The answers teach the tool.",
      details: [
        "Explained, corrected, recovered or under investigation",
        "If you mark a flag as “useless”, our team asks for permission to look at it",
        "Quarterly summary for the board or the auditor",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Three vouchers in four days",
      scenario:
        "At a private secondary school in Kitale, the principal may sign for up to KSh 50,000. Above that, the board’s treasurer must sign too. A hardware shop is paid KSh 48,500, KSh 47,000 and KSh 49,200 between a Monday and a Thursday.",
      result:
        "The three payments appear as one flag for KSh 144,700, with the delivery notes beside them. All were for roofing sheets for one dormitory. The board now asks for one LPO with two signatures. (In a public school, splitting purchases can be an offence. Ask the procurement regulator, the PPRA.)",
      metrics: [
        { label: "Vouchers in one flag", value: "3" },
        { label: "Amount in question", value: "KSh 144,700" },
      ],
    },
    {
      sample: true,
      title: "More diesel than the tank holds",
      scenario:
        "A courier firm in Thika runs 14 vans and pays fuel stations from a till. Each driver sends a photo of the pump and the odometer. Comparing 300 photos a month with the routes would fill a week.",
      result:
        "The tool flags two vans. One took 74 litres into a 60-litre tank, twice. The other uses a third more fuel than an identical van on the same road. The first van’s driver had filled a jerrycan, and the second van needed new injectors.",
      metrics: [
        { label: "Fill-ups checked a month", value: "312" },
        { label: "Flags to discuss", value: "5" },
        { label: "Vans explained", value: "2" },
      ],
    },
    {
      sample: true,
      title: "Paid on Friday, paid again on Tuesday",
      scenario:
        "A three-restaurant group in Kisumu buys fish and vegetables on credit. Managers pay by M-Pesa when a supplier insists. Head office then pays again by bank transfer when the statement comes.",
      result:
        "The tool finds nine double payments in the first quarter’s records, worth KSh 73,450 in all. Seven suppliers agree to set KSh 58,200 against new deliveries. Branch managers now pay through head office.",
      metrics: [
        { label: "Pairs found", value: "9" },
        { label: "Paid twice", value: "KSh 73,450" },
        { label: "Recovered in goods", value: "KSh 58,200" },
      ],
    },
  ],
  pricing: [
    {
      tier: "Beta",
      price: 1500,
      period: "month",
      description:
        "This is the beta price. After the beta, we plan to charge {planned} a month, and we will tell you 30 days in advance.",
      features: [
        "Up to 3,000 expense lines per month",
        "All checks, including new ones as they are added",
        "Setup call with an accountant",
        "Flags visible to 3 people",
        "Questions answered by email, {company.reply}",
      ],
      popular: false,
      savings: "{saved} a month below the planned price",
    },
  ],
  amounts: { planned: 3_000, saved: { of: "Beta", below: "planned" } },
  testimonials: [],
  faqs: [
    {
      question: "What does “beta” mean for us in practice?",
      answer:
        "The tool works, and firms can use it on real books, but it is new. Rules are added and adjusted most weeks, screens may change, and you will upload files until the tool connects to accounting software. In return, you pay the beta price. If you mark a flag as useless, we will ask whether our team may open it.",
    },
    {
      question: "What will we pay once the beta is over?",
      answer:
        "The planned price is {planned} a month for the same limits. We will tell you 30 days before it applies, and you pay the full price only if you agree to it. If you stop instead, you can export your flags and notes to Excel. The {company.trialDays}-day free trial applies during the beta too.",
    },
    {
      question: "How many flags turn out to be harmless?",
      answer:
        "In the first weeks, expect more than half. A program does not know the habits of your business, such as paying casual workers on Sundays. Every explanation you record makes the list shorter. If most flags still waste your time after two months, the tool is wrong for your books, and we will say so.",
    },
    {
      question: "Should staff know that the tool is running?",
      answer:
        "Yes, tell them. The tool compares staff details with supplier details. This counts as processing personal data, and people have a right to know about it. The tool also works better if staff know, because they ask before they buy, and they split fewer purchases. Have your adviser check the notice to staff, or ask the Office of the Data Protection Commissioner.",
    },
    {
      question: "Can the tool stop a payment?",
      answer:
        "No. The tool reads recorded payments and cannot act on your bank, M-Pesa or ledger. If you want checks before money goes out, you need an approval workflow, which we build as a service.",
    },
  ],
  stats: [],
  relatedTools: ["ai-mpesa-analyzer", "invoice-reorganizer", "e-statement-analyzer"],
  notFor: [
    "Firms with fewer than 100 expense lines a month. An owner who signs every voucher sees more than any software does.",
  ],
};
