import type { IndustryRecord } from "../schemas/industry";

export const education: IndustryRecord = {
  id: "education",
  order: 5,
  title: "Education",
  heading: "Fees in order by the first week of term.",
  icon: "graduation-cap",
  description:
    "AI workflows for Kenyan schools, colleges and trainers: fee payments matched to learners, parents’ questions answered, offline courses, and a worked example.",
  intro:
    "We work with schools, colleges and trainers. Before the gate opens, the bursar should know who has paid. A learner should be able to finish a lesson without a data bundle.",
  illustration: "message-with-its-cost",
  pains: [
    {
      saying: "He has paid. It says so on my phone.",
      description:
        "Fees arrive under a parent’s name, an uncle’s number or last year’s admission number. The bursar matches them in reporting week, with a queue at the door.",
    },
    {
      saying: "When is closing day? What must she bring?",
      description:
        "Eight hundred parents ask the same four questions in the same week, by phone, by chat and at the gate, and the office answers them one by one.",
    },
    {
      saying: "The form is here, but who will type it in?",
      description:
        "Admission and consent forms come by the hundred, on paper and filled in by hand. Whichever clerk has time types them in, and nobody can find them later.",
    },
  ],
  fits: [
    {
      kind: "tool",
      id: "ai-mpesa-analyzer",
      why: "Matches fee payments, also part payments, to learners on your own list, and suggests the learner if the admission number is mistyped. Parents’ data may leave {company.country} only with their consent.",
    },
    {
      kind: "tool",
      id: "chatbot-builder",
      why: "Answers parents in English and Swahili from the school’s own circulars, and passes difficult chats to the office.",
    },
    {
      kind: "product",
      id: "bulk-sms",
      why: "Sends each parent their own balance or key dates, even to a phone without data, and shows which numbers failed.",
    },
    {
      kind: "product",
      id: "lms",
      why: "Suits colleges and trainers. Lessons download on Wi-Fi and open without data, and a fee payment unlocks the next lessons.",
    },
    {
      kind: "tool",
      id: "ocr-extractor",
      why: "Uses OCR to turn pictures of application forms into tables, and shows unclear fields to a clerk.",
    },
  ],
  example: {
    title: "A school with 700 learners",
    situation:
      "Parents pay through a paybill, often in instalments. The bursar finds the learner for each payment and enters it in the fees register, an Excel sheet. After automation, the tool’s Excel export is pasted there. Writing receipts stays the same and is not counted. Most payments arrive in the first three weeks of term.",
    assumptions: [
      "In a term-time month, there are {payments} payments. Each part payment counts as one.",
      "By hand, a payment takes {minutesBefore} minutes. After automation, {doneOf100} in 100 match without help, and each of the others, the difficult ones, takes {minutesByHand}, so the average is {minutesAfter} minutes.",
      "An hour in the bursar’s office costs {hourCost}. The half day for setting up the tool and the minutes for pasting the export are not counted.",
    ],
    sum: {
      work: {
        noun: "fee payments",
        factors: { payments: 900 },
        minutesBefore: 3,
        stillByHand: 15,
        minutesByHand: 4,
        hourCost: 380,
      },
      gains: [],
      plans: [{ tool: "ai-mpesa-analyzer", tier: "Starter" }],
      running: [],
      setup: [],
      once: [],
    },
    caveat:
      "The example compares the tool with work by hand. Our blog’s free spreadsheet takes 15 hours, so the tool saves 6, worth less than its price. At {hourCost} an hour, Starter saves its price only from about 990 to 1,000 payments a month (with VAT, never), and Professional from about 2,000 (2,300 with VAT). Otherwise, choose it for part payments, not for time.",
  },
};
