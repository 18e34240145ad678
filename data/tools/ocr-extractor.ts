import type { ToolRecord } from "../schemas/tool";

export const ocrExtractor: ToolRecord = {
  id: "ocr-extractor",
  order: 4,
  title: "OCR Extractor",
  tagline: "Turns paper forms, slips and registers into rows that you can add up.",
  inShort: "Paper forms into Excel",
  description:
    "Photograph or scan a form, weighing slip, delivery note or register. Mark the fields once and get Excel, CSV or JSON, with doubtful readings held for a clerk.",
  category: "Data & Intelligence",
  icon: "scan-text",
  illustration: "ticket-to-fields",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Upload one weighbridge ticket and mark what to read, such as weight, lorry, farmer’s number. It takes about 20 minutes, once. From then on tickets of that kind become rows, and a reading that breaks a rule or looks doubtful is shown to a clerk beside its picture.",
    "It is made for cooperatives, hauliers, colleges, clinics and county offices where paper will stay for years, at collection points without signal, on lorries, at reception desks. Developers can send pages to an API and receive JSON.",
  ],
  keyBenefits: [
    "A clerk types only the few fields that the software was unsure of.",
    "Sums and number ranges are checked on entry, so errors are found ahead of payday.",
    "Field staff keep the paper forms that they know.",
    "You pay by the page and can stop when the harvest or the intake is over.",
    "Each value keeps the picture it was read from, in case a farmer, member or driver disputes it.",
  ],
  features: [
    "Print, stamps and clear handwriting in English and Swahili",
    "Templates made from one sample page, without a developer",
    "A confidence score for each field and a limit that you set for review",
    "Tables that run over several pages, such as registers and stock sheets",
    "Tick boxes, and whether a signature or stamp is there",
    "Phone photos straightened, cropped and brightened first",
    "Rules per field: date, length, range, sum, list of allowed values",
    "Look-up in your own list of farmers, members, vehicles or items",
    "Review screen with the picture of the paper beside each doubtful value",
    "Output to Excel, CSV and Google Sheets",
    "API with JSON results and webhooks",
    "Page images deleted after the number of days you choose",
  ],
  workflow: [
    {
      step: 1,
      title: "Make a template",
      description: "Upload one clean sample, draw a box round each field and give it a name and a rule.",
      details: [
        "Several layouts of one form can share a template",
        "We make the first one with you on a call",
      ],
    },
    {
      step: 2,
      title: "Bring in the pages",
      description: "From a phone, a scanner, an email address or the API, in batches of up to 500 pages.",
      details: [
        "Phone pages are queued and sent when there is signal",
        "300 dpi for scans; photos from 8 megapixels",
        "A4, A5, till rolls and A3 registers",
      ],
    },
    {
      step: 3,
      title: "Review what is in doubt",
      description:
        "Your clerk sees the picture, the reading and the rule it broke, and confirms or retypes it.",
      details: [
        "You set the limit for doubt, strict for money, looser for remarks",
        "A second reader can be required for chosen fields",
        "It also shows you a few fields it was sure of, as a check",
      ],
    },
    {
      step: 4,
      title: "Send the rows on",
      description: "Finished batches go to a spreadsheet, a folder or your own system.",
      details: [
        "Column names as your system expects them",
        "The batch report states pages, fields, corrections and who made them",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Milk collection sheets, twice a day",
      scenario:
        "Collectors of a dairy cooperative in Nyandarua write the litres of 340 farmers on carbon sheets, 34 pages a day. Two clerks type them, the payout list is finished on the 9th, and disputes start on the 10th.",
      result:
        "Sheets are photographed at the cooler. About 6 fields in 100 go to review, mostly a 1 that may be a 7. Payout is ready on the 2nd, and a farmer with a complaint is shown the line as it was written.",
      metrics: [
        { label: "Payout list ready", value: "2nd, was the 9th" },
        { label: "Fields reviewed", value: "6 in 100" },
        { label: "Reading, per month", value: "About {milkSheets}" },
      ],
    },
    {
      sample: true,
      title: "No signature, no invoice",
      scenario:
        "A haulage firm in Mombasa may bill only with a signed delivery note. Notes come back with the lorry, sit in a tray and are typed when there is time. Some turn out to have no customer’s stamp when the driver is already in Malaba.",
      result:
        "Drivers photograph the note at the customer’s gate. A missing stamp is reported while the lorry is still there, and the firm’s own system receives the rest through the API the same day.",
      metrics: [
        { label: "Delivery to invoice", value: "11 to 3 days" },
        { label: "Unstamped notes, first month", value: "17" },
      ],
    },
    {
      sample: true,
      title: "1,400 application forms in two weeks",
      scenario:
        "A technical college in Bungoma receives two-page forms, filled in by hand, for each intake. Hiring four typists for a fortnight costs KSh 56,000, and a wrong digit in a phone number means an applicant who misses the offer.",
      result:
        "The 2,800 pages cost {intake} on prepaid pages. One staff member reviews in six days. The rule for phone numbers stops 96 impossible ones, which are checked on the form again.",
      metrics: [
        { label: "Reading cost for the intake", value: "{intake}" },
        { label: "Impossible numbers stopped", value: "96" },
        { label: "Days of review, one clerk", value: "6" },
      ],
    },
  ],
  pricing: [
    {
      tier: "Prepaid",
      price: 6,
      period: "page",
      description: "Seasonal or one-off work. Sold in lots of 100 pages, valid for 12 months.",
      features: ["All field types and rules", "3 templates, 1 user", "Excel, CSV and Google Sheets"],
      popular: false,
      savings: "",
    },
    {
      tier: "Team",
      price: 4000,
      period: "month",
      description: "Steady paper, every working day, with someone to review it.",
      features: [
        "1,000 pages per month, then {teamEach} each",
        "Any number of templates",
        "5 users, second reviewer if wanted",
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
      description: "Archives from 20,000 pages, or data that must stay on your premises.",
      features: [
        "Quoted after a sample of 100 pages",
        "Reviewers from our side if you wish",
        "Installation on your own server",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: {
    milkSheets: { of: "Team", times: 1_020, per: 1_000 },
    teamEach: { of: "Team", per: 1_000 },
    intake: { of: "Prepaid", times: 2_800 },
  },
  testimonials: [],
  faqs: [
    {
      question: "How accurate is it?",
      answer:
        "It depends: a laser-printed ticket and a wet field notebook are worlds apart. Take 50 of your ordinary pages, the bad ones included, and run them during the {company.trialDays}-day trial. The batch report counts the fields read, doubted and corrected. Judge by that.",
    },
    {
      question: "Can it cope with our clerks’ handwriting?",
      answer:
        "Separate letters and figures in boxes read well. Joined handwriting in remarks reads poorly and is best kept as a picture. If you can reprint the form, boxes for digits and a wider line help more than any software. We mark up your form free of charge.",
    },
    {
      question: "Why not use the Invoice Reorganizer for everything?",
      answer:
        "It already knows what an invoice is, with suppliers, PINs, VAT, duplicates. It is ready at once, and reads invoices alone. In the OCR Extractor you say what the page means. For supplier invoices, take the Invoice Reorganizer; for all other forms, this one.",
    },
    {
      question: "Are we allowed to scan national ID cards with it?",
      answer:
        "It can read them. Whether you may keep them is a question of data protection. Collect only what you need, tell the person, and delete it afterwards. A template can save the ID number and discard the picture at once. If you want to keep copies of IDs, first ask your adviser or the Office of the Data Protection Commissioner.",
    },
    {
      question: "Must we buy a scanner?",
      answer:
        "For up to about 100 pages a day a recent phone and daylight are enough. Beyond that a sheet-fed scanner saves more working time than it costs. Bound registers are best photographed from above, with the page held flat.",
    },
    {
      question: "What does a blank, double or unreadable page cost?",
      answer:
        "Blank pages, exact repeats and pages where every field was unclear are free. It is returned with the reason, most often blur, shadow or the wrong template.",
    },
  ],
  stats: [],
  relatedTools: ["invoice-reorganizer", "e-statement-analyzer", "ai-mpesa-analyzer"],
  notFor: [
    "Offices without a reviewer. Handwriting without a second look will put wrong figures into your system.",
  ],
};
