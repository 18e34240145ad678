import type { ServiceRecord } from "../schemas/service";

export const dataLabeling: ServiceRecord = {
  id: "data-labeling",
  order: 5,
  title: "Data Labeling",
  tagline: "We label your documents, chats and photos, so that an AI learns from local examples.",
  description:
    "Building your own AI? It learns from examples. We prepare them in {company.country}, such as Sheng messages, duka receipts, photos of sick leaves, labelled by people who know them.",
  icon: "tags",
  illustration: "ticket-to-fields",
  features: [
    "Text in Swahili, English, Sheng and the mix that people type",
    "Receipts, statements, forms and handwriting, field by field",
    "Photos: boxes, outlines, grades and defects",
    "A written guide with examples of right and wrong labels",
    "A share of items labelled twice, blind, with agreement reported",
    "Names, phones and ID numbers masked first",
  ],
  deliverables: [
    "Labelled files in CSV, JSON Lines, COCO or your own format",
    "Labelling guide, so that you or others can continue",
    "Quality report with agreement by label and list of hard cases",
    "A separate test set for judging models fairly",
  ],
  timeline: [2, 8],
  price: 100000,
  overview: [
    "“Nimetuma pesa lakini order haijaingia, mko sure?” Is that a complaint, a payment query or a delivery question? If three people in your office give different answers, a model will too. Labelling means agreeing on such answers and writing them down, a few thousand times.",
    "You send examples and say what you need to know about them. We return them labelled, with a measure of how often our labellers agreed. {price} pays for about 5,000 short texts with up to six labels, or about 1,200 receipts with eight fields each, including the guide and the double checks. Small sets take two weeks; large or difficult ones up to eight.",
  ],
  whatWeOffer: [
    {
      title: "Text and chats",
      description:
        "Customer messages sorted by intent and mood, call notes by reason, product reviews by subject. The labellers speak the language, Sheng and phonetic spelling included.",
    },
    {
      title: "Statement lines",
      description:
        "M-Pesa and bank statement lines marked as salary, supplier, rent, loan, betting, transfer to self. Useful for loan appraisal and for automatic posting to your ledger.",
    },
    {
      title: "Scanned documents",
      description:
        "Each field of a receipt, delivery note or claim form boxed and typed, faint thermal paper and rubber stamps included. What is unreadable is labelled as unreadable.",
    },
    {
      title: "Pictures",
      description:
        "Avocados by grade, tea leaf by damage, shop shelves by product, meter dials by reading. For crops an agronomist or your own grader settles doubtful cases.",
    },
    {
      title: "Judging a model’s answers",
      description:
        "Reviewers read what a chatbot or extractor produced and mark it right, wrong or harmful, with the reason. You know the error rate ahead of your customers.",
    },
  ],
  process: [
    {
      phase: "Guide and masking",
      duration: "2-5 working days",
      description:
        "We label fifty items together with your expert. Every disagreement becomes a rule in the guide. Personal details beyond the task are masked on arrival.",
      deliverables: ["Labelling guide, first edition", "Masked working set"],
    },
    {
      phase: "Pilot batch",
      duration: "2-5 working days",
      description:
        "Three labellers label the same 300 items without seeing each other’s work. Labels that people confuse are merged, split or explained better. You approve the guide based on real results.",
      deliverables: [
        "Agreement figures by label",
        "Guide, second edition",
        "Your choice: go on, or stop here",
      ],
    },
    {
      phase: "Labelling",
      duration: "1-5 weeks",
      description:
        "The full set is labelled in batches of one or two days. A tenth of each is labelled a second time by someone else. A batch below the agreed quality is done again at our cost.",
      deliverables: ["Weekly delivery in your format", "Running quality sheet", "Questions log with answers"],
    },
    {
      phase: "Final check and handover",
      duration: "1-5 working days",
      description:
        "Your expert checks a random sample. We correct what the sample shows, set aside a separate test set, hand over everything and delete our copies on the agreed date.",
      deliverables: ["Final files and test set", "Quality report", "Deletion note"],
    },
  ],
  benefits: [
    "You learn how often people agree, which is the best that a model trained on their answers can do.",
    "A separate test set lets you compare two vendors on the same local cases.",
    "Your specialists answer questions for two hours a week. They do not label for a month.",
    "The guide stays with you, so next year’s batch follows the same rules.",
  ],
  useCases: [
    {
      sample: true,
      title: "When “slow” and “down” are one complaint",
      description:
        "A Nairobi internet provider had 8,000 WhatsApp messages in three languages sorted into eleven reasons. Customers used two of the words for the same thing, so those reasons were merged. The list now routes tickets.",
    },
    {
      sample: true,
      title: "Chama payouts and salary, kept apart",
      description:
        "For a lender: 6,000 M-Pesa statement lines, names removed, in nine categories. Loan officers settled 140 doubtful ones, among them chama money that looks like transfers to friends.",
    },
    {
      sample: true,
      title: "Sunburn or scale? Avocados in Murang’a",
      description:
        "2,400 photos from the packhouse belt, graded and outlined for sunburn and scale. The packhouse’s head grader checked a random 200 at the end and corrected six.",
    },
    {
      sample: true,
      title: "Choosing a receipt reader",
      description:
        "A chain of petrol stations had 600 of its own receipts labelled as a test set, then asked three suppliers to read them. The supplier with the best presentation came third.",
    },
  ],
  technologies: [
    "Label Studio",
    "CVAT",
    "CSV and JSON Lines",
    "COCO and YOLO formats",
    "Google Sheets",
    "Python",
    "Model pre-labels, checked by people",
  ],
  pricing: {
    setup: [100000, 600000],
    maintenance: [20000, 80000],
    factors: [
      "Number of items and how long each takes",
      "Experts, as a clinician or agronomist costs more than a trained reader",
      "Share labelled twice: a tenth is usual, everything for medical data",
      "Masking by hand where names appear in photos or scans",
      "Size of the monthly batch, if new products or forms keep coming",
    ],
  },
  faqs: [
    {
      question: "How many examples do we need?",
      answer:
        "Fewer than most people expect. To test a ready model, 300 to 600 well chosen items are enough. To sort messages into ten reasons, a few thousand. To recognise a crop defect under changing light, several thousand photos and more of the rare defects. After the pilot we can say whether the next thousand is likely to help, and we tell you when to stop.",
    },
    {
      question: "Who are the labellers, and how are they treated?",
      answer:
        "Trained people in {company.country}, under contract, paid by the hour, so that care pays. They work in a supervised room or on managed computers. Distressing material is agreed with them in advance, done in short shifts, and may be refused. Anonymous crowd platforms are out.",
    },
    {
      question: "May we send you customers’ messages at all?",
      answer:
        "That depends on what you told customers and why you have the data. First we go through purpose, notice and masking with you, and sign a data processing agreement. Then you send your data. Often the answer is to mask names, numbers and addresses at your office first. For health or children’s records, ask your adviser or the Office of the Data Protection Commissioner first.",
    },
    {
      question: "Can’t a large model label it for a fraction of the price?",
      answer:
        "Sometimes. We use model suggestions ourselves where the pilot shows that they are right often enough, and the price per item falls. They fail where yours will fail, at mixed language, faint print, local abbreviations. People are needed for those, and for the test set, which must not be labelled by the model being tested.",
    },
    {
      question: "What if we disagree with your labels?",
      answer:
        "Tell us at the weekly delivery, while the set is small. If the guide is wrong, we change it together and agree what to redo. If we strayed from the guide, we redo the batch at our cost. At the end your expert’s random sample has the last word. The pass mark is in the order, and we work until it is reached.",
    },
  ],
  notFor: [
    "Below about 300 items, your own staff can label them in two afternoons. Ask us for the guide only.",
  ],
};
