import type { ServiceRecord } from "../schemas/service";

export const workflowDesign: ServiceRecord = {
  id: "workflow-design",
  order: 1,
  title: "AI Workflow Design",
  tagline:
    "We map one repetitive task with the people who do it, then automate it so that nobody retypes anything.",
  description:
    "We watch how a task is done, put a better way on one page, agree it with you and build it. Software reads, matches and files documents. Your people approve payments and settle unclear cases.",
  icon: "workflow",
  illustration: "process-on-one-page",
  features: [
    "Mapping session with the staff who do the work, at your office or on a call",
    "One-page design in plain words, signed before we build",
    "Works with your programs: Excel, Google Sheets, QuickBooks, Sage and WhatsApp",
    "Approval limits for payments, refunds and credit notes",
    "Unclear cases passed to a colleague, with the reason",
    "A parallel run on your own documents before you switch over",
  ],
  deliverables: [
    "Map of the task before and after, with the time per step",
    "The workflow itself, live in accounts that your company owns",
    "Rule sheet: every rule, its limit and the person who may change it",
    "Test record for your documents, with expected and actual results",
    "Recorded two-hour training session and a desk guide",
  ],
  timeline: [2, 4],
  price: 150000,
  overview: [
    "Most offices have a job that everybody relies on and nobody has written down. On Monday someone downloads the paybill statement, and a colleague types the bank deposits into Excel. By Thursday a third person is phoning customers about KSh 4,300 that came without an account number. We take one such job and define the trigger, the steps for the software, the steps for your people, and the person who settles unclear cases.",
    "You provide twenty or thirty real examples, half a day of the time of the staff who do the work, spread over two days, and one manager who can decide. You get a running workflow and the documents you need to maintain it. Setup starts at {price}, which usually covers one task, two systems and one level of approval. You go live in 2-4 weeks.",
  ],
  whatWeOffer: [
    {
      icon: "clipboard-list",
      title: "Mapping the task",
      description:
        "We sit with the people who do the task, time each step and note where the work is held up. The map often shows a report that nobody reads, or a figure that is typed three times.",
    },
    {
      icon: "scan-text",
      title: "Reading documents",
      description:
        "Supplier invoices, delivery notes and statements come in by email, scan or WhatsApp photo. The workflow extracts the data from them and asks a clerk when a figure is unclear.",
    },
    {
      icon: "list-checks",
      title: "Matching and checking",
      description:
        "The workflow matches payment to invoice, LPO to delivery note and statement to ledger. Exact matches go through. The rest wait in one list, each with a suggestion.",
    },
    {
      icon: "stamp",
      title: "Approvals that are enforced",
      description:
        "Your limits are built in. For example, the branch manager approves up to KSh 20,000 by phone, and the finance manager approves larger sums. The payment file is made only after approval.",
    },
    {
      icon: "wrench",
      title: "Maintenance after launch",
      description:
        "Banks change statement layouts, branches open and rules change. For a monthly fee, we monitor the workflow and adapt it. You can also make the changes yourselves with the rule sheet.",
    },
  ],
  process: [
    {
      phase: "Watch and map",
      duration: "2-4 working days",
      description:
        "We follow the task from the first document to the last, with the clerk who does it and the manager who approves it, in half a day of their time. From your own records, we count volumes, minutes per step and common mistakes.",
      deliverables: [
        "Map of today’s task with times and volumes",
        "List of special cases, with real examples",
      ],
    },
    {
      phase: "Agree the design",
      duration: "2-4 working days",
      description:
        "One page shows the new process: what starts it, the automatic steps, the approvers and their limits. We go through five difficult cases with your team on paper. We start building when you sign.",
      deliverables: [
        "Signed one-page design",
        "Rule sheet: limits and owners",
        "Your choice: continue, or stop and owe {company.stopAfterDesignPercent}% of the price",
      ],
    },
    {
      phase: "Build and test",
      duration: "4-8 working days",
      description:
        "We build the workflow on copies of your data. Then we run last month’s documents through it and compare the results with your staff’s records. You see the workflow halfway through, while changes are still cheap.",
      deliverables: ["Working version on test data", "Test record for last month", "Known limitations"],
    },
    {
      phase: "Parallel run and handover",
      duration: "2-4 working days",
      description:
        "The old way and the new run side by side on the same day’s work. We explain or fix each difference and train the team. Handover is the day you sign to confirm two things: the test is passed (results agreed on two working days in a row), and the team is working the new way.",
      deliverables: [
        "Daily comparison, signed off",
        "Training recording and desk guide",
        "All accounts and passwords in your hands",
      ],
    },
  ],
  benefits: [
    "The task still gets done when the one clerk who knows how is on leave.",
    "In the morning, staff open a short list of unclear cases instead of the whole statement.",
    "Every automatic entry shows its source, such as an M-Pesa receipt number or an invoice page.",
    "The limits for payments and refunds apply every day, however busy it is.",
    "You know the price before we start, and each phase ends with a result that you can use.",
  ],
  useCases: [
    {
      sample: true,
      title: "School fees by paybill, Nyeri",
      description:
        "Parents type a child’s name or last year’s admission number, or leave the field blank. The workflow checks the payer and the amount against the class list and posts the payments that are certain. Of 180 payments on a reporting day, the bursar posts about 20 by hand.",
    },
    {
      sample: true,
      title: "Supplier invoices at a hardware wholesaler, Thika",
      description:
        "The workflow compares the LPO, the delivery note and the eTIMS invoice. If 40 bags of cement were delivered and 45 invoiced, it holds the invoice, marks the difference and asks the storekeeper on WhatsApp why.",
    },
    {
      sample: true,
      title: "Evening takings of a 38-vehicle matatu fleet",
      description:
        "The office types in the conductors’ totals and uploads the till statement at 9PM. By 7AM the manager has one line for each vehicle: the amount expected, M-Pesa and cash received, and the difference. The largest shortfall comes first.",
    },
    {
      sample: true,
      title: "Payment file for a county supplier, Kisumu",
      description:
        "The workflow collects the LSO, inspection certificate and invoice for each job in one folder. It lists missing papers and prepares follow-up letters at 30, 60 and 90 days for the director to sign.",
    },
  ],
  technologies: [
    "M-Pesa paybill and till statements",
    "eTIMS invoices",
    "Google Sheets and Excel",
    "QuickBooks",
    "Xero",
    "Sage",
    "Tally",
    "WhatsApp",
    "Gmail and Outlook",
    "Language and vision models",
    "Python",
  ],
  pricing: {
    setup: [150000, 500000],
    maintenance: [25000, 75000],
    factors: [
      "Number of systems, and whether they have an API or can only export files",
      "Kinds of document, and whether they are clean PDFs, scans or phone photos",
      "Levels of approval and the number of branches with their own rules",
      "Cases per month: 300 and 30,000 need different checks",
      "Training at sites outside {company.town}",
    ],
  },
  faqs: [
    {
      question: "Which task should we start with?",
      answer:
        "Pick a task that happens at least weekly, follows rules you could explain to a new clerk, and causes trouble when it is late. Matching bank lines with the ledger is a common first choice. Leave rare or delicate tasks, such as staff loans or supplier disputes, for later. If in doubt, bring two or three tasks to the first call, and together we will compare the hours they take.",
    },
    {
      question: "What if the workflow cannot read a document?",
      answer:
        "The workflow stops only at the document in question and gives the reason: unclear total, missing PIN or unknown supplier. A colleague of your choice checks the document, and the workflow posts it once the question is settled. During the parallel run, we count these cases with you. If one kind of document causes most of them, we change the rule or the form.",
    },
    {
      question: "What does the monthly {maintenance} pay for?",
      answer:
        "Daily monitoring, an engineer on call {company.support} if the live workflow stops, and repairs when a bank or a system changes its layout. The fee also covers an agreed number of rule changes and a short monthly report. The lower price is for one workflow at one site. Maintenance is optional. If you do without it, your own team works from the rule sheet. We fix faults free of charge until the guarantee ends, and quote for each repair after that.",
    },
    {
      question: "Who owns the workflow after we have paid?",
      answer:
        "You do. The workflow runs in accounts in your company’s name, and the rule sheet, maps and test record are yours. Another firm can take it over. If you cancel maintenance, we remove our access and give you a list of what we removed. If the workflow does not do what the quote says, the {company.moneyBackDays}-day money-back guarantee applies, counted from handover.",
    },
    {
      question: "When should we tell the clerks who now do this work?",
      answer:
        "Early, before the mapping session. The clerks know the special cases, and a workflow built without their help fails on the first one. Usually, the typing ends and the checking stays. The same people settle unclear cases, call customers and close the month sooner. How to use the freed hours is your decision, and we ask you to make it before launch.",
    },
  ],
  notFor: [
    "A task whose automation saves a clerk less than {company.breakEvenHours} a month. At {company.clerkHour} an hour, that much time only covers the maintenance. If mistakes are expensive, count their cost too.",
    "A short-lived task. {price} buys {setupHours} of a clerk’s time. The workflow has to save those hours before it pays for itself, even without maintenance.",
  ],
};
