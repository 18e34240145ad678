import { productMonthly } from "../product-monthly";
import type { IndustryRecord } from "../schemas/industry";

export const realEstate: IndustryRecord = {
  id: "real-estate",
  order: 6,
  title: "Real estate",
  heading: "Rent, water and repairs in one set of books.",
  description:
    "AI workflows and software for Kenyan letting agents and estate managers, with rent matched by house, water billed, landlords informed, and a worked example in KSh.",
  intro:
    "For letting agents, estate managers, developers and landlords with many units. Every payment should be posted to its house, its month and its owner.",
  illustration: "paybill-to-tenants",
  pains: [
    {
      saying: "I sent it on the fifth. Check again.",
      description:
        "Rent comes with the wrong house number, in two parts, or from a sister’s phone. The caretaker’s book, the paybill and the tenant say three different things.",
    },
    {
      saying: "My landlord in Leeds wants to know why.",
      description:
        "Statements are put together by hand each month, so each question about them takes an afternoon and costs trust.",
    },
    {
      saying: "The rent tax is due, and the list is half done.",
      description:
        "Many landlords file their rental income with KRA every month. Whoever files needs the rent received by owner, and it is still in the caretaker’s book. Ask KRA or your tax agent what applies to you.",
    },
    {
      saying: "Forty people liked the post. Who is serious?",
      description:
        "Enquiries about a plot or a flat come in by the dozen. Agents call in the order of arrival and spend fuel on people who only wanted the price.",
    },
  ],
  fits: [
    {
      kind: "product",
      id: "real-estate",
      why: "Bills rent, water and service charge by unit, matches them to the paybill, and prints a statement that a landlord can check.",
    },
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "If you want to keep your own books, it finds house and month behind each payment and lists the doubtful ones.",
    },
    {
      kind: "tool",
      id: "lead-scorer",
      why: "Puts enquiries in the order in which they are worth a call, with reasons that your agent may overrule.",
    },
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "Tells people price, size and location at any hour, and books the viewing.",
    },
  ],
  example: {
    title: "An agent who manages {units} units",
    situation:
      "Eleven blocks for nine landlords. Rent is matched by hand, water is read on paper and billed in a spreadsheet, and each landlord gets a statement typed line by line.",
    assumptions: [
      "For each of {units} units there is a rent, a water reading and a line in the landlord’s statement, {cases} entries a month in all.",
      "Each takes {minutesBefore} minutes, with looking up and asking. Afterwards {stillByHand} in 100 still take that long, or {minutesAfter} minutes on average.",
      "An hour in the office costs {hourCost}.",
      "Hosting at {hostingEach}, maintenance at {maintenanceEach} a month and one SMS reminder for each unit at {remindersEach} are counted. Maintenance is optional.",
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
      "Rent that comes in sooner, because arrears are seen on the 6th, is left out. So is the week that it takes to bring leases and deposits into order before the start.",
  },
};
