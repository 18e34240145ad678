import type { IndustryRecord } from "../schemas/industry";

export const realEstate: IndustryRecord = {
  id: "real-estate",
  title: "Real estate",
  heading: "Rent, water, repairs: one book that agrees.",
  description:
    "AI workflows and software for Kenyan letting agents and estate managers: rent matched by house, water billed, landlords informed, and a worked example in KSh.",
  lead: "For letting agents, estate managers, developers and landlords with more doors than memory. Each shilling should know its house, its month and its owner.",
  pains: [
    {
      saying: "I sent it on the fifth. Check again.",
      description:
        "Rent comes with the wrong house number, in two parts, or from a sister’s phone. The caretaker’s book says one thing, the paybill another, and the tenant has a third version.",
    },
    {
      saying: "My landlord in Leeds wants to know why.",
      description:
        "Statements are put together by hand each month, so each question about them costs an afternoon, and trust.",
    },
    {
      saying: "Forty people liked the post. Who is serious?",
      description:
        "Enquiries about a plot or a flat come in by the dozen. Agents ring in the order of arrival and spend the fuel on people who only wanted the price.",
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
      why: "If you want to keep your own books: finds house and month behind each payment and lists the doubtful ones.",
    },
    {
      kind: "tool",
      id: "lead-scorer",
      why: "Puts enquiries in the order in which they are worth a call, with reasons that your agent may overrule.",
    },
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "Tells people price, size and where exactly, at any hour, and books the viewing.",
    },
  ],
  example: {
    title: "An agent who manages 360 units",
    situation:
      "Eleven blocks for nine landlords. Rent is matched by hand, water is read on paper and billed in a spreadsheet, and each landlord gets a statement typed line by line.",
    cases: { count: 1080, noun: "entries" },
    minutesBefore: 5,
    minutesAfter: 0.5,
    hourCost: 400,
    assumptions: [
      "360 rents, 360 water readings and 360 lines in landlords’ statements are 1,080 entries a month.",
      "5 minutes each, with looking up and asking back; half a minute once the system does it and a person reads what is left.",
      "An hour in the office costs KSh 400.",
    ],
    gain: null,
    plan: null,
    setup: { kind: "product", id: "real-estate" },
    caveat:
      "Rent that comes in sooner, because arrears are seen on the 6th, is left out. So is the week that it takes to bring leases and deposits into order before the start.",
  },
  caseStudy: null,
};
