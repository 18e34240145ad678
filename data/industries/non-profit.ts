import type { IndustryRecord } from "../schemas/industry";

export const nonProfit: IndustryRecord = {
  id: "non-profit",
  order: 8,
  title: "Non-profit",
  heading: "Every voucher found, every shilling accounted for.",
  icon: "heart-handshake",
  description:
    "AI workflows for NGOs, churches and community organisations in Kenya: vouchers sorted by grant, attendance lists read, reports sent on time, and a worked example.",
  intro:
    "We work with NGOs, foundations, churches and community groups. Donors ask for proof and communities ask for your time. Automation gives you the proof and leaves you more time.",
  illustration: "invoices-to-register",
  pains: [
    {
      saying: "The donor’s report is due, and the receipts are in Turkana.",
      description:
        "Field staff pay by M-Pesa and send their papers by bus. The accountant rebuilds the month from photographs and guesses the budget lines.",
    },
    {
      saying: "One receipt, three grants.",
      description:
        "Costs are shared between projects by a rule that only one accountant knows. When she leaves, nobody knows how to split them.",
    },
    {
      saying: "We trained 600 people. Here is the box.",
      description:
        "Attendance lists prove the work, but nobody can add them up. Names and phone numbers lie in an open carton, which is hard to explain to the Data Commissioner.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "invoice-reorganizer",
      why: "Collects receipts at one email address, sorts them by project code (with the Office plan) and lists those that lack a PIN, total or eTIMS number while people still remember the trip.",
    },
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Uses OCR to turn pictures of attendance lists and household forms into tables of totals. Sensitive data, such as health, belief, property or family details, may leave {company.country} only with consent.",
    },
    {
      kind: "tool",
      id: "youtube-transcriber",
      why: "Transcribes interviews and meetings in Swahili, English and Sheng, and lists doubtful words.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Checks consent, access and storage before a donor’s auditor does.",
    },
  ],
  example: {
    title: "A health programme with {staff} field staff",
    situation:
      "Each officer sends about {papersEach} receipts and slips a month. Two accounts assistants label them, assign each to a project and a budget line, and ask the officers for receipts that have not arrived.",
    assumptions: [
      "{staff} people, {papersEach} papers each: {cases} vouchers a month.",
      "Each voucher takes {minutesBefore} minutes, including follow-up. With the tool, each takes {minutesByHand}, because the assistants only confirm papers, codes and gaps that are already listed.",
      "An hour of an accounts assistant’s time costs {hourCost}. The half day that an assistant needs to enter the project codes is not counted.",
    ],
    sum: {
      work: {
        noun: "vouchers",
        factors: { staff: 40, papersEach: 15 },
        minutesBefore: 10,
        stillByHand: 100,
        minutesByHand: 4,
        hourCost: 500,
      },
      gains: [],
      plans: [{ tool: "invoice-reorganizer", tier: "Office" }],
      running: [],
      setup: [],
      once: [],
    },
    caveat:
      "Before you start, ask whether you may charge the plan’s price to your grant, and under which budget line. A small group with one donor and 30 receipts a month needs only a folder and good habits.",
  },
};
