import type { ToolRecord } from "../schemas/tool";

export const expenseAnomalyDetector: ToolRecord = {
  id: "expense-anomaly-detector",
  title: "Expense Anomaly Detector",
  tagline: "In beta: reads the week’s spending and asks about what looks odd.",
  description:
    "In beta, at half price. Reads ledger, M-Pesa, bank and petty cash together and flags double payments, split purchases, odd suppliers and fuel that does not fit the route.",
  category: "Finance & Ops",
  icon: "shield-alert",
  status: "Beta",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "One large theft gets noticed. Three purchases of KSh 48,000 where KSh 50,000 needs a director may not be, nor a supplier paid by cheque and again by M-Pesa, nor a 60-litre tank that takes 74 litres. Each voucher looks right on its own. This tool lays them side by side, every week.",
    "A flag means that somebody should ask. It does not say that anybody stole: most flags end with a good explanation and a note. The tool is in beta, so rules still change, some flags will be silly, and you pay half the planned price for putting up with that.",
  ],
  keyBenefits: [
    "Double payments are caught within a week, while a supplier will still give a credit note.",
    "The owner of a business with several branches sees patterns that no single branch can see.",
    "At most 20 flags a week, the most shillings first: a list that a busy person can finish.",
    "Explained patterns are muted with a name and a note, so the same question is not asked twice.",
  ],
  features: [
    "Double payments across M-Pesa, bank, cheque and petty cash",
    "Purchases split to stay under an approval limit",
    "Suppliers who share a phone, PIN or bank account with staff",
    "First payments to a new supplier that are unusually large",
    "Fuel set against route, tank size and odometer readings",
    "Price jumps by item and supplier against the last six months",
    "Entries made at night, on Sundays and on public holidays",
    "Suppliers whose invoice numbers run on as if you were their only customer",
    "A reason in plain words for every flag, and the vouchers it rests on",
  ],
  workflow: [
    {
      step: 1,
      title: "Load six months of history",
      description: "It has to learn what is ordinary for you before it can call anything odd.",
      details: [
        "Ledger export from QuickBooks, Xero, Sage, Tally or Excel",
        "M-Pesa and bank statements for the same months",
        "Supplier and staff lists, as far as you wish to compare them",
      ],
    },
    {
      step: 2,
      title: "Write down your rules",
      description: "Who may approve how much, which routes the vehicles run, which days you trade.",
      details: [
        "A call of about an hour with one of our accountants",
        "Limits by branch, post or project",
        "Known exceptions, such as a landlord paid in halves",
      ],
    },
    {
      step: 3,
      title: "Monday’s list",
      description:
        "Upload the past week’s entries, and the flags reach the two or three people you have named.",
      details: ["Sorted by the amount at stake", "Each flag opens on the vouchers concerned"],
    },
    {
      step: 4,
      title: "Ask, note, close",
      description: "Someone asks the question and records the answer. The answers teach the tool.",
      details: [
        "Explained, corrected, recovered or under inquiry",
        "“Silly flag” goes to our team and is looked at the same week",
        "Quarterly summary for the board or the auditor",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Three vouchers in four days",
      scenario:
        "At a secondary school in Kitale the principal may sign up to KSh 50,000; above that the board’s treasurer must sign too. A hardware shop is paid KSh 48,500, KSh 47,000 and KSh 49,200 between a Monday and a Thursday.",
      result:
        "The three appear as one flag of KSh 144,700 with the delivery notes beside them. All were roofing sheets for one dormitory. The treasurer signs afterwards, and the next roof is ordered on one LPO.",
      metrics: [
        { label: "Vouchers in one flag", value: "3" },
        { label: "Amount in question", value: "KSh 144,700" },
      ],
    },
    {
      sample: true,
      title: "Diesel that does not fit the tank",
      scenario:
        "A courier firm in Thika runs 14 vans and pays fuel stations from a till. Each driver sends a photo of the pump and the odometer. Nobody has time to compare 300 photos a month with the routes.",
      result:
        "Two vans stand out: one fills 74 litres into a 60-litre tank, twice; the other burns a third more than its twin on the same road. The first was a jerrycan, the second needed new injectors.",
      metrics: [
        { label: "Fills checked in a month", value: "312" },
        { label: "Flags to discuss", value: "5" },
        { label: "Vans explained", value: "2" },
      ],
    },
    {
      sample: true,
      title: "Paid on Friday, paid again on Tuesday",
      scenario:
        "A group of three restaurants in Kisumu buys fish and vegetables on trust. Managers pay by M-Pesa when a supplier presses; head office pays the same delivery from the bank when the statement comes.",
      result:
        "Nine pairs turn up in the first quarter’s history, KSh 73,450 in all. Seven suppliers agree to set KSh 58,200 against new deliveries. Branch managers now pay through head office.",
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
        "Half the planned KSh 3,000 for as long as the beta lasts; you hear 30 days before it ends.",
      features: [
        "Up to 3,000 expense lines per month",
        "All checks, including new ones as they are added",
        "Set-up call with an accountant",
        "3 people who may see flags",
        "Email support, Mon-Fri 8AM-6PM EAT",
      ],
      popular: false,
      savings: "KSh 1,500 a month below the planned price",
    },
  ],
  testimonials: [],
  faqs: [
    {
      question: "What does “beta” mean for us in practice?",
      answer:
        "It works and firms can use it with real books, but it is young. Rules are added and retuned most weeks, a screen may change under you, and there is no direct connection to accounting software yet: you upload files. In return the price is halved and your silly flags are read by the people who build it.",
    },
    {
      question: "What will we pay once the beta is over?",
      answer:
        "The planned price is KSh 3,000 a month for the same limits. We tell you 30 days ahead, and nobody is moved to the full price without saying yes. If you stop instead, your flags and notes can be exported to Excel. The {company.trialDays}-day free trial applies during the beta too.",
    },
    {
      question: "How many flags turn out to be nothing?",
      answer:
        "In the first weeks, expect more than half. Your business has habits that a program cannot know, like paying casual workers on Sunday. Every explanation you record narrows the list. If after two months most flags still waste your time, the tool does not suit your books and we would tell you so.",
    },
    {
      question: "Should staff know that it is running?",
      answer:
        "Yes, tell them. The tool compares staff details with supplier details, which is personal data, and people have a right to know about it. It also works better: split purchases tend to be asked about before they are made. Have your adviser look at the notice to staff.",
    },
    {
      question: "Can it stop a payment?",
      answer:
        "No. It reads what has been recorded and holds no power over your bank, M-Pesa or ledger. If you want checks before money leaves, you need an approval workflow, which we build as a service.",
    },
  ],
  stats: [],
  relatedTools: ["ai-mpesa-analyzer", "invoice-reorganizer", "e-statement-analyzer"],
  notFor: [
    "Firms with fewer than 100 expense lines a month. An owner who signs every voucher sees more than any software.",
    "Evidence in a disciplinary case or in court: for that you need an auditor or a forensic accountant.",
    "Teams that want a finished product with fixed behaviour. Wait for the end of the beta.",
  ],
};
