import type { ToolRecord } from "../schemas/tool";

export const leadScorer: ToolRecord = {
  id: "lead-scorer",
  order: 11,
  title: "Lead Scorer",
  tagline: "Tells you whom to call first today, and why.",
  inShort: "Who to call first today",
  description:
    "In beta. It puts the people most likely to buy at the top of today’s call list and says why. It sorts by your own past sales, for you alone.",
  category: "Sales & Lead Gen",
  icon: "target",
  illustration: "leads-ranked",
  status: "Beta",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Forty people asked for a price yesterday. Your two salespeople can call fifteen by lunch, and by the afternoon the others have asked someone else. Which fifteen? Most teams start with the newest message. Lead Scorer sorts the list by what your earlier buyers had in common, such as the words they used, the town, the product, the hour, how fast they replied.",
    "You see a number from 0 to 100 and three reasons for it. The salesperson can overrule it with one tap. The tool is in beta. Scoring works, but few other systems are connected yet, so the price is reduced.",
  ],
  keyBenefits: [
    "Serious buyers get the first call of the day, ahead of people who only want a price.",
    "New salespeople learn from the reasons what your best salesperson knows from experience.",
    "You find out which advert or exhibition brings buyers and which brings only questions.",
    "Everybody is kept. Low scores get a simpler answer, for example a message with the price list.",
  ],
  features: [
    "A score from 0 to 100 with its three strongest reasons",
    "Takes in website forms, WhatsApp chats, call logs and Google Sheets",
    "Learns from your own won and lost deals only",
    "Morning call list for each salesperson, by town or product",
    "Alert when a high score has waited longer than you allow",
    "Recognises one buyer who sent a form and also called",
    "English and Swahili messages; Sheng with more mistakes",
    "Names, gender, religion and ethnicity are kept out of the score",
    "Monthly check: did high scores really buy more often?",
  ],
  workflow: [
    {
      step: 1,
      title: "Bring old enquiries",
      description:
        "A sheet with at least 300 past enquiries, each marked bought or did not buy, is enough to begin.",
      details: [
        "Date, source, message, product, town, outcome",
        "Fewer than 300? Begin with scores that you set by hand",
        "We help to clean the sheet on a one-hour call",
      ],
    },
    {
      step: 2,
      title: "Test it on the past",
      description:
        "The scorer learns from the older enquiries and is tested on the recent ones, whose outcome you know.",
      details: [
        "Shown as: of the top 50 it would have picked, how many bought?",
        "If your present order is as good, we advise you to stop",
      ],
    },
    {
      step: 3,
      title: "Score what comes in",
      description: "New enquiries are scored as they arrive and listed for the salesperson who should call.",
      details: [
        "List by email, in Google Sheets or on a screen",
        "Reasons such as “asked for delivery date” or “second message in a day”",
        "One tap to overrule, with a reason if you like",
      ],
    },
    {
      step: 4,
      title: "Record what happened",
      description: "Bought, lost, later or wrong number. Without outcomes the scores become useless.",
      details: [
        "Two taps per call, on a phone",
        "Retrained monthly; the change in quality is reported to you",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Plots in Kitengela, 600 enquiries a month",
      scenario:
        "A land-selling company advertises on social media. Four agents call in the order of arrival. Many on the list only wanted to know the price. A site visit costs half a day and a full tank.",
      result:
        "People who ask about the title deed, name a month or write twice come first. Agents need 8 calls for one site visit instead of 14, and the advertising money goes to the sources that bring visits.",
      metrics: [
        { label: "Enquiries a month", value: "600" },
        { label: "Calls per site visit", value: "14 to 8" },
      ],
    },
    {
      sample: true,
      title: "Greenhouse kits, sold in the short rains",
      scenario:
        "A supplier in Naivasha gets most of its year’s enquiries in ten weeks. Two people answer. Farmers’ groups that already have a grant wait three days behind students writing a project.",
      result:
        "Messages that mention a group, an acreage and a water source move to the top, and an alert is sent after four working hours. Of 31 kits sold in the season, 24 went to enquiries scored above 70.",
      metrics: [
        { label: "First answer, high scores", value: "3 days to 4 h" },
        { label: "Sales with a score above 70", value: "24 of 31" },
      ],
    },
    {
      sample: true,
      title: "An old list, scored once",
      scenario:
        "An insurance agency in Nakuru has 900 unaccepted motor quotations from the past year, to people who agreed to be called again. Calling them all would take one clerk six weeks, and most of those cars are insured elsewhere by now.",
      result:
        "The scorer learns from 420 older quotations with a known outcome and ranks the list for {oneList}. The agency calls the top 180 over six days and sells 21 policies. A control sample of 60 from the rest brings one.",
      metrics: [
        { label: "Sold from the top 180", value: "21" },
        { label: "Sold from 60 others", value: "1" },
        { label: "Price of the scoring", value: "{oneList}" },
      ],
    },
  ],
  pricing: [
    {
      tier: "Beta team",
      price: 2000,
      period: "month",
      description:
        "For daily use. {planned} is planned after the beta. If you join now, you keep this price for 6 months more.",
      features: [
        "1,000 new enquiries per month",
        "Up to 5 salespeople",
        "Call lists, alerts and monthly check",
        "Help with the first sheet",
        "{company.trialDays}-day free trial, no credit card",
      ],
      popular: true,
      savings: "{saved} a month below the planned price",
    },
    {
      tier: "One list",
      price: 1500,
      period: "list",
      description: "Beta price. One list of old enquiries, scored once and returned as Excel.",
      features: [
        "Up to 1,000 names",
        "Score and three reasons per row",
        "Needs 300 past outcomes, like the team plan",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: { planned: 4_500, saved: { of: "Beta team", below: "planned" } },
  testimonials: [],
  faqs: [
    {
      question: "We never recorded who bought. Can we still start?",
      answer:
        "Yes, but without learning. You set scores by hand, say 20 for a delivery date and 10 for a town you serve, and the list is sorted by those while you collect outcomes. With 300 recorded enquiries and 40 or more sales among them, the scorer can take over.",
    },
    {
      question: "What is unfinished in the beta?",
      answer:
        "A ready link to CRM software is still to come. Lists come by sheet, form or email. Scores for messages in Sheng and for voice notes are weak. The phone screen is basic. We change the scoring about once a month and tell you what changed. Questions are answered by email and phone, {company.hours}.",
    },
    {
      question: "How do our WhatsApp enquiries get in?",
      answer:
        "Two ways. If you use a WhatsApp Business Platform number, new chats can be passed on as they come. With the ordinary business app, export the chats you want scored, or have staff paste the first message into a form. Tell customers in your privacy notice that you use their messages to organise replies.",
    },
    {
      question: "Could it learn our own prejudices?",
      answer:
        "It could. If your team left out people from one town, the past shows no sales there. Names, gender, religion and ethnicity are left out, and the report shows what each town and source contributes. We advise calling some low scores every week as a control. Do not use the score to refuse service or set a price.",
    },
    {
      question: "May we call everybody on an old list?",
      answer:
        "Only people who agreed to hear from you, or who asked for an offer themselves. Calling or messaging somebody to sell is direct marketing. As we read the Data Protection Act, it needs consent or another lawful basis, and you must stop when asked. Ask your adviser or the Office of the Data Protection Commissioner. Bought lists stay out.",
    },
    {
      question: "Does it write to customers as well?",
      answer:
        "No, it sorts, and people call. If you want simple questions answered at once, at night too, look at the Chatbot Builder. Its conversations can be scored here.",
    },
  ],
  stats: [],
  relatedTools: ["chatbot-builder", "roi-calculator", "carousel-creator"],
  notFor: ["Teams with fewer than about five enquiries a day. Call them all, today."],
};
