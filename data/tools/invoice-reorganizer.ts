import type { ToolRecord } from "../schemas/tool";

export const invoiceReorganizer: ToolRecord = {
  id: "invoice-reorganizer",
  order: 3,
  title: "Invoice Reorganizer",
  tagline: "Turns a pile of supplier invoices into a checked purchase file.",
  inShort: "Supplier invoices in one register",
  description:
    "Collects supplier invoices from email, WhatsApp and paper, files them by month and supplier, and lists duplicates, missing PINs and wrong totals.",
  category: "Finance & Ops",
  icon: "files",
  illustration: "invoices-to-register",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Supplier invoices arrive as email attachments, WhatsApp photos, till slips and carbon copies from a driver’s door pocket. When the VAT return is due, somebody hunts for a diesel receipt dated the 3rd. Invoice Reorganizer collects the invoices in one place, reads them and files each one where you would look for it.",
    "Your accountant gets a purchase register in Excel with a link to every document, and a list of every problem while there is still time to ask the supplier. The tool suits businesses with about 75 to 3,000 purchase invoices a month, such as supermarkets, contractors, hotels, pharmacies and schools.",
  ],
  keyBenefits: [
    "An invoice without an eTIMS number is noticed in the week it arrives, while the supplier is still easy to reach.",
    "You pay each invoice only once, even if it came both as a photo and as a PDF.",
    "You can find a document by supplier or amount, without opening a box file.",
    "Branch staff and drivers can start at once: they just send a photo to a WhatsApp number.",
    "If you leave us, you keep the folders and files, with names that anybody can read.",
  ],
  features: [
    "Takes invoices from a mailbox, a WhatsApp number, a scanner or a folder",
    "Checks PINs, eTIMS invoice numbers, VAT and totals before you post an invoice",
    "Finds duplicates, even when one is a phone photo and the other a PDF",
    "Names each file by date, supplier, invoice number and amount",
    "Splits one long scan into separate invoices",
    "Matches invoices to LPOs and delivery notes by number",
    "Compares a supplier’s statement with the invoices you hold",
    "Purchase register in Excel, with VAT shown by rate",
    "Folders in Google Drive or OneDrive, in the structure you choose",
    "Import files for QuickBooks, Xero, Sage and Tally",
  ],
  workflow: [
    {
      step: 1,
      title: "Send everything to one address",
      description:
        "You get an email address and a WhatsApp number. Suppliers and staff send their documents there.",
      details: [
        "You can forward emails from existing mailboxes",
        "A caption such as “Kitui site” becomes the project code",
        "A blurred photo goes back to the sender with a request for a new one",
      ],
    },
    {
      step: 2,
      title: "Read and check",
      description:
        "The tool reads the supplier, PINs, dates, numbers, lines, VAT and total, and checks the arithmetic.",
      details: [
        "Is your own PIN on the invoice, and is it correct?",
        "Do you already have this invoice number from this supplier?",
        "Do the lines and the VAT add up to the total?",
      ],
    },
    {
      step: 3,
      title: "Settle the queries",
      description: "Once a day, a clerk resolves the doubtful invoices, with the document beside each query.",
      details: [
        "A message to the supplier is drafted for you to send",
        "No document is deleted, and duplicates are set aside with a note",
      ],
    },
    {
      step: 4,
      title: "Hand over to the accountant",
      description:
        "The register and the folders are ready at any time, so month-end is a day like any other.",
      details: [
        "Each row links to its document",
        "Cost centre or project filled in from your rules",
        "Pending queries on their own sheet",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "A supermarket with forty suppliers",
      scenario:
        "A shop in Machakos receives 480 invoices a month at the back door. Bread and milk suppliers leave a slip each morning and email the same invoice at night. The accounts clerk pays from both piles.",
      result:
        "In the first month, seven invoices, worth KSh 64,300 in all, turn out to have arrived twice. Two of them had been approved twice. The clerk now pays from one register.",
      metrics: [
        { label: "Invoices a month", value: "480" },
        { label: "Received twice", value: "7" },
        { label: "Value of duplicates", value: "KSh 64,300" },
      ],
    },
    {
      sample: true,
      title: "Receipts from five road sites",
      scenario:
        "A contractor in Kakamega works for two counties. Foremen buy cement, ballast and diesel locally. The receipts reach the office in an envelope at the end of the month, after the hardware shop has forgotten the sale.",
      result:
        "Foremen photograph receipts at the counter and name the site in the caption. Of 310 receipts in a month, 23 lack an eTIMS number. The shops concerned get the list within the week and send back 19 proper invoices.",
      metrics: [
        { label: "Receipts with a site code", value: "310 of 310" },
        { label: "Corrected by the supplier", value: "19 of 23" },
      ],
    },
    {
      sample: true,
      title: "Eleven box files before an audit",
      scenario:
        "A beach hotel in Malindi has a year of supplier invoices in box files, roughly by month. The auditors arrive in three weeks and have asked for a purchase listing with documents attached.",
      result:
        "Two casual workers scan for four days. The tool files 2,741 of the 2,900 invoices by itself, and a clerk checks the other 159. At {backlog} each, reading the invoices costs {backlogStory}, and the auditors get a link instead of eleven box files.",
      metrics: [
        { label: "Invoices filed", value: "2,900" },
        { label: "Needed a clerk", value: "159" },
        { label: "Cost of reading", value: "{backlogStory}" },
      ],
    },
  ],
  trial: "has Shop’s limit of 150 invoices and Office’s functions",
  pricing: [
    {
      tier: "Shop",
      price: 1500,
      period: "month",
      description: "One business with one address for invoices and one clerk who settles the queries.",
      features: [
        "150 invoices per month",
        "Email address and WhatsApp number",
        "PIN, eTIMS number, VAT, total and duplicate checks",
        "Excel register and filed documents",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Office",
      price: 3900,
      period: "month",
      description: "For branches, sites or projects with one accounts office.",
      features: [
        "750 invoices per month (dated in the last 3 months), then {officeExtra} each",
        "Everything in Shop",
        "LPO, delivery note and supplier statement matching",
        "Project and branch codes from your rules",
        "Import files for accounting software",
        "6 users",
      ],
      popular: true,
      savings: "{officeEach} an invoice, against {shopEach} on Shop",
    },
    {
      tier: "Backlog",
      price: 12,
      period: "invoice",
      least: 500,
      description: "For a one-off batch of old invoices, with no monthly fee. You scan, and we sort.",
      features: [
        "From 500 invoices",
        "All Shop plan checks",
        "Folders by supplier and month",
        "Linked listing for auditors",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: {
    shopEach: { of: "Shop", per: 150 },
    officeEach: { of: "Office", per: 750 },
    officeExtra: 6,
    backlogStory: { of: "Backlog", times: 2_900 },
  },
  testimonials: [],
  faqs: [
    {
      question: "Does the tool send anything to KRA?",
      answer:
        "No. The tool reads invoices that your suppliers have issued and keeps your copies in order. It is not connected to KRA’s systems and does not file returns or issue invoices. To see which invoices KRA has, request your eTIMS schedule from KRA and compare it with the register. You or your tax agent file the return.",
    },
    {
      question: "May we claim VAT on an invoice that passes your checks?",
      answer:
        "Not necessarily. We check five things: the PINs have the right format, your PIN is on the invoice, an eTIMS number is on the paper, the figures add up, and we have not seen the invoice before. The law and the purpose of the purchase decide whether you may deduct the VAT. Ask your tax adviser or KRA. To check an eTIMS invoice with KRA, open the QR code’s link on the tool’s query screen.",
    },
    {
      question: "What does a usable photo look like?",
      answer:
        "A good photo shows one invoice, with the whole page flat and in daylight. Faded thermal slips are the hardest to read, so photograph them on the day you get them. If a photo is unclear, we will tell the sender within minutes, while they still have the receipt.",
    },
    {
      question: "How do you tell a duplicate from a repeat order?",
      answer:
        "Two invoices with the same supplier and number are duplicates. Two with the same supplier, amount and date but different numbers are reported as “possible”, and you decide, because a bakery may deliver 40 loaves twice a day. We never delete a document.",
    },
    {
      question: "Is our volume too small or too large?",
      answer:
        "Below 63 invoices a month (73 with VAT), our free spreadsheet costs less. From 63 to 150, take Shop. From 151 to about 250, Shop costs least, and a clerk files those above its limit. From about 250 to 750, take Office. Above that, each costs {officeExtra}. These limits apply if questions take a fifth of the clerk’s time. If each invoice still takes four minutes, Shop pays only at 150, and Office from 390. Above 3,000, a custom workflow usually fits better.",
    },
    {
      question: "We have an ERP. How do the invoices get into it?",
      answer:
        "If your ERP imports Excel files, Shop or Office is enough: your clerk imports the register. Office also has import files for QuickBooks, Xero, Sage and Tally. No plan for invoices has a file built for another program. If invoices must be posted in the ERP with approval steps, that is a workflow, from {company.workflowFrom} once, with optional maintenance from {company.workflowMaintenance} a month. Ask us, and we will reply {company.reply}.",
    },
  ],
  stats: [],
  relatedTools: ["ocr-extractor", "e-statement-analyzer", "expense-anomaly-detector"],
  notFor: ["Issuing sales invoices. You still need your own eTIMS solution for that."],
};
