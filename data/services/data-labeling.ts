import type { ServiceRecord } from "../schemas/service";

export const dataLabeling: ServiceRecord = {
  id: "data-labeling",
  order: 5,
  title: "Data Labeling",
  tagline: "We label your documents, chats and photos so that your AI learns from local examples.",
  description:
    "AI that you build yourself learns from labelled examples: Sheng messages, duka receipts or photos of diseased leaves. People in {company.country} label them.",
  icon: "tags",
  hue: "alert",
  illustration: "message-with-its-label",
  features: [
    "Text in Swahili, English, Sheng or a mix of the three",
    "Receipts, statements, forms and handwriting, field by field",
    "Boxes, outlines, grades and defects marked on photos",
    "A written guide with examples of right and wrong labels",
    "A share of items labelled independently by two people, with agreement rates",
    "Names, phone numbers and ID numbers masked before labelling",
  ],
  deliverables: [
    "Labelled files in CSV, JSON Lines, COCO or your own format",
    "Labelling guide, so that you or others can continue",
    "Quality report with agreement rates by label, and a list of hard cases",
    "A separate test set for judging models fairly",
  ],
  timeline: [2, 8],
  price: 100000,
  overview: [
    "“Nimetuma pesa lakini order haijaingia, mko sure?” Is that a complaint, a payment query or a delivery question? If three people in your office give different answers, a model will too. Labelling means that people agree on the answers and write them down, a few thousand times.",
    "You send examples and the questions that a model should answer about them. We return the examples labelled, with a measure of how often our labellers agreed. {price} pays for about 5,000 short texts with up to six labels, or about 1,200 receipts with eight fields each, including a labelling guide and double checks. Small sets take two weeks, and large or difficult ones up to eight. If new material keeps coming, a monthly batch costs {maintenance}.",
  ],
  whatWeOffer: [
    {
      icon: "message-square-text",
      title: "Text and chats",
      description:
        "We sort customer messages by intent and mood, call notes by reason and product reviews by subject. The labellers know the language, including Sheng and phonetic spelling.",
    },
    {
      icon: "table-2",
      title: "Statement lines",
      description:
        "We mark M-Pesa and bank statement lines as salary, supplier, rent, loan, betting or own-account transfer. You use the labels for loan appraisal and for automatic posting to your ledger.",
    },
    {
      icon: "scan-text",
      title: "Scanned documents",
      description:
        "We draw a box around each field of a receipt, delivery note or claim form and type what it says, even on faint thermal paper or under rubber stamps. Unreadable fields are labelled as such.",
    },
    {
      icon: "image",
      title: "Pictures",
      description:
        "We label avocados by grade, tea leaf by damage, shop shelves by product and meter dials by reading. For crops, an agronomist or your own grader settles doubtful cases.",
    },
    {
      icon: "scale",
      title: "Judging a model’s answers",
      description:
        "Reviewers read the answers from a chatbot or extractor and mark each as right, wrong or harmful, with the reason. You learn the error rate before your customers do.",
    },
  ],
  process: [
    {
      phase: "Guide and masking",
      duration: "2-5 working days",
      description:
        "We label fifty items together with your expert. Every disagreement becomes a rule in the guide. As data arrives, we mask the personal details that the task does not need.",
      deliverables: ["Labelling guide, first edition", "Masked working set"],
    },
    {
      phase: "Pilot batch",
      duration: "2-5 working days",
      description:
        "Three labellers label the same 300 items without seeing each other’s work. We merge, split or explain the labels that they confuse. You approve the guide on the basis of real results.",
      deliverables: [
        "Agreement rates by label",
        "Guide, second edition",
        "Your choice: continue, or stop and owe {company.stopAfterDesignPercent}% of the price",
      ],
    },
    {
      phase: "Labelling",
      duration: "1-5 weeks",
      description:
        "We label the full set in batches of one or two days’ work. A second labeller repeats a tenth of each batch. If a batch falls below the agreed quality, we label it again at our cost.",
      deliverables: ["Weekly delivery in your format", "Running quality sheet", "Question log with answers"],
    },
    {
      phase: "Final check and handover",
      duration: "1-5 working days",
      description:
        "Your expert checks a random sample. We correct the errors in it, set aside a separate test set, hand over everything and delete our copies on the agreed date.",
      deliverables: ["Final files and test set", "Quality report", "Deletion note"],
    },
  ],
  benefits: [
    "You learn how often people agree, which sets the ceiling for a model trained on their answers.",
    "A separate test set lets you compare two vendors on the same local cases.",
    "Your specialists answer questions for two hours a week instead of labelling for a month.",
    "The guide stays with you, so next year’s batch follows the same rules.",
  ],
  useCases: [
    {
      sample: true,
      title: "When “slow” and “down” are one complaint",
      description:
        "For a Nairobi internet provider, we sorted 8,000 WhatsApp messages in three languages into eleven reasons for contact. Customers used “slow” and “down” for the same complaint, so we merged the two. Tickets are now routed by these reasons.",
    },
    {
      sample: true,
      title: "Chama payouts and salaries, kept apart",
      description:
        "For a lender, we sorted 6,000 M-Pesa statement lines, without names, into nine categories. Loan officers settled 140 doubtful ones, among them chama money that looked like transfers to friends.",
    },
    {
      sample: true,
      title: "Sunburn or scale? Avocados in Murang’a",
      description:
        "We graded 2,400 photos from the packhouse conveyor and outlined sunburn and scale. At the end, the head grader checked 200 at random and corrected six.",
    },
    {
      sample: true,
      title: "Choosing a receipt reader",
      description:
        "For a chain of petrol stations, we labelled 600 of its own receipts as a test set. The chain asked three suppliers to read them. The supplier with the best presentation came third.",
    },
  ],
  technologies: [
    "Label Studio",
    "CVAT",
    "CSV and JSON Lines",
    "COCO and YOLO formats",
    "Google Sheets",
    "Python",
    "Model suggestions checked by people",
  ],
  pricing: {
    setup: [100000, 600000],
    maintenance: [20000, 80000],
    monthlyFor: "Further batch",
    factors: [
      "Number of items, and the time each takes",
      "Expert labellers: a clinician or agronomist costs more than other labellers",
      "Share of items labelled twice: usually a tenth, but all for medical data",
      "Masking by hand where names appear in photos or scans",
      "Size of the monthly batch, if new products or forms keep coming",
    ],
  },
  faqs: [
    {
      question: "How many examples do we need?",
      answer:
        "Fewer than most people expect. To test a ready-made model, 300 to 600 well-chosen items are enough. To sort messages into ten groups, you need a few thousand. To recognise a crop defect under changing light, you need several thousand photos, with extra photos of the rare defects. After the pilot, we can say whether the next thousand examples are likely to help, and we will tell you when to stop.",
    },
    {
      question: "Who are the labellers, and how are they treated?",
      answer:
        "Our labellers are trained people in {company.country}, under contract and paid by the hour, so that nobody has to rush. They work in a supervised room or on managed computers. If material is distressing, we ask for their consent in advance. They may refuse; those who accept label it in short shifts. We do not use anonymous crowd platforms.",
    },
    {
      question: "May we send you customers’ messages at all?",
      answer:
        "That depends on your privacy notice to customers and your reason for holding the data. Before you send anything, we go through purpose, notice and masking with you, and sign a data processing agreement. We store your data and the labels on our servers in {company.hostedIn}, and delete our copies on the agreed date. Often you will mask names, numbers and addresses at your own office. For health or children’s records, ask your adviser or the Office of the Data Protection Commissioner before you send them.",
    },
    {
      question: "Can’t a large model label our data for a fraction of the price?",
      answer:
        "Sometimes. We use model suggestions ourselves where the pilot shows that they are right often enough, and then the price per item falls. They fail where your own model would fail too: on mixed language, faint print and local abbreviations. You need people for those, and for the test set, because a model must not label its own test.",
    },
    {
      question: "What if we disagree with your labels?",
      answer:
        "Tell us at the weekly delivery, while the set is small. If the guide is wrong, we change it together and agree which items to repeat. If we did not follow the guide, we repeat the batch at our cost. At the end, your expert’s random sample decides. The pass mark is in the quote, and we work until we reach it.",
    },
  ],
  notFor: [
    "Sets of fewer than about 300 items. Your own staff can label them in two afternoons. Ask us for just the guide.",
  ],
};
