import type { ServiceRecord } from "../schemas/service";

export const aiStrategy: ServiceRecord = {
  id: "ai-strategy",
  order: 3,
  title: "AI Strategy",
  tagline: "We tell you which tasks to automate first, what each costs, and which to leave alone.",
  description:
    "For owners and directors who must justify a budget. We count where the hours go, cost the candidates in shillings, test one on your own data and write a plan the board can approve or reject.",
  icon: "compass",
  illustration: "payback-worked-out",
  features: [
    "Interviews with the people who do the work, by department",
    "Task register with hours, error cost, volume and data behind each task",
    "Business case in {company.currency} for the shortlist, with its assumptions shown",
    "A small trial on your own documents, then the large commitment",
    "Rules for staff use of AI assistants, on two pages",
  ],
  deliverables: [
    "Task register with every candidate scored",
    "Three costed cases, including one we advise against",
    "Data note on what you have, where, in what condition, who may use it",
    "Staff rules for AI assistants, ready for adoption",
    "Twelve-month plan with names, budget and stop points",
    "Board paper of four pages and a presentation",
  ],
  timeline: null,
  price: null,
  overview: [
    "By the time a board asks about AI, three things have usually happened already. A vendor has shown a demo. Someone in marketing pastes customer lists into a chatbot on a private account. And finance has been told to find a budget for something still vague. This service replaces opinions with figures.",
    "We start from the payroll, and find out who spends how many hours on which repetitive task, and what a mistake in it costs. Each candidate then has to answer four questions. Is there enough volume? Is the data there and may it be used? Can somebody check the result in less time than it takes to do the work? What happens on the day it is wrong?",
    "The fee is quoted after a first call, because a clinic with 15 people and a distributor with six branches are different jobs. You know the full sum first. It is the same whatever you buy afterwards, from us or anyone else.",
  ],
  whatWeOffer: [
    {
      title: "Finding the hours",
      description:
        "Short interviews and a week of simple time notes show where work piles up, such as retyping LPOs, chasing attachments, answering the same delivery question forty times a day.",
    },
    {
      title: "Costing the candidates",
      description:
        "Setup, monthly fees, staff time and the cost of errors, set against hours saved at your own salary figures. The sheet is open. Change an assumption and see the result change.",
    },
    {
      title: "A trial that can fail",
      description:
        "The best candidate is tested on about 100 of your documents or chats, with the pass mark agreed beforehand. If it fails, the board paper says so.",
    },
    {
      title: "Build, buy or wait",
      description:
        "For each case we compare a ready tool, a configured product, a custom build and a year of waiting. The last is sometimes the cheapest, and then we say so.",
    },
    {
      title: "Rules and roles",
      description:
        "Which data may go into which assistant, who approves a new tool, who checks its output. Written for your own offices and short enough to be read.",
    },
  ],
  process: [
    {
      phase: "Count the work",
      duration: "2-3 days a department",
      description:
        "We talk to heads of department, then to the people who do the work, and look at inboxes, registers and spreadsheets. Managers and clerks often name different tasks. We keep both lists.",
      deliverables: ["Task register", "Hours and volumes for each task"],
    },
    {
      phase: "Cost and shortlist",
      duration: "About a week",
      description:
        "Candidates are scored on volume, data, risk and return. Your finance lead checks our figures with us line by line, so that they can defend the case to the board.",
      deliverables: ["Open cost model in a spreadsheet", "Shortlist of three", "Data note"],
    },
    {
      phase: "Try the first one",
      duration: "1-2 weeks",
      description:
        "A small trial on masked or permitted data, with the pass mark in writing. Your own staff judge the results, because they know the right answers.",
      deliverables: ["Trial report with errors listed", "Revised figures for the first case"],
    },
    {
      phase: "Choose and plan",
      duration: "One half-day session",
      description:
        "Directors go through the board paper with us and choose to proceed, change or stop. We then write the year’s plan, with a date on which each project either shows its return or ends.",
      deliverables: ["Board paper", "Twelve-month plan with stop points", "Staff rules for AI assistants"],
    },
  ],
  benefits: [
    "The budget goes to the task with the best case.",
    "Directors can explain to a bank, a donor or an auditor why the money was spent.",
    "Every project has a written end date from the start.",
    "Staff hear from you which assistants they may use, and for which data.",
    "You keep a cost model that your own team can update next year.",
  ],
  useCases: [
    {
      sample: true,
      title: "A family supermarket chooses what comes first",
      description:
        "Four branches around Kisii, 26 tasks listed, three costed. Supplier invoice matching came first, price-tag checks second. A demand forecast was put off for a year, until two branches record stock-outs.",
    },
    {
      sample: true,
      title: "The chatbot that stayed on paper",
      description:
        "The director of a Naivasha flower farm wanted a chatbot for buyers. The register showed eleven staff hours a day on packing lists and air waybill data. The budget went there, after a trial on 120 shipments.",
    },
    {
      sample: true,
      title: "SACCO board weighing automatic loan approval",
      description:
        "The plan separates reading payslips and statements, which software can do under checks, from granting the loan, which stays with the committee. The board adopted it with two stop points.",
    },
  ],
  technologies: [
    "Cost model in Excel or Google Sheets",
    "Process maps",
    "ChatGPT, Claude and Gemini, compared",
    "Open models on own servers, where needed",
    "Microsoft 365 and Google Workspace",
    "Accounting exports for volumes",
  ],
  pricing: {
    setup: null,
    maintenance: null,
    factors: [
      "Departments and sites to visit, and how far apart they are",
      "Whether volumes can be read from systems or must be counted by hand",
      "Size of the trial, and masking of personal data for it",
      "Extra sessions for a board, a parent company or a donor",
    ],
  },
  faqs: [
    {
      question: "How do you arrive at a quote?",
      answer:
        "From the free session of {company.sessionMinutes} minutes with the owner or finance lead. We ask for headcount, sites, the systems in use and the choice you have. The written quote names the days, the people and the papers you will receive, and it is a fixed sum. We reply to a request {company.reply}. The quote follows after the call.",
    },
    {
      question: "Will your plan simply recommend your own services?",
      answer:
        "Fair question, since we also build. There are three safeguards. The cost model is open, and each case is compared with ready-made tools from others. One of the three costed cases is a task that we advise you to leave. The plan leaves the supplier open, and you can put it out to tender.",
    },
    {
      question: "We are 15 people. Is a strategy too much?",
      answer:
        "Often, yes. If you already know which task takes most of the week, skip this and go to workflow design or a tool trial. A small firm benefits from a strategy when partners disagree, when a lender or donor asks for a plan, or when customer data is sensitive. In that case it can be one department, one trial and one afternoon.",
    },
    {
      question: "Our staff use ChatGPT already. Should we stop them?",
      answer:
        "First find out what they use it for. It shows you their repetitive work for free. Then set rules. Drafting a tender letter is one thing. Pasting a payroll, a patient file or members’ ID numbers into a private account is another. The two pages we write say which account, which data, who checks, and who to ask when in doubt.",
    },
    {
      question: "How can you put a value on hours saved if all staff stay?",
      answer:
        "We count them only where they change something, such as less overtime, a post left vacant, debt collected sooner, penalties avoided, a month closed by the fifth. Hours that only make the day easier are on a separate line without a shilling value. Your finance lead approves that split for every total.",
    },
  ],
  notFor: ["The board has already chosen its project. Spend the money on building it well."],
};
