import type { ServiceRecord } from "../schemas/service";

export const workflowDesign: ServiceRecord = {
  id: "workflow-design",
  title: "AI Workflow Design",
  tagline: "One repeat task, mapped with the people who do it, then built to run without retyping.",
  description:
    "We watch how a task is done today, agree a better path on one page, and build it. Software reads, matches and files; your people approve money and settle the odd cases.",
  icon: "workflow",
  features: [
    "Mapping session with the staff who do the work, at your office or on a call",
    "One-page flow in plain English, signed before we build",
    "Runs on what you have: Excel, Google Sheets, QuickBooks, Sage, WhatsApp",
    "Approval limits for payments, refunds and credit notes",
    "Odd cases go to a named person, with the reason stated",
    "A run beside the old way, on your own papers, before you switch",
  ],
  deliverables: [
    "Map of the task as it is, with time per step, and as it will be",
    "The working flow, in accounts that your company owns",
    "Rule sheet: every rule, its limit and who may change it",
    "Test record: your documents, the expected result, the actual one",
    "Two-hour training, recorded, and a guide for the desk",
  ],
  timeline: [2, 4],
  price: 150000,
  overview: [
    "Most offices have a job that everybody relies on and nobody has written down. On Monday someone downloads the paybill statement, a colleague types the bank deposits into Excel, and by Thursday a third person is phoning customers about KSh 4,300 that came without an account number. We take one such job and give it a fixed path: what starts it, what the software does, what a person decides, and where a case goes that does not fit.",
    "You bring twenty or thirty real examples, half a day from the staff who do the work, and one manager who can say yes. You leave with a running flow and the papers to look after it. Setup starts at KSh 150,000, which usually buys one task, two systems and one level of approval, live in 2-4 weeks.",
  ],
  whatWeOffer: [
    {
      title: "Mapping the task",
      description:
        "We sit beside the person doing it, time each step and note where the work waits. The map often shows one report nobody reads, or a figure that is typed three times.",
    },
    {
      title: "Reading documents",
      description:
        "Supplier invoices, delivery notes and statements come in by email, scan or WhatsApp photo. The flow turns them into fields and asks a person whenever a figure is unclear.",
    },
    {
      title: "Matching and checking",
      description:
        "Payment to invoice, LPO to delivery note, statement to ledger. Exact matches go through; the rest wait in one list, each with its likely answer beside it.",
    },
    {
      title: "Approvals that hold",
      description:
        "Your limits, enforced. Up to KSh 20,000, say, the branch manager approves by phone; above it the finance manager does. Until then no payment file is made.",
    },
    {
      title: "Care after launch",
      description:
        "A bank changes its statement layout, a branch opens, a rule moves. For a monthly fee we watch the flow and make such changes. You may also do it yourselves with the rule sheet.",
    },
  ],
  process: [
    {
      phase: "Watch and map",
      duration: "2-4 working days",
      description:
        "We follow the task from its first paper to its last, with the clerk who does it and the manager who signs. Volumes, minutes per step and common mistakes are counted on your own records.",
      deliverables: ["Map of today’s task with times and volumes", "List of exceptions, with real examples"],
    },
    {
      phase: "Agree the design",
      duration: "2-4 working days",
      description:
        "One page shows the new path: what starts it, what is automatic, who approves and at which amount. We walk your team through five hard cases on paper. Building starts when you sign.",
      deliverables: ["Signed one-page flow", "Rule sheet with limits and names", "Fixed price for the build"],
    },
    {
      phase: "Build and test",
      duration: "4-8 working days",
      description:
        "We build on copies of your data, then feed in last month’s documents and compare the results with what your staff recorded. You see it half-way, while a change is still cheap.",
      deliverables: ["Working flow on test data", "Test record against last month", "List of known limits"],
    },
    {
      phase: "Parallel run and handover",
      duration: "2-4 working days",
      description:
        "Old way and new way run on the same day’s work. Each difference is explained or fixed. Then we train the team, pass over the accounts and passwords, and you decide when the old sheet closes.",
      deliverables: [
        "Daily comparison, signed off",
        "Training recording and desk guide",
        "Handover of all accounts",
      ],
    },
  ],
  benefits: [
    "The task no longer stops when the one person who knows it goes on leave.",
    "Staff open a short list of exceptions in the morning instead of the whole statement.",
    "Every automatic entry shows its source, such as an M-Pesa receipt number or an invoice page.",
    "Limits for payments and refunds are applied the same way on a busy Friday as on a quiet Tuesday.",
    "You know the price before the build begins, and each phase ends with something you can hold on to.",
  ],
  useCases: [
    {
      sample: true,
      title: "School fees by paybill, Nyeri",
      description:
        "Parents type a child’s name, last year’s admission number or nothing. The flow compares payer, amount and class list, and posts the sure ones. Of 180 payments on a reporting day the bursar settles about 20 by hand.",
    },
    {
      sample: true,
      title: "Supplier invoices at a hardware wholesaler, Thika",
      description:
        "LPO, delivery note and eTIMS invoice are laid side by side. If 40 bags of cement were delivered and 45 invoiced, the invoice waits with the difference marked and the storekeeper is asked on WhatsApp.",
    },
    {
      sample: true,
      title: "Evening takings of a 38-vehicle matatu fleet",
      description:
        "Conductors’ sheets and the till statement go in at 9PM. By 7AM the manager has one line for each vehicle: expected, received in M-Pesa, received in cash, short or over, with the largest shortfall on top.",
    },
    {
      sample: true,
      title: "Payment file for a county supplier, Kisumu",
      description:
        "The LSO, inspection certificate and invoice for each job are collected in one folder. The flow lists what is missing and drafts the follow-up letter at 30, 60 and 90 days for the director to sign.",
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
      "How many systems take part, and whether they give data out by a connection or only as a file",
      "How many kinds of document there are, and whether they are clean PDFs, scans or phone photos",
      "Levels of approval and the number of branches with their own rules",
      "Cases a month: 300 and 30,000 need different checks",
      "Training at sites outside Nairobi",
    ],
  },
  faqs: [
    {
      question: "Which task should we start with?",
      answer:
        "Pick one that happens at least weekly, follows rules you could explain to a new clerk, and hurts when it is late. Matching paybill receipts to invoices is a common first choice. Leave the rare and delicate ones, such as staff loans or supplier disputes, for later. If you cannot decide, bring two or three to the first call and we will compare their hours with you.",
    },
    {
      question: "What happens when it meets a paper it cannot read?",
      answer:
        "It stops on that paper only, and says why: total unclear, PIN missing, supplier unknown. The paper lands in the exception list of a person you have named. Nothing is guessed into your ledger. During the parallel run we count these stops with you, and where one kind of paper causes most of them we change the rule or the form.",
    },
    {
      question: "What does the monthly KSh 25,000-75,000 pay for?",
      answer:
        "Watching that the flow runs each day, repairs when a bank or a system changes its layout, an agreed number of rule changes, and a short monthly note of cases handled and cases stopped. The lower end fits one flow at one site. It is optional. Without it, your own team works from the rule sheet and we quote for repairs as they come.",
    },
    {
      question: "Who owns the flow once we have paid?",
      answer:
        "You do. It runs in accounts opened in your company’s name, and the rule sheet, maps and test record are yours to keep. Another firm can take it over. If you end the monthly care, we remove our own access and give you a list of what was removed. The {company.moneyBackDays}-day money-back guarantee applies to this service as it does to the rest.",
    },
    {
      question: "How do we tell the clerks who do this work today?",
      answer:
        "Early, and before the mapping session. They know the exceptions, so a flow built without them fails on the first odd case. In most offices the typing goes and the checking stays: the same people handle exceptions, call customers and close the month sooner. What you do with the freed hours is your decision; we ask that you make it before launch.",
    },
  ],
  notFor: [
    "A task with fewer than about 50 cases a month. A checklist and a shared sheet cost less.",
    "If two branches do it in two ways and neither will change, settle that first. Software will not.",
    "Only M-Pesa or bank statements to sort? Try our analyser tools first: {company.trialDays} days free, no credit card.",
  ],
};
