import type { ToolRecord } from "../schemas/tool";

export const ocrExtractor: ToolRecord = {
  id: "ocr-extractor",
  order: 4,
  title: "OCR Extractor",
  tagline: "Turns paper forms, slips and registers into rows you can add up.",
  inShort: "Excel rows from photos of forms",
  description:
    "OCR is software that reads text from pictures. Scan or photograph a form, slip or register, mark the fields once and get an Excel file. A clerk reviews doubtful readings.",
  category: "Data & Intelligence",
  icon: "scan-text",
  illustration: "ticket-to-fields",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Upload one weighbridge ticket and mark the fields to read, such as the weight, the lorry and the farmer’s number. This takes about 20 minutes, once. From then on, every ticket of that kind becomes a row. If a reading breaks a rule or looks doubtful, a clerk sees it beside the scanned ticket.",
    "The tool is for cooperatives, hauliers, colleges, clinics and county offices where paper will be around for years: at collection points without signal, on lorries and at reception desks. Developers can send pages to an API and receive JSON. County offices: please ask us first about a copy in Kenya.",
  ],
  keyBenefits: [
    "A clerk types only the few fields that the software is unsure of.",
    "Totals and number ranges are checked on entry, so errors are found before payday.",
    "Field staff keep the paper forms they know.",
    "You pay by the page and can stop when the harvest or intake is over.",
    "Each value is kept with its scan, in case a farmer, member or driver disputes it.",
  ],
  features: [
    "Print, stamps and clear handwriting in English and Swahili",
    "Templates made from one sample page, without a developer",
    "A confidence score for each field, and a review threshold that you set",
    "Tables that run over several pages, such as registers and stock sheets",
    "Tick boxes, and a check that a signature or stamp is there",
    "Phone photos straightened, cropped and brightened before reading",
    "Rules for each field: date, length, range, total or list of allowed values",
    "Look-ups in your own list of farmers, members, vehicles or items",
    "Review screen with the page image beside each doubtful value",
    "Output to Excel, CSV and Google Sheets",
    "API with JSON results and webhooks",
    "Page images deleted after the number of days you choose",
  ],
  workflow: [
    {
      step: 1,
      title: "Make a template",
      description: "Upload one clean sample, draw a box around each field and give it a name and a rule.",
      details: [
        "Several layouts of one form can share a template",
        "We make the first template with you on a call",
      ],
    },
    {
      step: 2,
      title: "Add the pages",
      description:
        "Pages come from a phone, a scanner, an email address or the API, in batches of up to 500.",
      details: [
        "Pages from phones are queued and sent when there is a signal",
        "Scans at 300 dpi, and photos of 8 megapixels or more",
        "A4, A5, till rolls and A3 registers",
      ],
    },
    {
      step: 3,
      title: "Review doubtful readings",
      description:
        "Your clerk sees the picture, the reading and the rule it broke, and confirms or retypes the reading.",
      details: [
        "You set the confidence limit: high for money, lower for remarks",
        "A second reviewer can be required for selected fields",
        "As a check, the tool also shows a few fields that it was sure of",
      ],
    },
    {
      step: 4,
      title: "Export the rows",
      description: "Finished batches go to a spreadsheet, a folder or your own system.",
      details: [
        "Columns named as your system expects",
        "The batch report lists pages, fields, corrections and the clerk’s name",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Milk collection sheets, twice a day",
      scenario:
        "Collectors for a dairy cooperative in Nyandarua record the litres from 340 farmers on carbon sheets, 34 pages a day. Two clerks type the figures, finish the payout list on the 9th and hear the first disputes on the 10th.",
      result:
        "Collectors photograph the sheets at the cooler. A clerk reviews about 6 fields in 100, mostly a 1 that could be a 7. The payout list is ready on the 2nd, and a farmer with a complaint can see the line as it was written.",
      metrics: [
        { label: "Payout list ready", value: "On the 2nd, not the 9th" },
        { label: "Fields reviewed", value: "6 in 100" },
        { label: "Reading, per month", value: "About {milkSheets}" },
      ],
    },
    {
      sample: true,
      title: "No signature, no invoice",
      scenario:
        "A haulage firm in Mombasa can bill only against a signed delivery note. Notes come back with the lorry, lie in a tray and are typed when there is time. By the time the office finds a stamp missing, the driver is already in Malaba.",
      result:
        "Drivers photograph the delivery note at the customer’s gate. The tool flags a missing stamp while the lorry is still there. The firm’s own system gets all complete notes via the API the same day.",
      metrics: [
        { label: "From delivery to invoice", value: "From 11 to 3 days" },
        { label: "Unstamped notes in month one", value: "17" },
      ],
    },
    {
      sample: true,
      title: "1,400 application forms in two weeks",
      scenario:
        "A technical college in Bungoma receives two-page handwritten forms for each intake. Four typists for a fortnight cost KSh 56,000, and one wrong digit in a phone number means that an applicant misses the offer.",
      result:
        "One month on the Team plan covers the 2,800 pages for {intake}, whereas prepaid pages would cost {intakePrepaid}. One clerk reviews the pages in six days. The phone-number rule catches 96 impossible numbers, which the clerk checks against the forms.",
      metrics: [
        { label: "Cost of reading the intake", value: "{intake}" },
        { label: "Impossible numbers stopped", value: "96" },
        { label: "Days for one reviewer", value: "6" },
      ],
    },
  ],
  trial: "allows 50 pages",
  pricing: [
    {
      tier: "Prepaid",
      price: 6,
      period: "page",
      least: 100,
      description:
        "For seasonal or one-off work. Pages come in lots of 100, valid for 12 months. The free trial allows 50 pages.",
      features: ["All field types and rules", "3 templates, 1 user", "Excel, CSV and Google Sheets"],
      popular: false,
      savings: "",
    },
    {
      tier: "Team",
      price: 4000,
      period: "month",
      description: "For a steady flow of paper each working day, with someone to review it.",
      features: [
        "1,000 pages per month, then {teamEach} each",
        "Any number of templates",
        "5 users, and a second reviewer if you want one",
        "API and webhooks",
        "Look-up lists of up to 50,000 entries",
      ],
      popular: true,
      savings: "{teamEach} a page, against {prepaid} prepaid",
    },
    {
      tier: "Archive",
      price: null,
      period: "",
      description: "Archives of 20,000 pages or more, or data that must stay on your premises.",
      features: [
        "Quoted after a sample of 100 pages",
        "Reviewers from our team if you wish",
        "Installation on your own server",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: {
    milkSheets: { of: "Team", times: 1_020, per: 1_000 },
    teamEach: { of: "Team", per: 1_000 },
    intake: { of: "Team", times: 2_800, per: 1_000 },
    intakePrepaid: { of: "Prepaid", times: 2_800 },
  },
  testimonials: [],
  faqs: [
    {
      question: "How accurate is the tool?",
      answer:
        "It depends on the page: a laser-printed ticket is easy to read, and a wet field notebook is not. The {company.trialDays}-day trial allows 50 pages. Use ordinary ones, including bad ones. The batch report shows how many fields were read, how many were doubtful and how many were corrected. Judge by those counts.",
    },
    {
      question: "Can the tool read our clerks’ handwriting?",
      answer:
        "Separate letters and figures in boxes are easy to read. Joined-up handwriting in remarks is hard to read, so keep it as a picture. If you can reprint the form, boxes for digits and wider-spaced lines will help more than any software. We will mark up your form free of charge.",
    },
    {
      question: "Why not use the Invoice Reorganizer for everything?",
      answer:
        "The Invoice Reorganizer is ready straight away and recognises suppliers, PINs, VAT and duplicates, but it reads only invoices. In the OCR Extractor, you mark the fields of your own form. Use the Invoice Reorganizer for supplier invoices and the OCR Extractor for all other forms.",
    },
    {
      question: "May we scan national ID cards with the tool?",
      answer:
        "The tool can read them. Whether you may keep them is a question of data protection. Collect only the data you need, tell the person, and delete the data afterwards. A template can save the ID number and discard the picture at once. Before you keep copies of IDs, ask your adviser or the Office of the Data Protection Commissioner.",
    },
    {
      question: "Do we have to buy a scanner?",
      answer:
        "For up to about 100 pages a day, a recent phone and daylight are enough. For more, a sheet-fed scanner saves more in working time than it costs. Bound registers are best photographed from above, with the page held flat.",
    },
    {
      question: "What does a blank, duplicate or unreadable page cost?",
      answer:
        "Blank pages, exact duplicates and pages where every field is unclear are free. We return unclear pages with the reason, most often blur, shadow or the wrong template.",
    },
  ],
  stats: [],
  relatedTools: ["invoice-reorganizer", "e-statement-analyzer", "ai-mpesa-analyzer"],
  notFor: ["Offices without a reviewer. Unchecked handwriting will put wrong figures into your system."],
};
