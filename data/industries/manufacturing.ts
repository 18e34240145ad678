import { productMonthly } from "../product-monthly";
import type { IndustryRecord } from "../schemas/industry";

export const manufacturing: IndustryRecord = {
  id: "manufacturing",
  order: 4,
  title: "Manufacturing",
  heading: "The machines keep pace. The paperwork should too.",
  icon: "factory",
  description:
    "AI workflows for Kenyan manufacturers: casuals’ pay worked out from attendance, supplier invoices checked, job cards read by software, and a worked example in KSh.",
  intro:
    "We work with makers of food, furniture, clothes, plastics and packaging, where production is fast and the office behind it types everything twice.",
  illustration: "systems-connected",
  pains: [
    {
      saying: "Wages are late again: the sheet doesn’t add up.",
      description:
        "Casuals are paid by the day, piece or kilo from lists in three people’s handwriting. The totals are worked out on Thursday night, and the disputes are settled on Friday at the gate.",
    },
    {
      saying: "The lorry has left. The invoice hasn’t.",
      description:
        "A delivery note goes to the customer and back before the goods are invoiced. If the note is lost, there is no invoice.",
    },
    {
      saying: "We ran out of labels, with orders waiting.",
      description:
        "Stock is counted only when the auditors come. Between counts, the quantity is a guess, and every purchase order is urgent.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Uses OCR to turn pictures of job cards, weighbridge tickets and delivery notes into tables, and shows each doubtful reading beside its picture.",
    },
    {
      kind: "product",
      id: "hr-payroll",
      why: "Works out pay by day, piece or kilo directly from attendance, with PAYE, NSSF, SHIF and Housing Levy. Hosted in {company.hostedIn}: sensitive data (such as property or family details) may leave {company.country} only with staff’s consent.",
    },
    {
      kind: "tool",
      id: "invoice-reorganizer",
      why: "On the Office plan, checks supplier invoices against orders and delivery notes before the VAT return and payment are due.",
    },
    {
      kind: "service",
      id: "api-integration",
      why: "Connects weighbridge, store and accounts, so that nobody types a weight twice.",
    },
  ],
  example: {
    title: "A food packer with {casuals} casuals",
    situation:
      "Casuals are paid every week by the kilo. A supervisor writes down the weights, a clerk adds them up, and the accountant types the result into a bulk payment file.",
    assumptions: [
      "{casuals} people × {weeks} weeks make {cases} wage payments a month.",
      "Each payment takes {minutesBefore} minutes, from the weighing list to the payment file. After automation, each needs {minutesByHand} minutes of checking.",
      "An hour of the clerk’s, supervisor’s or accountant’s time costs {hourCost} on average.",
      "The calculation includes hosting at {hostingEach} and maintenance at {maintenanceEach} a month. Maintenance is optional. Your accountant’s hours for the first month’s parallel payroll are not counted.",
    ],
    sum: {
      work: {
        noun: "weekly wage payments",
        factors: { casuals: 150, weeks: 4 },
        minutesBefore: 12,
        stillByHand: 100,
        minutesByHand: 2.5,
        hourCost: 450,
      },
      gains: [],
      plans: [],
      running: [...productMonthly],
      setup: [{ kind: "product", id: "hr-payroll" }],
      once: [],
    },
    caveat:
      "The calculation does not include wages paid to people who are on your list but never work. If you have any, the system pays for itself sooner. Nor does it include the time saved on leave, contracts and returns. Expect questions in the first week.",
  },
};
