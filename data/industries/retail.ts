import { productMonthly } from "../product-monthly";
import type { IndustryRecord } from "../schemas/industry";

export const retail: IndustryRecord = {
  id: "retail",
  order: 3,
  title: "Retail",
  heading: "Know your stock. Trust your tills.",
  description:
    "AI workflows and software for Kenyan shops, chains and wholesalers, with tills balanced by shift, M-Pesa matched, stock by branch, and a worked example in KSh.",
  intro:
    "For hardware shops, minimarts, chemists, agrovets and their wholesalers. What was sold, what was paid and what is left on the shelf should agree every evening.",
  illustration: "shift-to-books",
  pains: [
    {
      saying: "The till is short, and has been for who knows how long.",
      description:
        "Cash, two M-Pesa tills and credit are added up at nine in the evening by people who have stood all day. A difference found on Monday could be any shift’s.",
    },
    {
      saying: "We have plenty of it. In the other branch.",
      description:
        "One shop orders what another has too much of, because each counts its shelves in its own notebook, when there is time.",
    },
    {
      saying: "The poster still says the old price.",
      description:
        "A price changes in the system, on the shelf and on six phones, each on another day. Customers notice first.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "inventory-pos",
      why: "Each shift is counted against its own sales, with or without power, and both branches sign for stock that moves between them.",
    },
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Checks each evening’s till takings against the cashier’s sheet and lists charges and reversals separately.",
    },
    {
      kind: "tool",
      id: "image-generator",
      why: "Makes offers and posters from one price list, so that all branches use the same prices.",
    },
    {
      kind: "product",
      id: "ecommerce",
      why: "When orders come by chat faster than somebody can check the M-Pesa messages.",
    },
  ],
  example: {
    title: "A wholesaler with {counters} counters",
    situation:
      "{counters} counters, {shifts} shifts, open every day. At the end of each shift a cashier and a supervisor count together, go through the M-Pesa messages and write the sheet.",
    assumptions: [
      "{counters} counters × {shifts} shifts × {days} days are {cases} closings a month.",
      "A closing takes {minutesBefore} minutes of people’s time now, the supervisor’s share included, and {minutesByHand} once the system knows what should be there.",
      "An hour costs {hourCost}.",
      "Hosting at {hostingEach} and maintenance at {maintenanceEach} a month are counted. Maintenance is optional.",
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
      "What goes missing from tills and shelves is left out: only you know that figure. Add what you expect to find. It is often the larger half. Scanners and printers are extra.",
  },
  caseStudy: "mavuno-foods",
};
