import type { IndustryRecord } from "../schemas/industry";

export const agriculture: IndustryRecord = {
  id: "agriculture",
  order: 7,
  title: "Agriculture",
  heading: "From the weighing scale to the farmer’s M-Pesa.",
  icon: "sprout",
  description:
    "AI workflows help Kenyan cooperatives, buyers and exporters read collection sheets, pay farmers on time and type export papers once. Worked example in KSh.",
  intro:
    "We work with cooperatives, collection centres, exporters and agrovets. Your clerk writes down a weight at dawn. By evening it should be in the books, and on pay day the farmer should get the money.",
  illustration: "ticket-to-fields",
  pains: [
    {
      saying: "My kilos were more than that.",
      description:
        "Weights are written in the rain, copied at the office and added up at month-end. When a farmer disputes one, the original sheet is gone.",
    },
    {
      saying: "Pay day is the 10th. The sheets came on the 9th.",
      description:
        "Typing in the month’s sheets keeps three people up late, and one wrong digit can cost a farmer the school fees.",
    },
    {
      saying: "The container is waiting for a lot number.",
      description:
        "The same weights and grades are typed into five export papers. If one differs, the port charges storage until you find the mistake.",
    },
  ],
  fits: [
    {
      kind: "service",
      id: "workflow-design",
      why: "Passes each weight from the scale to the sheet, the deductions and the payment file. Money moves only within a limit and with a signature.",
    },
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Uses OCR (software that reads text from pictures) to read collection sheets and weighbridge tickets from phone photos, and asks a clerk when a figure is in doubt.",
    },
    {
      kind: "product",
      id: "bulk-sms",
      why: "Tells each farmer the kilos, price and payment the same day, on any phone.",
    },
    {
      kind: "product",
      id: "inventory-pos",
      why: "Tracks the agrovet’s stock by batch and expiry date, and farmers’ credit against their next delivery.",
    },
    {
      kind: "service",
      id: "data-labeling",
      why: "Before a model can tell a healthy leaf from a sick one, people who know the crop must label pictures of both.",
    },
  ],
  example: {
    title: "A dairy cooperative with {routes} routes",
    situation:
      "A paper sheet is filled in on each route, at both the morning and the evening collection. Clerks type in the member numbers and litres. The month closes when the last sheet is typed.",
    assumptions: [
      "{routes} routes × {collections} collections × {days} days make {cases} sheets a month.",
      "A sheet of about 40 lines takes {minutesBefore} minutes to type. With the tool, a clerk checks only the doubtful lines, which takes {minutesByHand} minutes.",
      "An hour of a clerk’s time costs {hourCost}.",
      "The calculation counts only the OCR Extractor.",
    ],
    sum: {
      work: {
        noun: "collection sheets",
        factors: { routes: 20, collections: 2, days: 30 },
        minutesBefore: 12,
        stillByHand: 100,
        minutesByHand: 3,
        hourCost: 300,
      },
      gains: [],
      plans: [{ tool: "ocr-extractor", tier: "Team" }],
      running: [{ noun: "Pages beyond the plan’s allowance", count: 200, each: 4, ours: true }],
      setup: [],
      once: [],
    },
    caveat:
      "You need readable pictures: the sheet lying flat, in daylight, at the collection point. If the pencil is faint, a clerk checks more lines and you save less. Deductions and the payment file are a workflow (from {company.workflowFrom}), and the time it saves is not counted.",
  },
  caseStudy: "highland-leaf",
};
