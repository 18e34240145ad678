import { productMonthly } from "../product-monthly";
import type { IndustryRecord } from "../schemas/industry";

export const realEstate: IndustryRecord = {
  id: "real-estate",
  order: 6,
  title: "Real estate",
  heading: "Rent, water and repairs in one set of books.",
  icon: "building-complex",
  description:
    "AI workflows and software for Kenyan letting agents and estate managers: rent matched to houses, water billed, landlords informed, and a worked example in KSh.",
  intro:
    "We work with letting agents, estate managers, developers and landlords with many units. Every payment should be posted to the right house, month and owner.",
  illustration: "paybill-to-tenants",
  pains: [
    {
      saying: "I paid on the fifth. Check again.",
      description:
        "Rent comes in with the wrong house number, in two parts, or from a sister’s phone. The caretaker’s book, the paybill and the tenant say three different things.",
    },
    {
      saying: "My landlord in Leeds wants to know why.",
      description:
        "Statements are put together by hand each month, so each question about them takes an afternoon and costs trust.",
    },
    {
      saying: "The rent tax is due, and the list is only half done.",
      description:
        "Many landlords declare their rental income to KRA every month. They need a record of each owner’s rent, which is still in the caretaker’s book. Ask KRA or your tax agent which rules apply to you.",
    },
    {
      saying: "Forty people liked the post. Who is serious?",
      description:
        "Dozens of people ask about a plot or a flat. Agents serve them in the order they asked and waste fuel on people who only wanted the price.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "real-estate",
      why: "Bills each unit, matches paybill payments and prints a landlord’s statement. Hosted in {company.hostedIn}: tenants’ sensitive data (such as family details) may leave {company.country} only with their consent, or you host it yourself.",
    },
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "If you keep your own books, it finds the house and month for each payment and lists doubtful ones. The same consent is needed.",
    },
    {
      kind: "tool",
      id: "lead-scorer",
      why: "Scores enquiries and puts likely buyers at the top of the call list, with reasons. Your agent can override the order.",
    },
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "At any hour, tells people the price, size and location, and books viewings.",
    },
  ],
  example: {
    title: "An agent who manages {units} units",
    situation:
      "The agent manages eleven blocks for nine landlords, matches rent payments by hand, notes water readings on paper, bills water in a spreadsheet and types each landlord’s statement line by line.",
    assumptions: [
      "Each of {units} units has a rent payment, a water reading and a line in the landlord’s statement. That makes {cases} entries a month.",
      "Each entry takes {minutesBefore} minutes, including look-ups and questions. After automation, {stillByHand} in 100 still take that long, so the average is {minutesAfter} minutes.",
      "An hour in the office costs {hourCost}.",
      "The calculation includes hosting at {hostingEach} and maintenance at {maintenanceEach} a month, and one SMS reminder for each unit at {remindersEach}. Maintenance is optional.",
    ],
    sum: {
      work: {
        noun: "entries",
        factors: { units: 360, entriesEach: 3 },
        minutesBefore: 5,
        stillByHand: 10,
        minutesByHand: 5,
        hourCost: 400,
      },
      gains: [],
      plans: [],
      running: [...productMonthly, { name: "reminders", noun: "SMS reminders", count: 360, each: 0.5 }],
      setup: [{ kind: "product", id: "real-estate" }],
      once: [],
    },
    caveat:
      "The calculation does not count rent that comes in sooner because you see arrears on the 6th. Nor does it count the week that you will need to sort out leases and deposits before you start.",
  },
};
