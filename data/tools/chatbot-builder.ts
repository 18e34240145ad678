import type { ToolRecord } from "../schemas/tool";

export const chatbotBuilder: ToolRecord = {
  id: "chatbot-builder",
  order: 12,
  title: "Chatbot Builder",
  tagline: "Uses your price list to answer WhatsApp messages, and calls in a colleague when needed.",
  inShort: "WhatsApp chats answered day and night",
  description:
    "Build a WhatsApp and website chatbot from your own price list, hours and rules. It answers in English or Swahili, takes bookings and passes other chats to your staff.",
  category: "Customer Engagement",
  icon: "bot",
  illustration: "chat-with-handover",
  status: "Available",
  onCall: true,
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Read one day’s WhatsApp messages and count the questions. Are you open on Saturday? How much is a filling? Where exactly in Ngara? Can I come at three? Questions like these can make up half of all messages, and customers wait while the receptionist is on the phone. Chatbot Builder answers them from your documents, books the three o’clock appointment, and passes the rest, with the whole chat, to a colleague.",
    "The tool is for clinics, schools, hardware shops, salons, garages and SACCO branches that get ten or more chats a day. You set it up in plain words, without code, as you would brief a new employee. The bot answers only from your documents.",
  ],
  keyBenefits: [
    "A patient who writes at 10PM gets a slot at once, and reception finds it in the diary at 8AM",
    "Prices come from your current list, so the chat and the counter quote the same {company.currency} amount",
    "Your staff take over the chat, and the bot stays silent until they hand it back",
    "With the plan Busy line, a weekly list of unanswered questions shows the gaps in your website and posters",
    "The bot answers Swahili in Swahili and English in English, without asking the customer to choose",
  ],
  features: [
    "WhatsApp and website chat with one set of answers (both at once: Busy line)",
    "Bookings made, moved or cancelled in Google Calendar or our booking system; reminders",
    "Your rules pass chats to a colleague by amount, tone or request (by topic: Busy line)",
    "Answers only from your price list, FAQs, PDFs and web pages, with the source on record",
    "English, Swahili, a mix of both, and Sheng (read better than written)",
    "M-Pesa payment prompts for deposits, through your own till or paybill (Busy line)",
    "Opening hours, public holidays and branch directions with a map pin",
    "Replies with pictures and PDFs such as a fee structure, menu or price list",
    "Voice notes transcribed, or passed to a colleague when the sound is poor (Busy line)",
    "Test with 50 sample questions before the first customer writes",
    "Weekly report of chats, bookings, handovers and unanswered questions (Busy line)",
    "Phone numbers and chats exported or deleted when a customer asks",
  ],
  workflow: [
    {
      step: 1,
      title: "Brief it",
      description:
        "Upload your price list, FAQs and hours. Write down what the bot must never say or promise.",
      details: [
        "Excel, PDF, Word, Google Sheets or a web address",
        "You see contradictions between two documents before you go on",
        "A typical clinic or shop needs one afternoon",
      ],
    },
    {
      step: 2,
      title: "Set the limits",
      description:
        "Decide which chats the bot may finish, which need a colleague and, with Busy line, who that colleague is at each hour.",
      details: [
        "For a colleague: orders above KSh 50,000, complaints and, with Busy line, topics such as test results",
        "Outside opening hours, the bot says when a person will reply",
      ],
    },
    {
      step: 3,
      title: "Test with real questions",
      description: "Paste in last week’s chats and read the bot’s answers line by line.",
      details: [
        "Mark wrong answers and correct the documents behind them",
        "Repeat until your receptionist agrees with the answers",
        "At this stage, only you see the bot’s answers",
      ],
    },
    {
      step: 4,
      title: "Go live on a quiet day",
      description: "Start on the website, or on WhatsApp for part of the day, and read the first 50 chats.",
      details: [
        "In its first message, the bot says that it is an automated assistant",
        "One switch hands every chat back to your staff",
        "We answer questions {company.hours}, and an engineer is on call {company.support} if the bot stops",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Clinic bookings on WhatsApp, day and night",
      scenario:
        "A dental clinic in Nakuru with two chairs receives about 900 chats a month, a third of them after closing time. Reception answers between patients. Slots stay empty because the reply comes an hour late. The dentists will give advice on symptoms only at the clinic.",
      result:
        "The bot gives prices, offers free slots, takes a KSh 500 deposit by M-Pesa and sends a reminder the day before. Messages about pain, swelling, bleeding or children under five go straight to reception, and the bot sends the clinic’s emergency number.",
      metrics: [
        { label: "Chats a month", value: "900" },
        { label: "Finished without staff", value: "620" },
        { label: "Handed to reception", value: "280" },
      ],
    },
    {
      sample: true,
      title: "A hardware shop quotes while the fundi is on site",
      scenario:
        "Contractors around Kisii send lists by WhatsApp, say 40 bags of cement, 12 lengths of Y10 and nails, with delivery to Suneka. The owner prices each list from memory in the evening, and by then some buyers have bought elsewhere. The price of cement changes twice a month.",
      result:
        "The bot reads the list, asks about unclear items, totals the prices from a Google Sheet of 340 items and adds delivery by zone. Quotes are valid for the day. The owner gets a draft of every quote above KSh 50,000 and confirms it himself.",
      metrics: [
        { label: "Items on the sheet", value: "340" },
        { label: "Time to owner’s quote", value: "5 hours" },
        { label: "Time to a quote from the bot", value: "3 minutes" },
      ],
    },
    {
      sample: true,
      title: "Reporting week at a boarding school",
      scenario:
        "In the first week of January, a school in Machakos hears from 1,100 parents. They ask the same six questions: reporting day, fee structure, paybill and account number format, uniform, transport from Nairobi and visiting day. The bursar’s phone is engaged until Thursday.",
      result:
        "Parents get the fee structure as a PDF, and the account-number format with their child’s admission number as an example. Questions about balances and fee arrangements go to the bursar, who now answers only those.",
      metrics: [
        { label: "Parents writing that week", value: "1,100" },
        { label: "Questions that repeat", value: "6" },
        { label: "Passed to the bursar", value: "140" },
      ],
    },
  ],
  trial: "has the limits of One counter",
  pricing: [
    {
      tier: "One counter",
      price: 4000,
      period: "month",
      description: "For a single shop, clinic or office.",
      features: [
        "500 conversations a month, then {oneCounterEach} each if you allow it",
        "WhatsApp or website",
        "Bookings in Google Calendar",
        "2 staff to take over chats",
        "An engineer on call {company.support}",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Busy line",
      price: 9500,
      period: "month",
      description: "For a team that shares one number all day.",
      features: [
        "2,000 conversations a month, then {oneCounterEach} each if you allow it",
        "Everything in “One counter”",
        "WhatsApp and website",
        "M-Pesa payment prompts",
        "Voice notes",
        "8 staff, routing by topic and hour",
        "Weekly report",
      ],
      popular: true,
      savings: "{busyLineEach} a conversation instead of {oneCounterEach}",
    },
    {
      tier: "Branches",
      price: null,
      period: "",
      description: "For several branches or numbers, or a link to your own system.",
      features: [
        "Conversations by agreement",
        "A number, calendar and price list for each branch",
        "Connection to a CRM, stock or patient system that has a ready API",
        "Setup and training by our team",
        "An engineer on call {company.support}",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: { oneCounterEach: { of: "One counter", per: 500 }, busyLineEach: { of: "Busy line", per: 2_000 } },
  testimonials: [],
  faqs: [
    {
      question: "Can I keep my present WhatsApp number?",
      answer:
        "In most cases, yes. The number has to be registered on the WhatsApp Business Platform. The app on your phone may then stop working with that number, depending on how you use it now. We check your number first. You can also start with a second number and move later. Until your number is registered, try the bot on your website; for WhatsApp, the {company.trialDays} days start once it is registered.",
    },
    {
      question: "Does WhatsApp allow AI chatbots?",
      answer:
        "Meta allows bots that serve a business’s own customers with answers, bookings, orders and reminders. Since 15 January 2026, as we read the WhatsApp Business Solution terms, Meta has banned general-purpose AI assistants on its business platform. This bot answers only questions about your business, from your documents. Meta decides what it allows, so read its current terms.",
    },
    {
      question: "What does WhatsApp itself cost on top?",
      answer:
        "Meta charges for certain messages that a business sends, mainly those that open a chat, such as reminders. You pay Meta directly, at its own rates, which change. We add nothing. Check the current rates before you switch on reminders for everyone.",
    },
    {
      question: "What counts as one conversation?",
      answer:
        "All messages with one customer within 24 hours count as one conversation. Tests, wrong numbers, reminders with their replies, and chats answered only by your staff are free. At 80% of your monthly allowance, we notify you. At 100%, new chats go to your staff unless you have allowed extra ones at {oneCounterEach} each.",
    },
    {
      question: "Will the bot invent a price or promise a discount?",
      answer:
        "The bot quotes only amounts from your documents and calculates the totals. Only people can give discounts. If a customer insists, the bot offers to bring in a colleague. It can still misread a question, so confirm large orders yourself.",
    },
    {
      question: "We are a clinic. What about patients’ data?",
      answer:
        "Details about health are sensitive personal data, so let the bot ask only for name, time and type of visit. Health data may leave {company.country} only with the patient’s consent. Patients will mention symptoms all the same. You set how soon chats are deleted. The bot doesn’t diagnose, explain results or advise on medicines. Have your adviser check the setup, or ask the Office of the Data Protection Commissioner. We supply a description of the setup for this purpose. We do not sell the bot as certified: ask the Digital Health Agency if a clinic’s bot needs a certificate.",
    },
    {
      question: "What if customers hate talking to a bot?",
      answer:
        "Anyone who writes “MTU”, “PERSON” or something angry gets a person, or is told when one will reply. Try the bot for {company.trialDays} days with no credit card, within the limits of One counter, and read the chats. If you pay for this plan or for Busy line and the tool does not do what this page says, the {company.moneyBackDays}-day money-back guarantee applies, counted from your first paid day.",
    },
  ],
  stats: [],
  relatedTools: ["lead-scorer", "ai-mpesa-analyzer", "roi-calculator"],
  notFor: [
    "Businesses with fewer than about ten chats a day. Quick replies and away messages in the WhatsApp Business app are free.",
  ],
};
