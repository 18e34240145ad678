import type { ServiceRecord } from "../schemas/service";

export const aiStrategy: ServiceRecord = {
  id: "ai-strategy",
  order: 3,
  title: "AI Strategy",
  tagline: "We tell you which tasks to automate first, what each one costs and which to leave alone.",
  description:
    "We help owners and directors who must justify a budget. We count the hours each task takes, work out costs in shillings, test one task on your own data and write a plan for your board.",
  icon: "compass",
  illustration: "tasks-scored",
  features: [
    "Interviews with the people who do the work, by department",
    "Task register with the hours, error cost, volume and data behind each task",
    "Business case in {company.currency} for the shortlist, with its assumptions shown",
    "A small trial on your own documents before a large commitment",
    "Two pages of rules for staff use of AI assistants",
  ],
  deliverables: [
    "Task register with every task scored",
    "Three costed cases, including one we advise against",
    "Data note: what data you have, where it is, its condition and who may use it",
    "Staff rules for AI assistants, ready for adoption",
    "Twelve-month plan with names, budget and stop points",
    "Four-page board paper and a presentation",
  ],
  timeline: null,
  price: null,
  overview: [
    "By the time a board asks about AI, three things have usually happened already. A vendor has shown a demo. Someone in marketing has pasted customer lists into a chatbot on a personal account. Finance has been told to find a budget for something that is still vague. This service replaces opinions with figures.",
    "We start with the payroll. We count the hours that each person spends on each repetitive task, and the cost of a mistake. Each task then has to answer four questions. Is there enough volume? Do you have the data, and may you use it? Can somebody check the result in less time than the work takes? What happens on the day the result is wrong?",
    "We quote the fee after a first call, because a clinic with 15 people and a distributor with six branches are different jobs. You know the full fee before we start. It does not depend on what you buy later, from us or anyone else.",
  ],
  whatWeOffer: [
    {
      icon: "timer",
      title: "Finding the hours",
      description:
        "Short interviews and a week of simple time notes show where work piles up: retyping LPOs, chasing attachments or answering the same delivery question forty times a day.",
    },
    {
      icon: "calculator",
      title: "Costing the candidates",
      description:
        "We compare setup, monthly fees, staff time and the cost of errors with the hours saved, at your own salary rates. The sheet is unlocked, so you can change an assumption and see the new result.",
    },
    {
      icon: "flask-conical",
      title: "A trial that can fail",
      description:
        "We test the top-ranked task on about 100 of your documents or chats. We agree the pass mark before the test. If the task fails, the board paper says so.",
    },
    {
      icon: "signpost",
      title: "Build, buy or wait",
      description:
        "For each case, we compare a ready-made tool, a configured product, a custom build and a year of waiting. Sometimes waiting is cheapest, and when it is, we say so.",
    },
    {
      icon: "users",
      title: "Rules and roles",
      description:
        "The rules say which data may go into which AI assistant, who approves a new tool and who checks its output. We write them for your own offices, and keep them short enough to be read.",
    },
  ],
  process: [
    {
      phase: "Count the work",
      duration: "2-3 days per department",
      description:
        "We talk to heads of department and to the people who do the work, and look at inboxes, registers and spreadsheets. Managers and clerks often name different tasks. We keep both lists.",
      deliverables: [
        "Task register",
        "Hours and volumes for each task",
        "Your choice: continue, or stop and owe {company.stopAfterDesignPercent}% of the price",
      ],
    },
    {
      phase: "Cost and shortlist",
      duration: "About a week",
      description:
        "We score the tasks on volume, data, risk and return. Your finance lead checks our figures with us line by line and can then defend the case to the board.",
      deliverables: ["Cost model in an open spreadsheet", "Shortlist of three", "Data note"],
    },
    {
      phase: "Try the first task",
      duration: "1-2 weeks",
      description:
        "We run a small trial on masked or permitted data, with the pass mark agreed in writing. Your own staff judge the results, because they know the right answers.",
      deliverables: ["Trial report with errors listed", "Revised figures for the first case"],
    },
    {
      phase: "Choose and plan",
      duration: "One half-day session",
      description:
        "Directors go through the board paper with us and choose to proceed, change the plan or stop. We then write the year’s plan, with a date by which each project must show a return or be stopped.",
      deliverables: ["Board paper", "Twelve-month plan with exit points", "Staff rules for AI assistants"],
    },
  ],
  benefits: [
    "The budget goes to the task with the strongest business case.",
    "Directors can explain the expense to a bank, a donor or an auditor.",
    "Every project has a written end date from the start.",
    "Staff know which assistants they may use, and for which data.",
    "You keep a cost model that your own team can update next year.",
  ],
  useCases: [
    {
      sample: true,
      title: "A family supermarket chooses its first task",
      description:
        "A supermarket with four branches around Kisii listed 26 tasks and costed three. Supplier invoice matching came first and price-tag checks second. A demand forecast must wait a year, until two branches have a record of stock-outs.",
    },
    {
      sample: true,
      title: "The chatbot that stayed on paper",
      description:
        "The director of a Naivasha flower farm wanted a chatbot for buyers. The task register showed eleven staff hours a day spent on packing lists and air waybill data. The budget went to that work, after a trial on 120 shipments.",
    },
    {
      sample: true,
      title: "A SACCO board considers automatic loan approval",
      description:
        "The plan separates two steps: software can read payslips and statements, with checks, but the committee still grants the loan. The board adopted the plan with two stop points.",
    },
  ],
  technologies: [
    "Cost model in Excel or Google Sheets",
    "Process maps",
    "ChatGPT, Claude and Gemini, compared",
    "Open models on your servers, if needed",
    "Microsoft 365 and Google Workspace",
    "Accounting exports, to count volumes",
  ],
  pricing: {
    setup: null,
    maintenance: null,
    factors: [
      "Departments and sites to visit, and how far apart they are",
      "Whether we read volumes from systems or count them by hand",
      "Size of the trial, and any personal data to mask",
      "Extra sessions for a board, a parent company or a donor",
    ],
  },
  faqs: [
    {
      question: "How do you arrive at a quote?",
      answer:
        "We start with a free {company.sessionMinutes}-minute session with the owner or finance lead. We ask about headcount, sites, systems and the decision that you have to make. The written quote states the number of days, who does the work, the documents you will receive and a fixed price. We reply to a request {company.reply}. The quote follows the session.",
    },
    {
      question: "Will your plan simply recommend your own services?",
      answer:
        "No. We also build systems ourselves, so there are three safeguards. The cost model is open, and each task is compared with ready-made tools from other companies. We cost three tasks: two worth doing and one to leave alone, so you can see the difference. The plan leaves the choice of supplier open, so you can put the work out to tender.",
    },
    {
      question: "There are 15 of us. Is a strategy too much?",
      answer:
        "Often, yes. If you already know which task takes most of the week, go directly to workflow design or a tool trial. A small firm benefits from a strategy when partners disagree, when a lender or donor asks for a plan, or when customer data is sensitive. Even then, one department, one trial and one afternoon may be enough.",
    },
    {
      question: "Our staff use ChatGPT already. Should we stop them?",
      answer:
        "Find out how staff use ChatGPT before you set rules. The answer shows you, at no cost, which tasks are repetitive. Drafting a tender letter is one thing. Pasting a payroll, a patient file or members’ ID numbers into a personal account is another. Our two pages of rules state which accounts and data staff may use, who checks the results, and who to ask.",
    },
    {
      question: "How do you value hours saved if everyone keeps their job?",
      answer:
        "We count saved hours only where they bring a result, such as less overtime, a post left vacant, debt collected sooner, penalties avoided or books closed by the fifth. Hours that only make the day easier go on a separate line without a shilling value. Your finance lead approves this split.",
    },
  ],
  notFor: ["Boards that have already chosen a project. The money is better spent building it well."],
};
