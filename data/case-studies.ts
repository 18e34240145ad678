import type { CaseStudyRecord } from "./schemas/proof";

/**
 * One case study for each solution, in the solutions' order. The samples are calculated examples, in the present tense and at
 * this company's prices. To replace a sample, write your customer's texts and figures and remove `sample: true`. Pages then
 * show no label "Example" beside it.
 */
export const caseStudies: CaseStudyRecord[] = [
  {
    id: "mavuno-foods",
    sample: true,
    company: "Mavuno Foods",
    industry: "FMCG distributor, Nakuru",
    headline: "Books closed on the 3rd, not the 12th",
    challenge:
      "Fourteen vans sell to about 900 dukas, which pay into three paybills under nicknames and old route numbers. On {days} days a month, two clerks together spend {hoursBeforeADay} hours matching {receipts} receipts by hand. The books close on the 12th, and goods go out on credit to customers who have not paid for the last delivery.",
    solution:
      "A tool matches the exports with the customer list. The {byHandADay} receipts that it leaves take a clerk {minutesByHand} minutes each. A workflow drafts the others in QuickBooks and lists overdue accounts. The tool by itself would save KSh 57,400 a month. The workflow adds 11,000 and repays its price in month 14 (25 with VAT) only if, as we assume, nobody would have paid for the four deliveries.",
    quote: "On the 12th I learn what we lost on the 3rd. I want to know before the vans are loaded.",
    quoteTime: "before",
    quotedPerson: { name: "Beatrice Wairimu", role: "Finance Manager" },
    result:
      "Books close on the 3rd instead of the 12th. Supervisors see unpaid bills in time: {deliveriesGained} of {deliveriesBefore} deliveries to overdue accounts are stopped.",
    savings: "{net} a month",
    timeframe: "4 weeks",
    metrics: [
      {
        label: "Receipts matched without a clerk",
        value: "{doneADay} of {receipts} a day",
        beads: {
          kind: "share",
          whole: 375,
          part: 345,
          caption: "Each dot is one of a day’s receipts. Filled dots: matched without a clerk.",
        },
      },
      {
        label: "Clerk time a day, both clerks together",
        value: "From {hoursBeforeADay} to {hoursAfterADay} hours",
      },
      { label: "Books closed", value: "On the 3rd, not the 12th" },
    ],
    sum: {
      work: {
        noun: "receipts",
        factors: { receipts: 375, days: 26 },
        minutesBefore: 1.6,
        stillByHand: 8,
        minutesByHand: 4,
        hourCost: 300,
      },
      gains: [
        {
          name: "deliveries",
          noun: "Unpaid deliveries avoided, at cost",
          before: 6,
          after: 2,
          each: 9000,
        },
      ],
      plans: [{ tool: "ai-mpesa-analyzer", tier: "Professional" }],
      running: [],
      setup: [{ kind: "service", id: "workflow-design" }],
      once: [{ noun: "Cleaning the customer list, in clerk hours", count: 120, each: 300 }],
    },
  },
  {
    id: "savanna-solar",
    sample: true,
    company: "Savanna Solar",
    industry: "Solar installer, Eldoret",
    headline: "14 installations from {visitsAfter} visits, not 9 from {visitsBefore}",
    challenge:
      "Enquiries come from Facebook, trade shows and word of mouth, and stay on four salespeople’s phones. The latest caller is visited first. Technicians drive as far as Kitale and Kapsabet for {visitsBefore} site visits a month, of which nine lead to installations. Several callers want only one lantern.",
    solution:
      "A short WhatsApp form asks for the monthly power bill, the roof, the town and whether the buyer pays cash or needs finance. Our Lead Scorer, still in beta, ranks buyers by their answers and shows its reasons, so a salesperson can overrule it. Buyers with low scores get a price list and a call. The calculation uses the beta price. The planned price is higher.",
    quote: "I want a ranked list, and my salespeople must be free to overrule it.",
    quoteTime: "before",
    quotedPerson: { name: "Elijah Kiplagat", role: "Sales Director" },
    result: "{visitsGained} fewer site visits a month, and 14 signed installations instead of nine.",
    savings: "{net} a month",
    timeframe: "3 weeks",
    metrics: [
      {
        label: "Site visits a month",
        value: "From {visitsBefore} to {visitsAfter}",
        beads: {
          kind: "change",
          before: 62,
          after: 38,
          caption: "Each dot is one site visit a month. Open dots: before. Filled: after.",
        },
      },
      { label: "Installations signed per month", value: "From 9 to 14" },
      { label: "First reply by a person", value: "From 2 days to 3 hours" },
    ],
    sum: {
      gains: [
        {
          name: "visits",
          noun: "Site visits saved, each costing fuel and half a day",
          before: 62,
          after: 38,
          each: 3500,
        },
      ],
      plans: [{ tool: "lead-scorer", tier: "Beta team" }],
      running: [],
      setup: [{ kind: "service", id: "workflow-design" }],
      once: [],
    },
  },
  {
    id: "karibu-audio",
    sample: true,
    company: "Karibu Audio",
    industry: "Podcast and radio producer, Nairobi",
    headline: "Transcript and slides the next morning",
    challenge:
      "Two hours of talk a week in Swahili, English and Sheng end up as one article and a lot of unused tape. A freelancer needs {hoursPerCaseBefore} hours to transcribe an episode, sponsors wait four days for their clips, and nobody can search 130 old episodes.",
    solution:
      "Software transcribes each episode overnight with time codes, and a word list corrects any names, places and Sheng that were misheard. The producer marks five passages, and the software makes quote slides from them in the show’s colours. The freelancer now only corrects the draft. The producer listens to each passage once more before she releases it.",
    quote: "I pay for hours of typing, and the sponsors still wait for their clips.",
    quoteTime: "before",
    quotedPerson: { name: "Zawadi Nekesa", role: "Executive Producer" },
    result: "Transcript, notes and five quote slides are ready the next morning instead of four days later.",
    savings: "{net} a month",
    timeframe: "2 weeks",
    timeframeNote: "set up by the owner",
    metrics: [
      {
        label: "Transcribing, per episode",
        value: "From {hoursPerCaseBefore} hours to {hoursPerCaseAfter}",
        beads: {
          kind: "change",
          before: 14,
          after: 3,
          caption: "Each dot is half an hour of typing. Open dots: before. Filled: after.",
        },
      },
      { label: "Quote slides", value: "The next morning" },
      { label: "Old episodes made searchable", value: "130" },
    ],
    sum: {
      work: {
        noun: "one-hour episodes",
        factors: { episodes: 8 },
        minutesBefore: 420,
        stillByHand: 100,
        minutesByHand: 90,
        hourCost: 600,
      },
      gains: [],
      plans: [
        { tool: "youtube-transcriber", tier: "By the hour", count: 8 },
        { tool: "carousel-creator", tier: "Solo" },
      ],
      running: [],
      setup: [],
      once: [{ noun: "Transcribing old episodes, by the hour", count: 130, each: 200, ours: true }],
    },
  },
  {
    id: "tamu-bakeries",
    sample: true,
    company: "Tamu Bakeries",
    industry: "Bakery chain, Thika",
    headline: "A new price in six shops the same afternoon",
    challenge:
      "Each of the six shops buys its price posters from its own freelance designer, so there are three versions of the logo and every shade of yellow. A poster costs {postersEach} and takes three days. In Juja a cake sells for three weeks at last year’s price, because the old poster says so.",
    solution:
      "With the Full kit, our Logo Generator redraws the logo once as a vector file, with two colours and one typeface. Posters take their prices from a Google Sheet and their backgrounds from the image generator. Every cake picture is a photograph of a real cake. The marketing lead makes and approves the posters herself. These tools are enough, so we do not build a workflow.",
    quote: "I need one price list for all six shops.",
    quoteTime: "before",
    quotedPerson: { name: "Caroline Mumbi", role: "Marketing Lead" },
    result: "A price change reaches all six shops the same afternoon, in one design and from one list.",
    savings: "{net} a month",
    timeframe: "1-week setup",
    metrics: [
      { label: "Posters made in-house", value: "{postersBefore} a month" },
      { label: "From price change to poster", value: "From 3 days to 4 hours" },
      {
        label: "Wrong prices found in shops per quarter",
        value: "From 11 to 1",
        beads: {
          kind: "change",
          before: 11,
          after: 1,
          caption: "Each dot is one wrong price. Open dots: before. Filled: after.",
        },
      },
    ],
    sum: {
      gains: [
        {
          name: "posters",
          noun: "Posters made in-house instead of bought",
          before: 36,
          after: 0,
          each: 1500,
        },
      ],
      plans: [{ tool: "image-generator", tier: "Shop" }],
      running: [{ noun: "The marketing lead’s hours on the posters", count: 12, each: 450 }],
      setup: [{ kind: "tool", id: "logo-generator", tier: "Full kit" }],
      once: [],
    },
  },
  {
    id: "pwani-clinics",
    sample: true,
    company: "Pwani Clinics",
    industry: "Outpatient clinics, Mombasa",
    headline: "Missed appointments: {visitsAfter}%, not {visitsBefore}%",
    challenge:
      "Four reception desks share one WhatsApp number with {conversations} conversations a day about opening hours, insurance and whether the lab opens on Sunday. Messages sent after 6PM wait until the morning. Of every 100 booked patients, {visitsBefore} neither come nor call.",
    solution:
      "A chatbot answers 22 approved questions in English and Swahili, makes bookings in the clinics’ own diary and sends a reminder the day before. The diary has no API, which the Branches plan needs. We build the connection. Any mention of pain, fever, pregnancy or medicine alerts the nurse on duty. The bot gives no medical advice. Conversations that need staff still take {minutesByHand} minutes each.",
    quote: "The bot must never sound like a doctor. Test it on our forty hardest messages first.",
    quoteTime: "before",
    quotedPerson: { name: "Dr Rukia Mwakio", role: "Medical Director" },
    result:
      "Missed appointments fall from {visitsBefore}% to {visitsAfter}%, so {visitsGained} more visits take place each month.",
    savings: "{net} a month",
    timeframe: "5 weeks",
    timeframeNote: "including testing",
    metrics: [
      {
        label: "Missed appointments",
        value: "From {visitsBefore}% to {visitsAfter}%",
        beads: {
          kind: "change",
          before: 20,
          after: 12,
          caption: "Each dot is one missed visit per hundred. Open dots: before. Filled: after.",
        },
      },
      { label: "Conversations handled without staff", value: "{doneADay} of {conversations} a day" },
      { label: "First reply at night", value: "From 11 h to 1 min" },
    ],
    sum: {
      work: {
        noun: "conversations",
        factors: { conversations: 60, days: 30 },
        minutesBefore: 4,
        stillByHand: 35,
        minutesByHand: 4,
        hourCost: 350,
      },
      gains: [
        {
          name: "visits",
          noun: "Visits that would have been missed, at their margin",
          of: 1300,
          before: 20,
          after: 12,
          each: 900,
        },
      ],
      plans: [],
      running: [
        { noun: "Chatbot Builder, Branches plan, as quoted", count: 1, each: 14000, ours: true },
        { noun: "Reminders, at Meta’s rate", count: 1300, each: 1 },
      ],
      // The diary has no API, and the connection reads it and writes to it. Both cost more than the starting price.
      setup: [{ kind: "service", id: "api-integration", price: 320000 }],
      once: [],
    },
  },
  {
    id: "upendo-sacco",
    sample: true,
    company: "Upendo SACCO",
    industry: "Savings and credit society, Kisumu",
    headline: "A loan decision in 3 days, not 11",
    challenge:
      "A loan takes eleven working days from application to decision. Four days are lost to missing papers, two and a half go on typing M-Pesa and bank statements into Excel, and two on waiting for Friday’s committee. Work on guarantors and notes takes the other two and a half. Meanwhile members borrow elsewhere, at higher interest.",
    solution:
      "A file is opened only when every document is in, and the committee meets twice a week. If the member signs, the tool sorts the statements: 20 minutes, not 95. A workflow looks up guarantors and prepares a one-page note: 15, not 75. The tool by itself would save KSh 52,800 a month, without setup. The workflow adds 27,800. The officer recommends, and the committee decides, not a score.",
    quote:
      "I fear software that would turn down a fishmonger from Dunga. I want the committee to judge her case from one clear page.",
    quoteTime: "before",
    quotedPerson: { name: "Tobias Okoth", role: "Credit Manager" },
    result: "A member gets a decision three working days after applying, instead of eleven.",
    savings: "{net} a month",
    timeframe: "4 weeks",
    timeframeNote: "one branch first",
    metrics: [
      {
        label: "Application to decision",
        value: "From 11 days to 3",
        beads: {
          kind: "change",
          before: 11,
          after: 3,
          caption: "Each dot is one day. Open: before. Filled: after.",
        },
      },
      { label: "Delay from missing papers", value: "From 4 days to 1" },
      { label: "Officer’s time per application", value: "From {minutesBefore} minutes to {minutesByHand}" },
    ],
    sum: {
      work: {
        noun: "loan applications",
        factors: { applications: 110 },
        // Statements take 95 minutes and then, with the tool, 20. Guarantors and the note take 75 and, with the workflow, 15.
        minutesBefore: 170,
        stillByHand: 100,
        minutesByHand: 35,
        hourCost: 480,
      },
      gains: [],
      plans: [{ tool: "e-statement-analyzer", tier: "Lender" }],
      running: [{ noun: "Reports beyond the plan’s allowance", count: 10, each: 120, ours: true }],
      setup: [{ kind: "service", id: "workflow-design" }],
      once: [{ noun: "Two clerks’ hours to clean up the guarantor register", count: 144, each: 300 }],
    },
  },
  {
    id: "highland-leaf",
    sample: true,
    company: "Highland Leaf",
    industry: "Tea exporter, Kericho",
    headline: "Papers in {minutesByHand} minutes, not {hoursPerCaseBefore} hours",
    challenge:
      "For every shipment, a careful clerk types the same lots, weights and grades into five documents in three programs. This takes {hoursPerCaseBefore} hours, {shipments} times a month. One wrong lot number holds up a container in Mombasa for six days, and the port charges storage for each day.",
    solution:
      "We follow four shipments from weighbridge to port before we propose anything. Two of the internal documents go unread, so we drop them. The weighbridge export then feeds Sage, the commercial invoice and the packing list, and a set of papers goes out only when its totals agree. By themselves, the hours saved would not cover the maintenance: the gain comes from avoided port fees.",
    quote: "Watch us for two weeks first, and tell me which papers we can stop producing.",
    quoteTime: "before",
    quotedPerson: { name: "Japheth Cheruiyot", role: "Export Manager" },
    result:
      "A shipment’s papers take {minutesByHand} minutes instead of {hoursPerCaseBefore} hours, and go out only once, with totals that agree.",
    savings: "{net} a month",
    timeframe: "6 weeks",
    timeframeNote: "2 of them for mapping",
    metrics: [
      {
        label: "Time for one set of papers",
        value: "From {hoursPerCaseBefore} hours to {minutesByHand} min",
        beads: {
          kind: "change",
          before: 15,
          after: 2,
          caption: "Each dot is 20 minutes. Open: before. Filled: after.",
        },
      },
      { label: "Sets of papers amended each month", value: "From {setsBefore} to {setsAfter}" },
      { label: "Manual entries per weight", value: "From 5 to 1" },
    ],
    sum: {
      work: {
        noun: "shipments",
        factors: { shipments: 12 },
        minutesBefore: 300,
        stillByHand: 100,
        minutesByHand: 40,
        hourCost: 350,
      },
      gains: [
        { name: "sets", noun: "Amended papers, port storage and fees", before: 2, after: 0, each: 40000 },
      ],
      plans: [],
      running: [],
      setup: [{ kind: "service", id: "api-integration", price: 380000 }],
      once: [],
    },
  },
];
