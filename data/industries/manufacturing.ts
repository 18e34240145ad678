import type { IndustryRecord } from "../schemas/industry";

export const manufacturing: IndustryRecord = {
  id: "manufacturing",
  title: "Manufacturing",
  heading: "The machines run. The paper should too.",
  description:
    "AI workflows for Kenyan manufacturers: casuals paid from attendance, supplier invoices checked, job cards read by machine, and a worked example in KSh.",
  lead: "For makers of food, furniture, clothes, plastics and packaging, where the floor is quick and the office behind it types everything twice.",
  pains: [
    {
      saying: "Wages are late again: the sheet doesn’t add up.",
      description:
        "Casuals are paid by day, piece or kilo from lists in three handwritings. The totals are worked out on Thursday night, and the quarrels are settled on Friday at the gate.",
    },
    {
      saying: "The lorry has left. The invoice hasn’t.",
      description:
        "A delivery note travels to the customer and back before somebody invoices from it. When it gets lost, so does the sale.",
    },
    {
      saying: "We ran out of labels, with orders waiting.",
      description:
        "Stores are counted when the auditors come. Between two counts the stock is an opinion, and the purchase order is an emergency.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "hr-payroll",
      why: "Pay by day, piece or kilo comes straight from attendance, with PAYE, NSSF, SHIF and Housing Levy from dated tables.",
    },
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Job cards, weighbridge tickets and delivery notes become rows, with each doubtful reading beside a picture of the spot.",
    },
    {
      kind: "tool",
      id: "invoice-reorganizer",
      why: "Sets supplier invoices against orders and delivery notes, before the VAT return and before payment.",
    },
    {
      kind: "service",
      id: "api-integration",
      why: "Connects weighbridge, store and accounts, so that a weight is typed once at most.",
    },
  ],
  example: {
    title: "A food packer with 150 casuals",
    situation:
      "Casuals are paid every week by the kilo. A supervisor writes the weights, a clerk adds them up, and the accountant types the result into a bulk payment file.",
    cases: { count: 600, noun: "weekly pays worked out" },
    minutesBefore: 12,
    minutesAfter: 2.5,
    hourCost: 450,
    assumptions: [
      "150 people × 4 weeks are 600 pays a month.",
      "A pay takes 12 minutes from the weighing list to the payment file; afterwards 2½ minutes, which is the checking.",
      "An hour of clerk, supervisor and accountant together costs KSh 450 on average.",
    ],
    gain: null,
    plan: null,
    setup: { kind: "product", id: "hr-payroll" },
    caveat:
      "Names on the list that never came to work are left out of the sum. If you have some, it pays back sooner, and there will be a noisy first week.",
  },
  caseStudy: null,
};
