import { productMonthly } from "../product-monthly";
import type { IndustryRecord } from "../schemas/industry";

export const retail: IndustryRecord = {
  id: "retail",
  order: 3,
  title: "Retail",
  heading: "Know your stock. Trust your tills.",
  icon: "store",
  description:
    "AI workflows and software for Kenyan shops, chains and wholesalers: tills balanced by shift, M-Pesa matched, stock by branch, and a worked example in KSh.",
  intro:
    "We work with hardware shops, minimarts, chemists, agrovets and their wholesalers. Sales, payments and the stock on the shelf should agree every evening.",
  illustration: "shift-to-books",
  pains: [
    {
      saying: "The till is short, and nobody knows since when.",
      description:
        "Cash, two M-Pesa tills and credit are added up at nine in the evening by people who have been standing all day. A difference found on Monday could belong to any shift.",
    },
    {
      saying: "We have plenty at the other branch.",
      description:
        "One shop orders what another has too much of, because each records its stock in its own notebook, when there is time.",
    },
    {
      saying: "The poster still says the old price.",
      description:
        "One price changes on different days in the system, on the shelf and on six phones. Customers notice before you do.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "inventory-pos",
      why: "Start here if you have four counters, or two counters in two shifts. One list shows all stock. When goods move between branches, both sign. Each shift’s takings are checked against its own sales, even in a power cut.",
    },
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "For two shops with a till each, Professional ({professional} a month) compares M-Pesa with cashiers’ sheets and pays if it prevents that much loss. Starter only sorts into your own accounts.<!-- if fileDemo --> Our free demo may be enough.<!-- end -->",
    },
    {
      kind: "tool",
      id: "image-generator",
      why: "Creates offers and posters from one price list (with the Shop plan, {shop} a month), so that all branches use the same prices.",
    },
    {
      kind: "product",
      id: "ecommerce",
      why: "Suits shops that get more orders by chat than a person can check against M-Pesa messages.",
    },
  ],
  example: {
    title: "A wholesaler with {counters} counters",
    situation:
      "The shop has {counters} counters and {shifts} shifts and is open every day. After each shift a cashier and a supervisor count the cash together, go through the M-Pesa messages and fill in the sheet.",
    assumptions: [
      "{counters} counters × {shifts} shifts × {days} days make {cases} till closings a month.",
      "Closing a till now takes the cashier and the supervisor {minutesBefore} minutes in total, and {minutesByHand} once the system shows the expected amounts.",
      "An hour of cashier or supervisor time costs {hourCost}.",
      "The calculation includes hosting at {hostingEach} and maintenance at {maintenanceEach} a month. Maintenance is optional. Your own hours for the first stock count are not counted.",
    ],
    sum: {
      work: {
        noun: "shift closings",
        factors: { counters: 3, shifts: 2, days: 30 },
        minutesBefore: 50,
        stillByHand: 100,
        minutesByHand: 10,
        hourCost: 300,
      },
      gains: [],
      plans: [],
      running: [...productMonthly],
      setup: [{ kind: "product", id: "inventory-pos" }],
      once: [],
    },
    caveat:
      "With one shift instead of two, 3 counters need 28 months (13 with hosting only). Losses from tills and shelves are not included, because only you know them. They are often the larger part. With maintenance, two counters in one shift pay only if the system also stops losses of KSh 7,000-12,000 a month. With hosting only, they need 22 months. Scanners and printers are extra.",
  },
  caseStudy: "tamu-bakeries",
};
