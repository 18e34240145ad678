import type { IndustryRecord } from "../schemas/industry";

export const healthcare: IndustryRecord = {
  id: "healthcare",
  title: "Healthcare",
  heading: "More time with the patient, less with the phone.",
  description:
    "AI workflows for Kenyan clinics and hospitals: bookings and reminders on WhatsApp, claims that leave complete, stock by batch, and a worked example in KSh.",
  lead: "For clinics, mission hospitals, laboratories and pharmacies. We automate the desk around the consultation and leave the medicine to those who studied it.",
  pains: [
    {
      saying: "Are you open on Sunday? Do you take SHA?",
      description:
        "The same few questions fill the reception’s phone all day, and whoever has pain waits in the same queue as whoever wants the opening hours.",
    },
    {
      saying: "The claim came back.",
      description:
        "A note, a signature or an approval is missing. The work was done and the drugs were given; the money comes two months later, or never.",
    },
    {
      saying: "She had an appointment?",
      description:
        "Visits are missed without a word, because nobody had the time to remind. The slot stays empty while others are told to come next week.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "Answers opening hours and insurance from your own list, books and reminds. Any mention of pain or medicine goes to a person at once.",
    },
    {
      kind: "product",
      id: "hospital-management",
      why: "One record from front desk to cashier: what is ordered is billed, and each claim leaves with its papers.",
    },
    {
      kind: "product",
      id: "booking",
      why: "For clinics that need only the diary: slots, deposits by M-Pesa and reminders.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Health data is sensitive under the Data Protection Act. We look at who can open what, and at what leaves the building.",
    },
  ],
  example: {
    title: "A clinic with four consulting rooms",
    situation:
      "Two receptionists answer one WhatsApp number between patients. About 900 visits a month are booked, and nobody has the time to remind people the day before.",
    cases: { count: 1800, noun: "WhatsApp conversations" },
    minutesBefore: 4,
    minutesAfter: 1.2,
    hourCost: 350,
    assumptions: [
      "A conversation takes 4 minutes. Afterwards 7 in 10 need nobody and 3 in 10 go to a person, as before: 1.2 minutes on average.",
      "Reminders bring back 4 of every 100 booked visits: 36 of 900.",
      "A kept visit leaves KSh 800 after drugs and tests. An hour at reception costs KSh 350.",
    ],
    gain: { noun: "visits kept that were missed before", count: 36, each: 800 },
    plan: { tool: "chatbot-builder", tier: "Busy line" },
    setup: null,
    caveat:
      "Half of this stands on the reminders. Count your own missed visits for two weeks first; where few are missed, only the hours remain.",
  },
  caseStudy: "pwani-clinics",
};
