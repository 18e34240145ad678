import type { IndustryRecord } from "../schemas/industry";

export const nonProfit: IndustryRecord = {
  id: "non-profit",
  title: "Non-profit",
  heading: "Every voucher found, every shilling told.",
  description:
    "AI workflows for NGOs, churches and community organisations in Kenya: vouchers sorted by grant, attendance lists read, reports on time, and a worked example.",
  lead: "For NGOs, foundations, churches and community groups. Donors ask for proof and communities ask for time; the office should not have to choose.",
  pains: [
    {
      saying: "The donor’s report is due, and the receipts are in Turkana.",
      description:
        "Field staff spend by M-Pesa and send papers by bus. The accountant rebuilds the month from photographs, and guesses the budget line.",
    },
    {
      saying: "One receipt, three grants.",
      description:
        "Costs are shared between projects by a key that lives in somebody’s head. When she leaves, so does the reason.",
    },
    {
      saying: "We trained 600 people. Here is the box.",
      description:
        "Attendance lists prove the work, and nobody can add them up. Names and phone numbers lie in a carton that the Data Protection Act would like to see locked.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "invoice-reorganizer",
      why: "Gives receipts one door, sorts them by project code and lists what is missing while the trip is still fresh.",
    },
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Turns attendance lists and household forms into rows, so that totals can be shown and pages locked away.",
    },
    {
      kind: "tool",
      id: "youtube-transcriber",
      why: "Writes down interviews and meetings in Swahili, English and Sheng, with a list of the words it doubts.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Looks at consent, access and storage before a donor’s auditor does.",
    },
  ],
  example: {
    title: "A health programme with 40 field staff",
    situation:
      "Each person sends about 15 receipts and slips a month. Two accounts assistants name them, put a project and a budget line on each and chase what is missing.",
    cases: { count: 600, noun: "vouchers" },
    minutesBefore: 10,
    minutesAfter: 4,
    hourCost: 500,
    assumptions: [
      "40 people × 15 papers are 600 vouchers a month.",
      "10 minutes each, with the chasing; 4 minutes when paper, code and gaps are already on the list and a person confirms them.",
      "An hour of an accounts assistant costs KSh 500.",
    ],
    gain: null,
    plan: { tool: "invoice-reorganizer", tier: "Office" },
    setup: null,
    caveat:
      "Ask first whether a grant lets you book such a plan, and under which line. A small group with one donor and 30 receipts a month needs a folder and good habits.",
  },
  caseStudy: null,
};
