import type { ServiceRecord } from "../schemas/service";

export const complianceAudit: ServiceRecord = {
  id: "compliance-audit",
  order: 4,
  title: "Compliance Audit",
  tagline: "We find the weak spots in your data, invoices and approvals before an inspector does.",
  description:
    "A four-to-six-week review of how your business handles personal data, tax documents, payments and AI tools. Every finding shows its evidence, rank, owner and due date.",
  icon: "clipboard-check",
  hue: "wait",
  illustration: "findings-by-harm",
  features: [
    "Personal data traced from collection to deletion, on paper and on phones",
    "Sampled purchases traced from request to eTIMS invoice, payment and ledger",
    "Access rights compared with the staff list and the list of leavers",
    "A list of every AI tool in use, with the data that goes into it",
    "Findings ranked by the harm they can do and the effort needed to fix them",
    "A check of the urgent findings {company.measuredAfterWeeks} weeks after the report",
  ],
  deliverables: [
    "List of findings with evidence, risk, owner and due date",
    "Map of personal data: what, where, why, for how long and who has access",
    "Results for each sampled transaction",
    "Drafts of missing policies, notices and registers",
    "Two-page summary for the directors",
  ],
  timeline: [4, 6],
  price: 250000,
  overview: [
    "Inspectors, banks and large customers seldom start with your policies. They ask, without warning, for one patient’s consent, one payment’s approval or one supplier’s invoice. We ask the same questions before they do. We pick cases at random, follow them through your files and write down the gaps.",
    "The review covers four areas. For personal data, we list the data you keep about people, and your duties under the Data Protection Act as we read it. For tax documents, we check whether purchases and sales have eTIMS invoices with the right PINs and agree with the ledger. For payments, we look for people who can both prepare and approve them. For automation, we list the steps that AI tools and workflows take by themselves, and the people who check them.",
    "The audit starts at {price} for one site. You get findings and drafts of missing documents. You do not get certificates, legal opinions or audited accounts. Those come from accredited bodies, advocates and licensed auditors, and our documents save them time.",
  ],
  whatWeOffer: [
    {
      icon: "lock",
      title: "Data protection review",
      description:
        "We look at forms, consent wording, CCTV, staff files, WhatsApp groups and files exported to laptops. We check what data you collect, why you keep it, and how you would answer a person who asks to see it.",
    },
    {
      icon: "receipt-text",
      title: "Invoice and VAT trail",
      description:
        "We check a sample of purchases and sales for a valid eTIMS invoice, the right PINs, the VAT claimed and the ledger entry. We list gaps by supplier, so you know who to call.",
    },
    {
      icon: "key-round",
      title: "Payment controls",
      description:
        "We check M-Pesa portal users, bank mandates, petty cash and refunds. We look for shared PINs, phone numbers of former staff and people who can both create and approve a payment.",
    },
    {
      icon: "bot",
      title: "AI and automation check",
      description:
        "We list the tools that read customer data, with the accounts your staff use and the terms that apply. For each automated decision, we ask who reviews it and how a customer can object to it.",
    },
    {
      icon: "file-pen",
      title: "Drafts and training",
      description:
        "You get plain-language drafts of missing documents, such as a privacy notice, a retention schedule, a breach plan and access rules. We also train your staff once, with cases from your own files.",
    },
  ],
  process: [
    {
      phase: "Scope and documents",
      duration: "1 week",
      description:
        "We agree the sites, systems, months and number of cases. We sign a confidentiality agreement and ask for about thirty documents. If one is missing, that is the first finding.",
      deliverables: [
        "Signed scope and confidentiality agreement",
        "List of documents received or missing",
        "Your choice: continue, or stop and owe {company.stopAfterDesignPercent}% of the price",
      ],
    },
    {
      phase: "On-site interviews",
      duration: "1-2 weeks",
      description:
        "We sit with reception, stores, accounts and IT, and ask people to show us how they work. We map the real path of data and approvals and compare it with your written procedures.",
      deliverables: ["Map of your data", "Map of approvals in practice", "List of AI tools in use"],
    },
    {
      phase: "Samples and tests",
      duration: "1-2 weeks",
      description:
        "We usually check 60 purchases, 40 sales, 25 payments and every user account. We mark each item as pass or fail against a written rule. If we find a serious gap, we tell you the same day.",
      deliverables: ["Test results with evidence", "Same-day notes on serious gaps"],
    },
    {
      phase: "Findings and action plan",
      duration: "1 week",
      description:
        "The people named in the draft read it and correct our mistakes. Then we hold a two-hour meeting with the directors and everyone with something to fix. You set a date for each fix and receive the draft policies. We check the urgent findings {company.measuredAfterWeeks} weeks after that.",
      deliverables: [
        "Final list of findings",
        "Action plan with names and dates",
        "Policy drafts",
        "Directors’ summary",
      ],
    },
  ],
  benefits: [
    "You hear about a missing invoice while the supplier can still issue it.",
    "Directors see ten ranked findings, with the three most urgent first.",
    "You can complete a bank’s or a large buyer’s due-diligence form from one file.",
    "Former employees lose access to tills, portals and shared drives.",
    "Your advocate and your external auditor start from organised evidence, which saves them time.",
  ],
  useCases: [
    {
      sample: true,
      title: "Lab results on a shared phone",
      description:
        "An outpatient clinic sent results by WhatsApp from a handset without a screen lock. Fourteen people had access, and three of them had left the clinic. Now there is a separate device with personal logins, patients consent at registration, and results are deleted once they have been sent.",
    },
    {
      sample: true,
      title: "Nyahururu timber merchant applying for a bank loan",
      description:
        "Of 60 sampled purchases, nine lacked a valid eTIMS invoice and two were booked twice. A list of them, sorted by supplier, went out the same week. By the end of the review, seven invoices were on file and both double entries had been reversed.",
    },
    {
      sample: true,
      title: "Microlender that scores applicants with software",
      description:
        "Nobody could say why applicants had been declined. Our plan adds recorded reasons, a manager who reviews refusals, and a notice telling applicants how their M-Pesa statements are used and for how long.",
    },
  ],
  technologies: [
    "Data Protection Act 2019 checklists",
    "eTIMS invoices and VAT listings",
    "M-Pesa organisation portal user lists",
    "QuickBooks, Xero, Sage and Tally logs",
    "Google Workspace and Microsoft 365 logs",
    "Sampling in Excel",
  ],
  pricing: {
    setup: [250000, 900000],
    maintenance: null,
    factors: [
      "Number of sites, and whether records are in one place",
      "Sample sizes and number of years covered",
      "Health, credit or children’s data, which need closer checks",
      "Number of systems and user accounts",
      "Number of policies that we write from scratch",
    ],
  },
  faqs: [
    {
      question: "Will you report us to KRA or the Data Commissioner?",
      answer:
        "No. Our report goes to the directors who ordered it, and to others only if you ask in writing. But you may have duties of your own. Some data breaches must be reported to the Data Commissioner within a set time. If we find one, we will tell you the same day. Ask your advocate or the Office of the Data Protection Commissioner which duties apply.",
    },
    {
      question: "Do we get a certificate at the end?",
      answer:
        "No. You get a list of findings, the evidence and an action plan. Certification against a standard such as ISO 27001 is done by accredited bodies, and a statutory audit by licensed auditors. Use our review as a rehearsal: fix what we find before you invite them.",
    },
    {
      question: "Must we register with the Data Protection Commissioner?",
      answer:
        "Many businesses must register, but some small ones are exempt. That depends on turnover, headcount and sector, and in some sectors there is no lower limit. We collect these facts and give you our view. For a binding answer, take the facts to an advocate or to the Office of the Data Protection Commissioner. You register in your own name.",
    },
    {
      question: "How much of our people’s time will you need?",
      answer:
        "One coordinator needs about an hour a day. About ten people need 60 to 90 minutes each, spread over the weeks of the review. The accounts team does most of the work, so we avoid the days around the VAT return and month-end. We can copy documents on site, with your staff’s help.",
    },
    {
      question: "What do you do with the papers you collect?",
      answer:
        "We keep evidence in a folder that belongs to you and that two of our reviewers can open. Where a reference number is enough proof, we take only that. We mask the names of patients, members and pupils in the report. After the check of the urgent findings, we delete our working copies and confirm the date in writing. The folder stays with you.",
    },
  ],
  notFor: ["Businesses in a dispute with a regulator. They should first talk to an advocate or tax agent."],
};
