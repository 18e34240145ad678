import type { IndustryRecord } from "../schemas/industry";

export const retail: IndustryRecord = {
  id: "retail",
  title: "Retail",
  heading: "Know the shelf. Trust the till.",
  description:
    "AI workflows and software for Kenyan shops, chains and wholesalers: tills balanced by shift, M-Pesa matched, stock by branch, and a worked example in KSh.",
  lead: "For hardware shops, minimarts, chemists, agrovets and the wholesalers behind them. What was sold, what was paid and what is left should be one story.",
  pains: [
    {
      saying: "The till is short, and nobody knows since when.",
      description:
        "Cash, two M-Pesa tills and credit are added up at nine in the evening by people who have stood all day. A difference found on Monday has no owner any more.",
    },
    {
      saying: "We have plenty of it. In the other branch.",
      description:
        "One shop orders what another cannot sell, since each counts its shelf in a notebook of its own, when there is time.",
    },
    {
      saying: "The poster still says the old price.",
      description:
        "A price changes in the system, on the shelf and on six phones, and never on the same day. Customers notice before the manager does.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "inventory-pos",
      why: "Each shift is counted against its own sales, with power or without, and stock moves between branches with a signature at both ends.",
    },
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Sets each evening’s till takings against the cashier’s sheet and puts charges and reversals apart.",
    },
    {
      kind: "tool",
      id: "image-generator",
      why: "Makes offers and posters from one price list, so that no branch invents its own.",
    },
    {
      kind: "product",
      id: "ecommerce",
      why: "For the day when orders come by chat faster than somebody can check the M-Pesa messages.",
    },
  ],
  example: {
    title: "A wholesaler with three counters",
    situation:
      "Three counters, two shifts, open every day. At the end of each shift a cashier and a supervisor count together, go through the M-Pesa messages and write the sheet.",
    cases: { count: 180, noun: "shift closings" },
    minutesBefore: 50,
    minutesAfter: 10,
    hourCost: 300,
    assumptions: [
      "3 counters × 2 shifts × 30 days are 180 closings a month.",
      "A closing costs 50 minutes of people’s time now, the supervisor’s share included, and 10 once the system knows what should be there.",
      "An hour costs KSh 300.",
    ],
    gain: null,
    plan: null,
    setup: { kind: "product", id: "inventory-pos" },
    caveat:
      "What disappears from tills and shelves is left out, since we do not know yours. If you do, add what you expect to find: it is often the larger half. Scanners and printers are extra.",
  },
  caseStudy: "mavuno-foods",
};
