import type { ToolRecord } from "../schemas/tool";

export const leadScorer: ToolRecord = {
  id: "lead-scorer",
  order: 11,
  title: "Lead Scorer",
  tagline: "Gives each enquiry (lead) a score, and tells you who to call first today and why.",
  inShort: "Enquiries ranked: who to call first today",
  description:
    "This tool is in beta. A lead is a person who has asked you for a quote. The tool uses your own past sales to score leads and puts the likely buyers at the top of today’s call list.",
  category: "Sales & Lead Gen",
  icon: "target",
  illustration: "leads-ranked",
  status: "Beta",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Forty people asked for a price yesterday. Your two salespeople can call fifteen by lunch, and by the afternoon the others have asked someone else. Which fifteen? Most teams start with the newest message. Lead Scorer compares each person with your earlier buyers: the words they used, the town, the product, the hour and how fast they replied.",
    "You see a score from 0 to 100 and up to three reasons for it. The salesperson can overrule the score with one tap. The tool is in beta. Scoring works, but the tool connects to few other systems so far, so you pay a reduced price.",
  ],
  keyBenefits: [
    "Serious buyers get the first calls of the day, before people who only want a price.",
    "The reasons pass your best salesperson’s experience on to new staff.",
    "You see which adverts or exhibitions bring buyers and which bring only questions.",
    "Nobody is dropped. People with low scores get a simpler answer, for example a message with the price list.",
  ],
  features: [
    "A score from 0 to 100 with the three strongest reasons",
    "Takes in website forms, WhatsApp chats, call logs and Google Sheets",
    "Learns only from your own won and lost deals",
    "Morning call list for each salesperson, by town or product",
    "Alert when a high-scoring enquiry has waited longer than you allow",
    "Recognises that a buyer who sent a form has also called",
    "Reads English, Swahili and, less accurately, Sheng",
    "The score ignores names, gender, religion and ethnicity",
    "Monthly check: did high scores really buy more often?",
  ],
  workflow: [
    {
      step: 1,
      title: "Bring old enquiries",
      description:
        "You can begin with a sheet of at least 300 past enquiries, each marked “bought” or “did not buy”.",
      details: [
        "Date, source, message, product, town and outcome",
        "With fewer than 300 enquiries, you first set scores by hand",
        "In a one-hour call, we help you clean the sheet",
      ],
    },
    {
      step: 2,
      title: "Test on past data",
      description:
        "The tool learns from the older enquiries and is tested on recent ones with a known outcome.",
      details: [
        "You see how many of the tool’s top 50 actually bought",
        "If your present method is just as good, we tell you to keep it",
      ],
    },
    {
      step: 3,
      title: "Score new enquiries",
      description: "The tool scores new enquiries as they arrive and lists them for the right salesperson.",
      details: [
        "List by email, in Google Sheets or on screen",
        "Reasons such as “asked for delivery date” or “second message in a day”",
        "One tap to overrule, with a reason if you like",
      ],
    },
    {
      step: 4,
      title: "Record the outcome",
      description:
        "Mark each enquiry as bought, lost, later or wrong number. If no outcomes are recorded, the scores become useless.",
      details: [
        "Two taps per call, on a phone",
        "Each month, the tool learns from the outcomes, and we report what changed",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Plots in Kitengela, 600 enquiries a month",
      scenario:
        "A company that sells land advertises on social media. Four agents call people in the order they enquired. Many enquirers only want to know the price. A site visit costs half a day and a full tank.",
      result:
        "People who ask about the title deed, name a month or write twice come first. Agents need 8 calls instead of 14 for one site visit, and the advertising money goes to the sources that bring visits.",
      metrics: [
        { label: "Enquiries a month", value: "600" },
        { label: "Calls per site visit", value: "From 14 to 8" },
      ],
    },
    {
      sample: true,
      title: "Greenhouse kits, sold in the short rains",
      scenario:
        "A supplier in Naivasha gets most of the year’s enquiries in ten weeks. Two people answer them. Farmers’ groups that already have a grant wait three days behind students working on projects.",
      result:
        "Messages that mention a group, an acreage and a water source move to the top, and an alert is sent after four working hours without a reply. Of 31 kits sold in the season, 24 went to people who scored above 70.",
      metrics: [
        { label: "First reply to high-scoring enquiries", value: "From 3 days to 4 h" },
        { label: "Buyers who scored above 70", value: "24 of 31" },
      ],
    },
    {
      sample: true,
      title: "An old list, scored once",
      scenario:
        "Last year, an insurance agency in Nakuru sent 900 motor quotations that were not accepted. The people who received them agreed to be called again. Calling them all would take one clerk six weeks, and most of those cars are insured elsewhere by now.",
      result:
        "The tool learns from 420 older quotations with a known outcome and ranks the list for {oneList}. The agency calls the top 180 over six days and sells 21 policies. A control sample of 60 from the rest brings one sale.",
      metrics: [
        { label: "Sales to the top 180", value: "21" },
        { label: "Sales to 60 others", value: "1" },
        { label: "Price of scoring", value: "{oneList}" },
      ],
    },
  ],
  trial: "has the same limits as Beta team",
  pricing: [
    {
      tier: "Beta team",
      price: 2000,
      period: "month",
      description:
        "For daily use. Join now and keep this price for 6 months after the beta. The planned price is {planned} a month.",
      features: [
        "1,000 new enquiries per month",
        "Up to 5 salespeople",
        "Call lists, alerts and monthly checks",
        "Help with the first sheet",
        "{company.trialDays}-day free trial of this plan with the same limits, no credit card",
      ],
      popular: true,
      savings: "{saved} a month below the planned price",
    },
    {
      tier: "One list",
      price: 1500,
      period: "list",
      description: "One list of old enquiries, scored once and returned as an Excel file, at a beta price.",
      features: ["Up to 1,000 names", "Score and up to three reasons per row", "Needs 300 past outcomes"],
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
        "Yes, with scores that you set by hand, say 20 points for a delivery date and 10 for a town you serve. The list is sorted by these scores while you collect outcomes. With 300 recorded enquiries, 40 or more of them sales, the tool can take over.",
    },
    {
      question: "What is unfinished in the beta?",
      answer:
        "There is no ready-made link to CRM software yet, so you send lists by spreadsheet, form or email. Scoring of Sheng messages and voice notes is still weak, and the phone screen is basic. We change the scoring about once a month and tell you what changed. Questions are answered by email and, {company.hours}, by phone.",
    },
    {
      question: "How do our WhatsApp enquiries get into the tool?",
      answer:
        "There are two ways. If you use a WhatsApp Business Platform number, new chats can be passed on as they come in. With the ordinary WhatsApp Business app, export the chats you want scored, or have staff paste the first message into a form. Tell customers in your privacy notice that you use their messages to organise replies.",
    },
    {
      question: "Could the tool learn our own prejudices?",
      answer:
        "It could. If your team ignored people from one town, your records will show no sales there. The score ignores names, gender, religion and ethnicity, and the report shows the effect of each town and source. We advise calling some low scorers every week, as a control. Do not use the score to refuse service or set a price.",
    },
    {
      question: "May we call everybody on an old list?",
      answer:
        "Only people who agreed to hear from you, or who asked for a quote themselves. Calling or messaging somebody to sell is direct marketing. As we read the Data Protection Act, such marketing needs consent or another lawful basis, and you must stop when asked. Ask your adviser or the Office of the Data Protection Commissioner. We do not accept bought lists.",
    },
    {
      question: "Does the tool write to customers as well?",
      answer:
        "No. The tool sorts the list and your people make the calls. If you want simple questions answered at once, even at night, look at Chatbot Builder. Lead Scorer can score its conversations.",
    },
  ],
  stats: [],
  relatedTools: ["chatbot-builder", "roi-calculator", "carousel-creator"],
  notFor: ["Teams with fewer than about five enquiries a day. Call everybody the same day instead."],
};
