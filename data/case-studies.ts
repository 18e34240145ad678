import type { CaseStudy } from "./schemas/proof";

/** One case study for each solution, in the solutions' order. Every company and person here is an invented sample. */
export const caseStudies: CaseStudy[] = [
  {
    id: "mavuno-foods",
    company: "Mavuno Foods",
    industry: "FMCG distributor, Nakuru",
    challenge:
      "Fourteen vans sold to some 900 dukas, and the dukas paid into three paybills under nicknames and old route numbers. Two clerks matched about 400 receipts a day by hand. The month closed on the 12th, and goods went out on credit to customers whose last payment had never arrived.",
    solution:
      "Each evening the three exports are read, sorted by rule and matched through a list of known misspellings that one clerk keeps. Matched receipts wait in QuickBooks as drafts; she clears the rest before 10AM. Route supervisors see overdue accounts before the vans load.",
    quote:
      "I used to learn on the 12th what we had lost on the 3rd. Now I know before loading. It still can’t place about 30 payments a day, and I can live with that, because I can see which 30.",
    quotedPerson: { name: "Beatrice Wairimu", role: "Finance Manager" },
    result:
      "Books close on the 3rd instead of the 12th, and overdue accounts are stopped before the van leaves the yard.",
    savings: "KSh 140,000 a month",
    timeframe: "Live in 4 weeks",
    metrics: [
      { label: "Receipts matched without a clerk", value: "370 of 400 a day" },
      { label: "Clerk hours on matching", value: "11 to 3 a day" },
      { label: "Month-end close", value: "12th to 3rd" },
    ],
  },
  {
    id: "savanna-solar",
    company: "Savanna Solar",
    industry: "Solar installer, Eldoret",
    challenge:
      "Enquiries came from Facebook, trade shows and word of mouth, and lived in four salespeople’s phones. Whoever called last was visited first. Technicians drove as far as Kitale and Kapsabet for 62 site visits a month; nine became installations, and several callers had wanted a single lantern.",
    solution:
      "A short WhatsApp form asks for the monthly power bill, the roof, the town and whether the buyer pays cash or needs finance. The lead scorer ranks the answers and shows its reasons, so a salesperson can overrule it. Low scores get a price list and a phone call.",
    quote:
      "It ranked a dairy farmer in Iten near the bottom. My rep knew the man, overruled it and sold him a pump. I want exactly that: a list in order, and people who may argue with it.",
    quotedPerson: { name: "Elijah Kiplagat", role: "Sales Director" },
    result: "24 fewer site visits a month, and five more signed installations from the visits that remain.",
    savings: "KSh 84,000 a month in field trips",
    timeframe: "3 weeks, then a 60-day trial",
    metrics: [
      { label: "Site visits a month", value: "62 to 38" },
      { label: "Installations signed a month", value: "9 to 14" },
      { label: "First reply to an enquiry", value: "2 days to 3 hours" },
    ],
  },
  {
    id: "karibu-audio",
    company: "Karibu Audio",
    industry: "Podcast and radio producer, Nairobi",
    challenge:
      "Two hours of talk a week in Swahili, English and Sheng ended as one article and a lot of unused tape. A freelancer needed 14 hours to transcribe an episode, sponsors waited four days for their clips, and nobody could search the 340 episodes already aired.",
    solution:
      "Once an episode is on YouTube it is transcribed overnight with time codes, and a word list corrects the names, places and Sheng that the machine mishears. The producer marks five passages; quote slides follow in the show’s colours. She listens to each passage again before it goes out.",
    quote:
      "The first transcripts turned “mathree” into “mattress”. We have added 600 words to the list since. I no longer type. I listen, cut and check, which is the job I was hired for.",
    quotedPerson: { name: "Zawadi Nekesa", role: "Executive Producer" },
    result:
      "Transcript, show notes and five quote slides are ready the morning after broadcast instead of four days later.",
    savings: "KSh 56,000 a month in transcription",
    timeframe: "2 weeks",
    metrics: [
      { label: "Transcribing, per episode", value: "14 hours to 3" },
      { label: "Clips reach the sponsor", value: "Next morning" },
      { label: "Old episodes now searchable", value: "340" },
    ],
  },
  {
    id: "tamu-bakeries",
    company: "Tamu Bakeries",
    industry: "Bakery chain, Thika",
    challenge:
      "Six shops made price posters on six phones: three versions of the logo, every shade of yellow, and in Juja a cake that sold for three weeks at last year’s price because the poster said so. The freelance designer charged KSh 1,500 a poster and needed three days.",
    solution:
      "We redrew the logo once as a vector file, with two colours and one typeface. Posters now take their prices from a Google Sheet and their backgrounds from the image generator; every cake shown is a photograph of a real one. The marketing lead approves each poster before a shop can print it.",
    quote:
      "I asked for prettier posters and got a price list that six shops cannot disagree with. The posters are prettier too, but the list is what I would pay for again.",
    quotedPerson: { name: "Caroline Mumbi", role: "Marketing Lead" },
    result: "A price change reaches all six shops the same afternoon, in one design and from one list.",
    savings: "KSh 54,000 a month in design fees",
    timeframe: "16 working days",
    metrics: [
      { label: "Posters made in-house", value: "36 a month" },
      { label: "From price change to poster", value: "3 days to 4 hours" },
      { label: "Wrong prices found in shop checks", value: "11 to 1 a quarter" },
    ],
  },
  {
    id: "pwani-clinics",
    company: "Pwani Clinics",
    industry: "Outpatient clinics, Mombasa",
    challenge:
      "Four reception desks shared one WhatsApp number and some 300 messages a day: opening hours, which insurance is taken, whether the lab works on Sunday. Anything sent after 6PM waited for morning. One booked appointment in five was missed without a word.",
    solution:
      "A chatbot answers 22 approved questions in English and Swahili, books into the clinics’ diary and sends a reminder the day before. Any mention of pain, fever, pregnancy or medicine alerts the nurse on duty. It gives no medical advice, and each answer has a date by which it must be reviewed.",
    quote:
      "My condition was that it must never sound like a doctor. We tried it on forty of our hardest messages, in every spelling of Kiswahili we could find. It handed over all forty.",
    quotedPerson: { name: "Dr Rukia Mwakio", role: "Medical Director" },
    result: "Missed appointments fell from 20% to 12%: about 100 more kept visits each month.",
    savings: "KSh 160,000 a month in kept visits",
    timeframe: "5 weeks with testing",
    metrics: [
      { label: "Missed appointments", value: "20% to 12%" },
      { label: "Messages answered without staff", value: "190 of 300 a day" },
      { label: "First reply at night", value: "11 hours to 1 minute" },
    ],
  },
  {
    id: "upendo-sacco",
    company: "Upendo SACCO",
    industry: "Savings and credit society, Kisumu",
    challenge:
      "A loan took eleven working days from application to decision: four went on missing papers, two and a half on typing M-Pesa and bank statements into Excel, two on waiting for Friday’s committee, the rest on guarantors and notes. Meanwhile members borrowed elsewhere, at a higher price.",
    solution:
      "A checklist came first: no file is opened with a paper missing, and the committee now meets twice a week. Then, with the member’s signed agreement, statements are read by machine and sorted, with every doubtful line on top. The officer writes the recommendation and the committee decides; no score does.",
    quote:
      "I feared a machine that turns away a fishmonger from Dunga. It turns away no one. It gives me one clean page, so the committee now argues about the member and no longer about the arithmetic.",
    quotedPerson: { name: "Tobias Okoth", role: "Credit Manager" },
    result: "Three working days from application to decision, where it took eleven.",
    savings: "KSh 66,000 a month in officer time",
    timeframe: "6 weeks, one branch first",
    metrics: [
      { label: "Application to decision", value: "11 days to 3" },
      { label: "Waiting for missing papers", value: "4 days to 1" },
      { label: "Typing per application", value: "95 minutes to 15" },
    ],
  },
  {
    id: "highland-leaf",
    company: "Highland Leaf",
    industry: "Tea exporter, Kericho",
    challenge:
      "Every shipment meant typing the same lots, weights and grades into five documents in three programs, five hours’ work for a careful clerk. One wrong lot number held a container in Mombasa for six days, and storage was charged for each of them.",
    solution:
      "Our consultants followed four shipments from weighbridge to port before they proposed anything. Two internal documents proved to have no reader and were dropped. The weighbridge export now feeds Sage, the commercial invoice and the packing list, and no set is sent until its totals agree.",
    quote:
      "They charged us for two weeks of watching, and their first advice was to stop making two of the documents. That advice alone paid for the watching.",
    quotedPerson: { name: "Japheth Cheruiyot", role: "Export Manager" },
    result:
      "A shipment’s papers take 40 minutes instead of five hours; the last 23 sets went out without an amendment.",
    savings: "KSh 1,140,000 a year",
    timeframe: "2 weeks’ mapping, 6 to build",
    metrics: [
      { label: "Time for one set of papers", value: "5 hours to 40 minutes" },
      { label: "Sets amended after sending", value: "1 in 6 to 0 of 23" },
      { label: "Times each weight is typed", value: "5 to 1" },
    ],
  },
];
