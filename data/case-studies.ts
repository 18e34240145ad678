import type { CaseStudyRecord } from "./schemas/proof";

/**
 * One case study for each solution, in the solutions' order. To replace a sample, put in your customer's texts and
 * figures and drop `sample: true`: the label beside it is then not drawn.
 */
export const caseStudies: CaseStudyRecord[] = [
  {
    id: "mavuno-foods",
    sample: true,
    company: "Mavuno Foods",
    industry: "FMCG distributor, Nakuru",
    challenge:
      "Fourteen vans sold to about 900 dukas, which paid three paybills under nicknames and old route numbers. Two clerks matched {receipts} receipts a day by hand: {hoursBeforeADay} hours of work. The month closed on the 12th, and goods went out on credit to customers whose last payment had never arrived.",
    solution:
      "Each evening the three exports are read, sorted by rule and matched against the customer list, where one clerk also keeps the known misspellings. Matched receipts wait in QuickBooks as drafts. The other {byHandADay} a day take the clerk {minutesByHand} minutes each. Supervisors see overdue accounts before the vans are loaded.",
    quote:
      "I used to learn on the 12th what we had lost on the 3rd. Now I know before loading. It still can’t place about {byHandADay} payments a day, and I can live with that, because I can see which {byHandADay}.",
    quotedPerson: { name: "Beatrice Wairimu", role: "Finance Manager" },
    result:
      "Books close on the 3rd instead of the 12th, and deliveries to overdue accounts are stopped before the van leaves the yard.",
    savings: "{net} a month",
    timeframe: "Built in 4 weeks",
    metrics: [
      { label: "Receipts matched without a clerk", value: "{doneADay} of {receipts} a day" },
      { label: "Clerk hours on matching, a day", value: "{hoursBeforeADay} to {hoursAfterADay}" },
      { label: "Month-end close", value: "12th to 3rd" },
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
          noun: "Deliveries on bad credit, stopped",
          before: 6,
          after: 2,
          each: 9000,
        },
      ],
      plans: [{ tool: "ai-mpesa-analyzer", tier: "Professional" }],
      running: [],
      setup: [{ kind: "service", id: "workflow-design", price: 180000 }],
      once: [{ noun: "Cleaning the customer list, hours of a clerk", count: 120, each: 300 }],
    },
  },
  {
    id: "savanna-solar",
    sample: true,
    company: "Savanna Solar",
    industry: "Solar installer, Eldoret",
    challenge:
      "Enquiries came from Facebook, trade shows and word of mouth, and stayed on four salespeople’s phones. Whoever called last was visited first. Technicians drove as far as Kitale and Kapsabet for {visitsBefore} site visits a month. Nine became installations; several callers had wanted a single lantern.",
    solution:
      "A short WhatsApp form asks for the monthly power bill, the roof, the town and whether the buyer pays cash or needs finance. The lead scorer, still in beta, ranks the answers and shows its reasons, so a salesperson can overrule it. Low scores get a price list and a phone call.",
    quote:
      "It ranked a dairy farmer in Iten near the bottom. My rep knew the man, overruled it and sold him a pump. That is what I want: a list in order, and people who may overrule it.",
    quotedPerson: { name: "Elijah Kiplagat", role: "Sales Director" },
    result:
      "{visitsGained} fewer site visits a month, and 14 signed installations a month where there were nine.",
    savings: "{net} a month",
    timeframe: "Built in 3 weeks",
    metrics: [
      { label: "Site visits a month", value: "{visitsBefore} to {visitsAfter}" },
      { label: "Installations signed a month", value: "9 to 14" },
      { label: "First reply to an enquiry", value: "2 days to 3 hours" },
    ],
    sum: {
      gains: [
        {
          name: "visits",
          noun: "Site visits not made: fuel and half a day",
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
    challenge:
      "Two hours of talk a week in Swahili, English and Sheng ended as one article and a lot of unused tape. A freelancer needed {hoursPerCaseBefore} hours to transcribe an episode, sponsors waited four days for their clips, and nobody could search the 130 episodes already aired.",
    solution:
      "The recording of each episode is transcribed overnight with time codes, and a word list corrects the names, places and Sheng that the software mishears. The producer marks five passages, and quote slides are made from them in the show’s colours. She listens to each passage again before it goes out.",
    quote:
      "The first transcripts turned “mathree” into “mattress”. We have added 600 words to the list since. I no longer type. I listen, cut and check, which is the job I was hired for.",
    quotedPerson: { name: "Zawadi Nekesa", role: "Executive Producer" },
    result:
      "Transcript, show notes and five quote slides are ready the morning after broadcast instead of four days later.",
    savings: "{net} a month",
    timeframe: "Built in 2 weeks",
    metrics: [
      { label: "Transcribing, per episode", value: "{hoursPerCaseBefore} hours to {hoursPerCaseAfter}" },
      { label: "Clips reach the sponsor", value: "Next morning" },
      { label: "Old episodes now searchable", value: "130" },
    ],
    sum: {
      work: {
        noun: "episodes of an hour",
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
      once: [{ noun: "Old episodes transcribed, by the hour", count: 130, each: 200 }],
    },
  },
  {
    id: "tamu-bakeries",
    sample: true,
    company: "Tamu Bakeries",
    industry: "Bakery chain, Thika",
    challenge:
      "Six shops made price posters on six phones, with three versions of the logo and every shade of yellow. In Juja a cake sold for three weeks at last year’s price because the poster said so. A freelance designer charged {postersEach} a poster and needed three days.",
    solution:
      "We redrew the logo once as a vector file, with two colours and one typeface. Posters now take their prices from a Google Sheet and their backgrounds from the image generator; every cake shown is a photograph of a real one. The marketing lead approves each poster before a shop can print it.",
    quote:
      "I asked for prettier posters and got a price list that six shops cannot disagree with. The posters are prettier too, but the list is what I would pay for again.",
    quotedPerson: { name: "Caroline Mumbi", role: "Marketing Lead" },
    result: "A price change reaches all six shops the same afternoon, in one design and from one list.",
    savings: "{net} a month",
    timeframe: "Built in 3 weeks",
    metrics: [
      { label: "Posters made in-house", value: "{postersBefore} a month" },
      { label: "From price change to poster", value: "3 days to 4 hours" },
      { label: "Wrong prices found in shop checks", value: "11 to 1 a quarter" },
    ],
    sum: {
      gains: [
        {
          name: "posters",
          noun: "Posters no longer bought from a designer",
          before: 36,
          after: 0,
          each: 1500,
        },
      ],
      plans: [{ tool: "image-generator", tier: "Shop" }],
      running: [{ noun: "Making the posters, hours of the marketing lead", count: 12, each: 450 }],
      setup: [
        { kind: "service", id: "workflow-design", maintenance: null },
        { kind: "tool", id: "logo-generator", price: 4500 },
      ],
      once: [],
    },
  },
  {
    id: "pwani-clinics",
    sample: true,
    company: "Pwani Clinics",
    industry: "Outpatient clinics, Mombasa",
    challenge:
      "Four reception desks shared one WhatsApp number with {conversations} conversations a day: opening hours, which insurance is taken, whether the lab works on Sunday. Anything sent after 6PM waited for morning. Of 100 booked appointments, {visitsBefore} were missed without a word.",
    solution:
      "A chatbot answers 22 approved questions in English and Swahili, books into the clinics’ diary and sends a reminder the day before. Any mention of pain, fever, pregnancy or medicine alerts the nurse on duty. It gives no medical advice. The conversations that still need staff take {minutesByHand} minutes each, as before.",
    quote:
      "My condition was that it must never sound like a doctor. We tried it on forty of our hardest messages, in every spelling of Kiswahili we could find. It handed over all forty.",
    quotedPerson: { name: "Dr Rukia Mwakio", role: "Medical Director" },
    result:
      "Missed appointments fell from {visitsBefore}% to {visitsAfter}%: {visitsGained} more kept visits a month.",
    savings: "{net} a month",
    timeframe: "5 weeks with testing",
    metrics: [
      { label: "Missed appointments", value: "{visitsBefore}% to {visitsAfter}%" },
      { label: "Conversations finished without staff", value: "{doneADay} of {conversations} a day" },
      { label: "First reply at night", value: "11 hours to 1 minute" },
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
          noun: "Visits kept that were missed before",
          of: 1300,
          before: 20,
          after: 12,
          each: 900,
        },
      ],
      plans: [{ tool: "chatbot-builder", tier: "Busy line" }],
      running: [{ noun: "Reminders, at Meta’s rate at the time", count: 1300, each: 1 }],
      setup: [{ kind: "service", id: "api-integration", price: 230000 }],
      once: [],
    },
  },
  {
    id: "upendo-sacco",
    sample: true,
    company: "Upendo SACCO",
    industry: "Savings and credit society, Kisumu",
    challenge:
      "A loan took eleven working days from application to decision. Four went on missing papers, two and a half on typing M-Pesa and bank statements into Excel, and two on waiting for Friday’s committee. Guarantors and notes took the rest. Meanwhile members borrowed elsewhere, at higher interest.",
    solution:
      "A checklist came first: no file is opened with a paper missing, and the committee now meets twice a week. Then, with the member’s signed agreement, statements are read by software and sorted, with every doubtful line on top. The officer writes the recommendation and the committee decides; no score does.",
    quote:
      "I feared software that turns away a fishmonger from Dunga. It turns away no one. It gives me one clean page, so the committee now argues about the member and no longer about the arithmetic.",
    quotedPerson: { name: "Tobias Okoth", role: "Credit Manager" },
    result: "Three working days from application to decision, where it took eleven.",
    savings: "{net} a month",
    timeframe: "4 weeks, one branch first",
    metrics: [
      { label: "Application to decision", value: "11 days to 3" },
      { label: "Waiting for missing papers", value: "4 days to 1" },
      { label: "Typing per application", value: "{minutesBefore} minutes to {minutesByHand}" },
    ],
    sum: {
      work: {
        noun: "loan applications",
        factors: { applications: 110 },
        minutesBefore: 95,
        stillByHand: 100,
        minutesByHand: 20,
        hourCost: 480,
      },
      gains: [],
      plans: [{ tool: "e-statement-analyzer", tier: "Lender" }],
      running: [{ noun: "Reports above those of the plan", count: 10, each: 120 }],
      setup: [{ kind: "service", id: "workflow-design", price: 200000 }],
      once: [{ noun: "Cleaning the guarantor register, hours of two clerks", count: 144, each: 300 }],
    },
  },
  {
    id: "highland-leaf",
    sample: true,
    company: "Highland Leaf",
    industry: "Tea exporter, Kericho",
    challenge:
      "Every shipment meant typing the same lots, weights and grades into five documents in three programs: {hoursPerCaseBefore} hours’ work for a careful clerk, {shipments} times a month. One wrong lot number held a container in Mombasa for six days, and storage was charged for each of them.",
    solution:
      "Our consultants followed four shipments from weighbridge to port before they proposed anything. Nobody read two of the internal documents, so they were dropped. The weighbridge export now feeds Sage, the commercial invoice and the packing list, and no set is sent until its totals agree.",
    quote:
      "They charged us for two weeks of watching, and their first advice was to stop making two of the documents. That advice alone paid for the watching.",
    quotedPerson: { name: "Japheth Cheruiyot", role: "Export Manager" },
    result:
      "A shipment’s papers take {minutesByHand} minutes instead of {hoursPerCaseBefore} hours, and no set of the last two months was amended.",
    savings: "{net} a month",
    timeframe: "2 weeks’ mapping, 6 to build",
    metrics: [
      {
        label: "Time for one set of papers",
        value: "{hoursPerCaseBefore} hours to {minutesByHand} min",
      },
      { label: "Sets amended after sending", value: "{setsBefore} a month to {setsAfter}" },
      { label: "Times each weight is typed", value: "5 to 1" },
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
        { name: "sets", noun: "Sets amended: port storage and fees", before: 2, after: 0, each: 40000 },
      ],
      plans: [],
      running: [],
      setup: [
        { kind: "service", id: "api-integration", price: 380000 },
        { kind: "service", id: "ai-strategy", price: 120000 },
      ],
      once: [],
    },
  },
];
