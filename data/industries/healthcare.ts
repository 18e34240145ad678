import type { IndustryRecord } from "../schemas/industry";

export const healthcare: IndustryRecord = {
  id: "healthcare",
  order: 2,
  title: "Healthcare",
  heading: "More time with the patient, less on the phone.",
  icon: "stethoscope",
  description:
    "AI workflows for Kenyan clinics and hospitals: bookings and reminders on WhatsApp, claims without gaps, stock by batch, and a worked example in KSh.",
  intro:
    "We work with clinics, mission hospitals, laboratories and pharmacies. We automate the office work around the consultation and leave medicine to those who studied it.",
  illustration: "reminder-moves-a-visit",
  pains: [
    {
      saying: "Are you open on Sunday? Do you take SHA?",
      description:
        "The same few questions keep the reception phone busy all day, and a patient in pain waits in the same queue as someone asking about opening hours.",
    },
    {
      saying: "The claim came back.",
      description:
        "A note, a signature or an approval is missing. The patient was treated and the drugs were given. The money comes two months later, or never.",
    },
    {
      saying: "She had an appointment?",
      description:
        "Patients miss visits because nobody reminds them. Their slots stay empty while reception tells others to come next week.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "Answers questions from your own list, books visits and reminds patients. With the Busy line plan, any mention of pain or medicine goes to a nurse. We do not sell it as certified: ask the Digital Health Agency.",
    },
    {
      kind: "product",
      id: "hospital-management",
      why: "One record from front desk to cashier. Every order is billed, and each claim goes out with its documents.",
    },
    {
      kind: "product",
      id: "booking",
      why: "Suits clinics that need only a diary with slots, M-Pesa deposits and reminders. We do not sell it as certified: ask the Digital Health Agency whether your diary needs a certificate.",
    },
    {
      kind: "service",
      id: "compliance-audit",
      why: "Health data may leave {company.country} only with the patient’s consent. We check who can open which records, and which data leaves the building.",
    },
  ],
  example: {
    title: "A clinic with four consulting rooms",
    situation:
      "Two receptionists answer one WhatsApp line while patients wait at the desk. Patients book about {visitsOf} visits a month, and reception is too busy to send reminders.",
    assumptions: [
      "{conversations} conversations a day on {days} days make {cases} a month. Today each takes {minutesBefore} minutes. After automation, only {stillByHand} in 100 still take that long: {stillByHand}% × {minutesByHand} = {minutesAfter} minutes on average.",
      "Of 100 booked visits, {visitsBefore} are missed now and {visitsAfter} with reminders. That is {visitsGained} more visits kept each month.",
      "Each extra visit earns {visitsEach} after the cost of drugs and tests. An hour at reception costs {hourCost}. The afternoon that reception needs to set up the tool is not counted.",
      "Each visit gets one reminder on WhatsApp. Meta sets the price and may change it. We assume {remindersEach} a reminder.",
    ],
    sum: {
      work: {
        noun: "WhatsApp conversations",
        factors: { conversations: 60, days: 30 },
        minutesBefore: 4,
        stillByHand: 30,
        minutesByHand: 4,
        hourCost: 350,
      },
      gains: [
        {
          name: "visits",
          noun: "Visits that would have been missed",
          of: 900,
          before: 16,
          after: 12,
          each: 800,
        },
      ],
      plans: [{ tool: "chatbot-builder", tier: "Busy line" }],
      running: [{ name: "reminders", noun: "Reminders", count: 900, each: 1 }],
      setup: [],
      once: [],
    },
    caveat:
      "More than half of the gain shown depends on the reminders. Count your own missed visits for two weeks before you decide. If few are missed, you save only the hours.",
  },
  caseStudy: "pwani-clinics",
};
