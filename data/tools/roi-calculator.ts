import type { ToolRecord } from "../schemas/tool";

export const roiCalculator: ToolRecord = {
  id: "roi-calculator",
  usesAi: false,
  order: 13,
  title: "ROI Calculator",
  tagline: "Shows what an automation saves, what it costs and when it pays for itself.",
  inShort: "Does automation pay, and when?",
  description:
    "ROI is the return on the money you spend. Enter the hours, wages, errors and quoted price for one process. You get the monthly net gain, the payback in months and the first-year return.",
  category: "Integrations",
  icon: "calculator",
  illustration: "payback-worked-out",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Somebody offers to automate a task in your office. Will the automation pay for itself, and by when? Enter the hours the task takes, the cost of an hour, the mistakes and the quoted price. You see the net gain each month, and when you get your money back.",
    "The calculator uses no AI. You can check its arithmetic on paper, because each formula is printed beside its result. Honest inputs are the hard part, so the calculator shows where people usually guess too high. Use it to check our offer or a competitor’s, or to decide whether to change anything at all. Show the report to your director or your bank.",
  ],
  keyBenefits: [
    "You turn a quotation into a date: paid back in March, or never.",
    "Saved time and saved cash are shown separately, because a freed hour becomes money only when you use it.",
    "You see which input changes the result most, so you know which to measure.",
  ],
  features: [
    "Monthly net gain, payback and first-year return for one process",
    "Three scenarios side by side: cautious, expected and good",
    "The result month by month, over three years",
    "Hourly cost based on gross pay, employer’s costs and hours worked",
    "Cost of an error, including rework, credit notes and lost customers",
    "Time and cash shown separately in every total",
    "Break-even point: the fewest hours you must save for automation to pay for itself",
    "A start date that allows for the weeks the build takes",
    "A PDF report, and an Excel file with live formulas",
  ],
  workflow: [
    {
      step: 1,
      title: "Describe one process",
      description:
        "Choose work that repeats, such as supplier invoices, rent receipts or orders by WhatsApp.",
      details: [
        "How often the task is done each month, how many minutes it takes, and who does it",
        "If in doubt, count for one week on the tally sheet we give you",
      ],
    },
    {
      step: 2,
      title: "Put a price on the work",
      description: "The calculator prices hours and errors using figures from your own payroll and books.",
      details: [
        "Cost of an hour = monthly cost of the employee ÷ hours worked",
        "Cost of an error = cost of the time to correct it + money given back",
        "The share of the time that stays manual (some always does, and the cases that stay take longer)",
        "Monthly saving = hours saved × cost of an hour + errors avoided × cost of an error",
      ],
    },
    {
      step: 3,
      title: "Enter the offer",
      description: "Enter the setup cost, the monthly fee, the training and your own staff’s hours.",
      details: [
        "Setup = price + training + your own staff’s time",
        "Monthly running cost = fees + messages or pages + maintenance",
      ],
    },
    {
      step: 4,
      title: "Read the answer",
      description:
        "You see the net gain, payback and return in three scenarios, and which input matters most.",
      details: [
        "Monthly net gain = saving − running cost",
        "Payback in months = setup ÷ monthly net gain, from go-live, if there is a gain",
        "First-year return = (12 × net gain − setup) ÷ setup",
        "Download the file, change a cell and send it to the person who signs it off",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Order entry at a wholesaler: worth it",
      scenario:
        "A wholesaler in Kisumu retypes WhatsApp orders. Automation would save 170 hours a month at KSh 380 an hour and prevent 20 wrong deliveries at KSh 1,200 each. The quote is KSh 220,000 for setup and KSh 25,000 a month.",
      result:
        "170 × 380 + 20 × 1,200 = KSh 88,600 saved. Subtract 25,000: KSh 63,600 a month is left. Payback: 220,000 ÷ 63,600 = 3.5 months. First-year return: (763,200 − 220,000) ÷ 220,000 = 247%.",
      metrics: [
        { label: "Net gain a month", value: "KSh 63,600" },
        { label: "Payback", value: "3.5 months" },
        { label: "First-year return", value: "247%" },
      ],
    },
    {
      sample: true,
      title: "Reminders at a driving school: not worth it",
      scenario:
        "A driving school in Embu with 30 learners was offered a reminder system for KSh 80,000 plus KSh 3,000 a month. It would save the receptionist five hours a month at KSh 300 an hour.",
      result:
        "5 × 300 = KSh 1,500 saved and KSh 3,000 spent: a loss of KSh 1,500 a month. If reminders also prevented two missed lessons a month at KSh 900 each, KSh 300 would remain: a payback of 80,000 ÷ 300 = 267 months, or 22 years.",
      metrics: [
        { label: "Net gain a month", value: "minus KSh 1,500" },
        { label: "Advice", value: "Keep the notebook" },
      ],
    },
    {
      sample: true,
      title: "Insurance claims at a clinic: worth it",
      scenario:
        "A clinic in Nanyuki would save KSh 72,000 a month on claims work. At our lowest prices for a workflow, setup costs KSh 150,000 and maintenance KSh 25,000 a month.",
      result:
        "72,000 − 25,000 leaves KSh 47,000 a month. 150,000 ÷ 47,000 = 3.2 months. After 12 months, 564,000 − 150,000 = KSh 414,000 is left, and after 36 months, 1,692,000 − 150,000 = KSh 1,542,000.",
      metrics: [
        { label: "Payback", value: "3.2 months" },
        { label: "Result after 12 months", value: "KSh 414,000" },
        { label: "Result after 36 months", value: "KSh 1,542,000" },
      ],
    },
  ],
  trial: "includes one report",
  pricing: [
    {
      tier: "One report",
      price: 1000,
      period: "report",
      description: "One process, one offer and three scenarios. No subscription.",
      features: [
        "PDF and Excel with live formulas",
        "Inputs editable for 60 days",
        "Fee deducted from our price if you buy the automation",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Adviser",
      price: 3000,
      period: "month",
      description: "For accountants and consultants who prepare ROI reports for clients.",
      features: [
        "10 reports per month",
        "Your name and logo on the report",
        "Wage and error figures kept per client",
        "2 users",
      ],
      popular: false,
      savings: "{adviserEach} a report if you use all ten",
    },
  ],
  amounts: { adviserEach: { of: "Adviser", per: 10 } },
  testimonials: [],
  faqs: [
    {
      question: "You sell automation. Why should we trust your calculator?",
      answer:
        "Trust the formulas, which are printed in full, and your own inputs. The Excel file recalculates on your computer, and no cell is locked. If our offer does not pay for itself within a year in the cautious scenario, we will tell you before you decide.",
    },
    {
      question: "Do we pay for the report when we ask {company.name} for a quotation?",
      answer:
        "No. In a {company.sessionMinutes}-minute consultation, we fill in the calculator together, and you keep the report whether or not you buy. The calculator on this page is also free to use and to print. You pay for the Excel file and the fuller report. The {company.trialDays}-day trial, which needs no credit card, includes one report.",
    },
    {
      question: "Our staff are on salary. Is a saved hour really worth money?",
      answer:
        "Only if something changes, such as less overtime, a post left vacant or more orders handled by the same people. The report therefore gives two totals. “Cash” counts money that leaves or reaches your account. “Time” counts freed hours at their cost. If the cash by itself pays back the cost, the case is strong. If you need to count the time as well, decide how to use the hours before you buy.",
    },
    {
      question: "How do we put a price on an error?",
      answer:
        "Take the last ten errors. Add up the cost of the time spent correcting each, the credit notes, the transport and any penalty, and divide by ten. Leave out lost customers unless you can name them. Ten real cases from your own files are better than any estimate, including ours.",
    },
    {
      question: "Does the report include tax, interest and inflation?",
      answer:
        "Not in the four main results, which are before tax and in today’s shillings. If payback takes under a year, the effect is small. If it takes more than two years, or the money is borrowed, ask your accountant to add the cost of capital in the Excel file.",
    },
  ],
  stats: [],
  relatedTools: ["ai-mpesa-analyzer", "ocr-extractor", "chatbot-builder"],
  notFor: ["Work that comes up only a few times a year: it is too rare to be worth a calculation."],
};
