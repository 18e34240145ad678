import type { ServiceRecord } from "../schemas/service";

export const workflowDesign: ServiceRecord = {
  id: "workflow-design",
  order: 1,
  title: "AI Workflow Design",
  tagline: "We map one repetitive task with the people who do it, and automate it so that the retyping ends.",
  description:
    "We watch how a task is done today, agree a better way on one page, and build it. Software reads, matches and files. Your people approve payments and settle the lines to check.",
  icon: "workflow",
  illustration: "invoices-to-register",
  features: [
    "Mapping session with the staff who do the work, at your office or on a call",
    "One-page design in plain English, signed first",
    "Runs on what you have: Excel, Google Sheets, QuickBooks, Sage, WhatsApp",
    "Approval limits for payments, refunds and credit notes",
    "Lines to check go to a colleague, with the reason",
    "A parallel run on your own documents, then the switch",
  ],
  deliverables: [
    "Map of the task as it is, with time per step, and as it will be",
    "The working workflow, in accounts that your company owns",
    "Rule sheet with every rule, its limit and who may change it",
    "Test record with your documents, the expected result, the actual one",
    "Two-hour training, recorded, and a guide for the desk",
  ],
  timeline: [2, 4],
  price: 150000,
  overview: [
    "Most offices have a job that everybody relies on and that is written down nowhere. On Monday someone downloads the paybill statement, and a colleague types the bank deposits into Excel. By Thursday a third clerk is phoning customers about KSh 4,300 that came without an account number. We take one such job and define what starts it, what the software does, what your people do, and where the lines to check go.",
    "You bring twenty or thirty real examples, half a day from the staff who do the work, and one manager with the authority. You get a running workflow and the documents to maintain it. Setup starts at {price}, which usually covers one task, two systems and one level of approval, live in 2-4 weeks.",
  ],
  whatWeOffer: [
    {
      title: "Mapping the task",
      description:
        "We sit with whoever does it, time each step and note where the work waits. The map often shows an unread report, or a figure that is typed three times.",
    },
    {
      title: "Reading documents",
      description:
        "Supplier invoices, delivery notes and statements come in by email, scan or WhatsApp photo. The workflow turns them into fields and asks a clerk whenever a figure is unclear.",
    },
    {
      title: "Matching and checking",
      description:
        "Payment to invoice, LPO to delivery note, statement to ledger. Exact matches go through. The rest wait in one list, each with a suggestion.",
    },
    {
      title: "Approvals that are enforced",
      description:
        "Your limits, built in. Up to KSh 20,000, say, the branch manager approves by phone. Above that the finance manager does. Only then is the payment file made.",
    },
    {
      title: "Maintenance after launch",
      description:
        "A bank changes its statement layout, a branch opens, a rule changes. For a monthly fee we monitor the workflow and make such changes. You can also do it yourselves with the rule sheet.",
    },
  ],
  process: [
    {
      phase: "Watch and map",
      duration: "2-4 working days",
      description:
        "We follow the task from the first document to the last, with the clerk who does it and the manager who signs. Volumes, minutes per step and common mistakes are counted on your own records.",
      deliverables: [
        "Map of today’s task with times and volumes",
        "List of special cases, with real examples",
      ],
    },
    {
      phase: "Agree the design",
      duration: "2-4 working days",
      description:
        "One page shows the new way, with what starts it, what is automatic, who approves and at which amount. We go through five difficult cases with your team on paper. Building starts when you sign.",
      deliverables: [
        "Signed one-page design",
        "Rule sheet with limits and names",
        "Your choice: build, or stop here",
      ],
    },
    {
      phase: "Build and test",
      duration: "4-8 working days",
      description:
        "We build on copies of your data, then feed in last month’s documents and compare the results with what your staff recorded. You see it halfway, while changes are still cheap.",
      deliverables: [
        "Working version on test data",
        "Test record against last month",
        "List of known limits",
      ],
    },
    {
      phase: "Parallel run and handover",
      duration: "2-4 working days",
      description:
        "The old and the new way run on the same day’s work. Each difference is explained or fixed. Then we train the team. Handover is the day you end the old way and sign that the two agree.",
      deliverables: [
        "Daily comparison, signed off",
        "Training recording and desk guide",
        "All accounts and passwords, in your hands",
      ],
    },
  ],
  benefits: [
    "The task goes on when the one clerk who knows it is on leave.",
    "Staff open a short list of lines to check in the morning instead of the whole statement.",
    "Every automatic entry shows its source, such as an M-Pesa receipt number or an invoice page.",
    "Limits for payments and refunds are applied the same way every day, busy or not.",
    "You know the price at the start, and each phase ends with something you can use.",
  ],
  useCases: [
    {
      sample: true,
      title: "School fees by paybill, Nyeri",
      description:
        "Parents type a child’s name or last year’s admission number, or leave it blank. The workflow compares payer, amount and class list, and posts the certain ones. Of 180 payments on a reporting day the bursar posts about 20 by hand.",
    },
    {
      sample: true,
      title: "Supplier invoices at a hardware wholesaler, Thika",
      description:
        "LPO, delivery note and eTIMS invoice are compared. If 40 bags of cement were delivered and 45 invoiced, the invoice is held with the difference marked and the storekeeper is asked on WhatsApp.",
    },
    {
      sample: true,
      title: "Evening takings of a 38-vehicle matatu fleet",
      description:
        "Conductors’ sheets and the till statement go in at 9PM. By 7AM the manager has one line for each vehicle: expected, received in M-Pesa, received in cash, short or over, with the largest shortfall first.",
    },
    {
      sample: true,
      title: "Payment file for a county supplier, Kisumu",
      description:
        "The LSO, inspection certificate and invoice for each job are collected in one folder. The workflow lists what is missing and drafts the follow-up letter at 30, 60 and 90 days for the director to sign.",
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
      "How many systems are involved, and whether they have an API or only export files",
      "How many kinds of document there are, and whether they are clean PDFs, scans or phone photos",
      "Levels of approval and the number of branches with their own rules",
      "Cases a month, as 300 and 30,000 need different checks",
      "Training at sites outside {company.town}",
    ],
  },
  faqs: [
    {
      question: "Which task should we start with?",
      answer:
        "Pick one that happens at least weekly, follows rules you could explain to a new clerk, and causes trouble when it is late. Matching paybill receipts to invoices is a common first choice. Leave the rare and delicate ones, such as staff loans or supplier disputes, for later. In doubt, bring two or three to the first call and we will compare the hours with you.",
    },
    {
      question: "What happens when it cannot read a document?",
      answer:
        "It stops at that document only, and says why, be it total unclear, PIN missing, supplier unknown. The document goes to a colleague of your choice, to check. It is posted once she has settled it. During the parallel run we count these cases with you. If one kind of document causes most of them, we change the rule or the form.",
    },
    {
      question: "What does the monthly {maintenance} pay for?",
      answer:
        "Daily monitoring, an on-call engineer {company.support} if the live workflow stops, and repairs when a bank or a system changes its layout. It also covers an agreed number of rule changes and a short monthly report. The lower end is for one workflow at one site. It is optional. Without it, your own team works from the rule sheet and we quote for repairs as needed.",
    },
    {
      question: "Who owns the workflow once we have paid?",
      answer:
        "You do. It runs in accounts opened in your company’s name, and the rule sheet, maps and test record are yours. Another firm can take it over. If you end the maintenance, we remove our own access and give you a list of what was removed. The {company.moneyBackDays}-day money-back guarantee applies, counted from handover.",
    },
    {
      question: "How do we tell the clerks who do this work today?",
      answer:
        "Early, and ahead of the mapping session. They know the special cases. A workflow built without them fails on the first one. Usually the typing goes and the checking stays. The same people handle the lines to check, call customers and close the month sooner. What you do with the freed hours is up to you. We ask that you settle it by launch.",
    },
  ],
  notFor: [
    "A task of under about 25 hours a month, unless its mistakes are expensive. Even without maintenance, saved time alone would need 20 months to pay back {price}.",
  ],
};
