import type { ToolRecord } from "../schemas/tool";

export const roiCalculator: ToolRecord = {
  id: "roi-calculator",
  title: "ROI Calculator",
  tagline: "What an automation saves, what it costs and in which month it is paid back.",
  description:
    "Enter the hours, wages, errors and quoted prices of one process. Get the net gain a month, payback in months and first-year return, with each formula printed beside its result.",
  category: "Integrations",
  icon: "calculator",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Four lines of arithmetic, all in KSh. Saving a month = hours saved × cost of an hour + errors avoided × cost of an error. Net gain a month = saving − running cost. Payback in months = setup ÷ net gain. First-year return = (12 × net gain − setup) ÷ setup. There is no AI in it: you could do it on paper, and you should check it.",
    "The hard part is honest inputs. The calculator asks for each in turn, shows where people usually guess too high, and prints a two-page report for a director or a bank. Use it for our offers, for a competitor’s, or to decide whether to change anything at all.",
  ],
  keyBenefits: [
    "A quotation becomes a date: paid back in March, or never.",
    "Saved time and saved cash are on separate lines, because a free hour is not money until you use it.",
    "Two offers with different setup and monthly fees can be compared over one, two and three years.",
    "You see which input the result depends on most, so you can measure that one.",
  ],
  features: [
    "Net gain a month, payback and first-year return for one process",
    "Three scenarios side by side: cautious, expected, good",
    "Up to three offers compared over 12, 24 and 36 months",
    "Cost of an hour from gross pay, employer’s costs and hours worked",
    "Cost of an error from rework, credit notes and lost customers",
    "Time and cash shown separately in every total",
    "The break-even input: how few hours saved would still pay",
    "A start date that allows for the weeks of building",
    "Two-page PDF and an Excel file with live formulas",
  ],
  workflow: [
    {
      step: 1,
      title: "Describe one process",
      description: "Choose something that repeats: supplier invoices, rent receipts, orders by WhatsApp.",
      details: [
        "How often a month, how many minutes each time, and who does it",
        "Count for one week if you do not know; a tally sheet is included",
      ],
    },
    {
      step: 2,
      title: "Put a price on it",
      description: "Hours and errors are priced with figures from your own payroll and books.",
      details: [
        "Cost of an hour = monthly cost of the employee ÷ hours worked",
        "Cost of an error = rework time at its cost + money given back",
        "Share of the work that remains by hand: never zero",
      ],
    },
    {
      step: 3,
      title: "Enter the offer",
      description: "Setup, monthly fee, training and the hours your people will spend on it.",
      details: [
        "Setup = price + training + your own staff’s time",
        "Running cost = fees + messages or pages + support",
      ],
    },
    {
      step: 4,
      title: "Read the answer",
      description: "Net gain, payback and return, in three scenarios, and the input that matters most.",
      details: [
        "Payback = setup ÷ net gain a month, counted from go-live",
        "No payback is printed if the net gain is zero or less",
        "Download, change a cell, send it to the person who signs",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Order entry at a wholesaler: worth it",
      scenario:
        "A wholesaler in Kisumu retypes WhatsApp orders. Automation would save 170 hours a month at KSh 380, and 20 wrong deliveries at KSh 1,200 each. It is offered at KSh 220,000 for setup and KSh 25,000 a month.",
      result:
        "170 × 380 + 20 × 1,200 = KSh 88,600 saved. Less 25,000 leaves KSh 63,600 a month. 220,000 ÷ 63,600 = 3.5 months, and (763,200 − 220,000) ÷ 220,000 = 247% in the first year.",
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
        "A driving school in Embu with 30 learners was offered a reminder system for KSh 80,000 and KSh 3,000 a month. It would save the receptionist five hours a month at KSh 300.",
      result:
        "5 × 300 = KSh 1,500 saved, KSh 3,000 spent. The net gain is minus KSh 1,500 a month, so it never pays back. With two missed lessons fewer a month at KSh 900 it is plus KSh 300, and 80,000 ÷ 300 is 22 years.",
      metrics: [
        { label: "Net gain a month", value: "minus KSh 1,500" },
        { label: "Advice", value: "Keep the notebook" },
      ],
    },
    {
      sample: true,
      title: "Two offers for one clinic",
      scenario:
        "A clinic in Nanyuki would save KSh 54,000 a month on claims work. Offer A costs KSh 120,000 and KSh 18,000 a month. Offer B costs KSh 300,000 and KSh 6,000 a month.",
      result:
        "A gains KSh 36,000 a month and is paid back in 3.3 months; B gains KSh 48,000 and needs 6.3. B’s extra KSh 180,000 comes back at KSh 12,000 a month, so A is ahead until month 15 and B from then on.",
      metrics: [
        { label: "Payback, A and B", value: "3.3 and 6.3 months" },
        { label: "After 12 months, A is ahead by", value: "KSh 36,000" },
        { label: "After 36 months, B is ahead by", value: "KSh 252,000" },
      ],
    },
  ],
  pricing: [
    {
      tier: "One report",
      price: 1000,
      period: "report",
      description: "One process, three scenarios, up to three offers. No subscription.",
      features: [
        "PDF and Excel with live formulas",
        "Change the inputs for 60 days",
        "Deducted if you then buy the automation from us",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Adviser",
      price: 3000,
      period: "month",
      description: "Accountants and consultants who prepare such reports for clients.",
      features: [
        "10 reports per month",
        "Your name and logo on the report",
        "Wage and error figures stored by client",
        "2 users",
      ],
      popular: false,
      savings: "KSh 300 a report if you use all ten",
    },
  ],
  testimonials: [],
  faqs: [
    {
      question: "You sell automation. Why should we trust your calculator?",
      answer:
        "Trust the formulas, which are printed in full, and your own inputs. The Excel file recalculates on your computer, with nothing hidden or locked. If an offer of ours does not pay back within a year in the cautious scenario, we say so before you sign.",
    },
    {
      question: "Do we pay for it when we ask {company.name} for a quotation?",
      answer:
        "No. In a consultation we fill it in together, usually in 45 minutes, and you keep the report whether or not you buy. The price is for people who use it without us. The {company.trialDays}-day trial, without a credit card, includes one report.",
    },
    {
      question: "Our staff are on salary. Is a saved hour really worth money?",
      answer:
        "Only if something changes: less overtime, a post not filled, more orders handled by the same people. The report therefore gives two totals. Cash counts what leaves or reaches your account. Time counts freed hours at their cost. If cash alone pays it back, the case is strong; if it needs the time, decide first what the hours are for.",
    },
    {
      question: "How do we put a price on an error?",
      answer:
        "Take the last ten. Add the time to correct each, the credit notes, the transport and any penalty, and divide by ten. Leave out lost customers unless you can name them. Ten real cases from your own files are better than anybody’s estimate, ours included.",
    },
    {
      question: "Does it allow for tax, interest or inflation?",
      answer:
        "Not in the four main results, which are before tax and in today’s shillings. For a payback under a year that changes little. For more than two years, or with borrowed money, ask your accountant to add the cost of capital in the Excel file.",
    },
  ],
  stats: [],
  relatedTools: ["ai-mpesa-analyzer", "ocr-extractor", "chatbot-builder"],
  notFor: [
    "Work done a few times a year: there is too little repetition to calculate with.",
    "Projects for safety, law or patient care. They may be right without any payback.",
    "Valuing a company or a loan application: it covers one process and none of your other cash flows.",
  ],
};
