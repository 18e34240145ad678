import type { IndustryRecord } from "../schemas/industry";

export const agriculture: IndustryRecord = {
  id: "agriculture",
  title: "Agriculture",
  heading: "From the scale to the farmer’s phone.",
  description:
    "AI workflows for Kenyan cooperatives, buyers and exporters: collection sheets read, farmers paid on time, export papers typed once, and a worked example in KSh.",
  lead: "For cooperatives, collection centres, exporters and agrovets. A weight is written down at dawn; by evening it should be in the books, and by pay day in the farmer’s hand.",
  pains: [
    {
      saying: "My kilos were more than that.",
      description:
        "Weights are written in the rain, copied at the office and added up at month end. When a farmer disputes them, nobody can show the first sheet.",
    },
    {
      saying: "Pay day is the 10th. The sheets came on the 9th.",
      description:
        "Typing the month’s collection keeps three people up at night, and a slip of one digit is somebody’s school fees.",
    },
    {
      saying: "The container waits for a lot number.",
      description:
        "The same weights and grades are typed into five export papers. One differs, and the port charges storage until it is found.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Reads collection sheets and weighbridge tickets from a phone’s picture, and asks a clerk wherever a figure is in doubt.",
    },
    {
      kind: "service",
      id: "workflow-design",
      why: "Joins scale, sheet, deductions and payment file into one path, with a limit and a signature before money moves.",
    },
    {
      kind: "product",
      id: "bulk-sms",
      why: "Tells each farmer kilos, price and payment on the day, on any phone.",
    },
    {
      kind: "product",
      id: "inventory-pos",
      why: "For the agrovet: stock by batch and expiry, and credit against the next delivery.",
    },
    {
      kind: "service",
      id: "data-labeling",
      why: "If a model is to tell a healthy leaf from a sick one, people who know the crop must mark the pictures first.",
    },
  ],
  example: {
    title: "A dairy cooperative with 15 routes",
    situation:
      "Each route fills in a paper sheet at the morning and at the evening collection. Clerks type member number and litres; the month closes when the last sheet has been typed.",
    cases: { count: 900, noun: "collection sheets" },
    minutesBefore: 12,
    minutesAfter: 3,
    hourCost: 300,
    assumptions: [
      "15 routes × 2 collections × 30 days are 900 sheets a month.",
      "12 minutes to type a sheet of some 40 lines; 3 minutes to look at the lines that the machine doubts.",
      "An hour of a clerk costs KSh 300.",
    ],
    gain: null,
    plan: { tool: "ocr-extractor", tier: "Team" },
    setup: { kind: "service", id: "workflow-design" },
    caveat:
      "It needs pictures that can be read: a flat sheet, in daylight, taken at the collection point. Where the pencil is faint, more lines go to a person and the saving shrinks.",
  },
  caseStudy: "highland-leaf",
};
