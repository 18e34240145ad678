import type { SolutionRecord } from "./schemas/solution";

/** The seven verticals, in the order of `solutionIds`. */
export const solutions: SolutionRecord[] = [
  {
    id: "finance-ops",
    accent: 1,
    title: "Finance & Operations",
    icon: "wallet",
    illustration: "books-by-morning",
    description:
      "We sort your M-Pesa and bank statements, read your supplier invoices and flag odd expenses. Your accountant starts the day with a short list of lines to check instead of data entry.",
    overview: [
      "In many Kenyan finance offices the ledger is two weeks behind. Money arrives on a paybill, two tills and three bank accounts. Invoices arrive as PDFs, paper and WhatsApp photos. The VAT return is due, ready or not. We automate the sorting, the matching and the typing.",
      "You upload statements and invoices as you receive them. You get categorised transactions, matched receipts and a list of open questions, in Excel or in your accounting software. Payments, journals and returns stay with the people who sign for them.",
    ],
    benefits: [
      "Paybill, till and bank reconciled daily, so month-end has fewer surprises",
      "Every ledger line linked to its receipt, invoice or approval",
      "Missing eTIMS invoices chased while the supplier still remembers the sale",
      "Duplicate and unusual expenses seen while the books are open",
    ],
    painPoints: [
      {
        title: "Receipts without a name",
        description:
          "Customers type a nickname or an old invoice number as the account, or leave it blank. KSh 38,600 stays in suspense while sales says that the customer has paid and credit control keeps calling.",
      },
      {
        title: "Invoices found in the last three days",
        description:
          "Purchase invoices turn up in drawers, with drivers and in inboxes just as the VAT return is due. Some lack eTIMS details, some have the wrong PIN. The input VAT is claimed late or lost, and KRA checks the expense against eTIMS.",
      },
      {
        title: "Petty cash from memory",
        description:
          "Fuel, airtime, casuals and “sundries” come back as a bundle of slips. The same receipt turns up twice in different months and nobody can prove it.",
      },
      {
        title: "Statements that Excel refuses",
        description:
          "A locked PDF of 140 pages has to become rows. Someone copies it page by page, a line breaks in two, and the closing balance is out by KSh 90.",
      },
    ],
    solutions: [
      {
        title: "Receipts sorted and matched",
        description:
          "M-Pesa and bank statements are read, categorised and compared with open invoices. Sure matches are proposed for posting. Doubtful ones are listed with the two or three likeliest customers.",
      },
      {
        title: "Invoices in one format",
        description:
          "Supplier, PINs, date, VAT and total are read from any layout into the columns of your purchase book. An incomplete invoice is set aside with a note of what to ask for.",
      },
      {
        title: "Unusual expenses flagged",
        description:
          "Claims are compared with past months, other branches and each other for a repeated receipt, a round sum every Friday, fuel for a parked lorry. Our tool for this is in beta, and your accountant judges each flag.",
      },
      {
        title: "Controls that pass an audit",
        description:
          "We write down who approves what, build it into the workflow and test a sample of past payments against it. Your external auditor gets an audit trail.",
      },
    ],
    tools: ["ai-mpesa-analyzer", "e-statement-analyzer", "invoice-reorganizer", "expense-anomaly-detector"],
    services: ["workflow-design", "compliance-audit"],
    caseStudy: "mavuno-foods",
  },
  {
    id: "sales-leadgen",
    accent: 2,
    title: "Sales & Lead Generation",
    icon: "target",
    illustration: "enquiries-with-owners",
    description:
      "We put enquiries from WhatsApp, Facebook, your website and walk-ins in one list. Every enquiry gets an answer at once and a follow-up until the customer says yes or no.",
    overview: [
      "Ask where last month’s enquiries are and you will be shown three phones, an exercise book and an inbox. The salesperson with the best memory sells most. The others lose people between “send me a quotation” and the third call. The solution is simple. Every enquiry is recorded, someone replies, and the next step has a date.",
      "It suits sellers whose customers think for days or months, as in solar, furniture, insurance, vehicles, plots, school places. A kiosk with walk-in customers can do without.",
    ],
    benefits: [
      "A first reply at 9PM on a Sunday, with a call on Monday",
      "Salespeople call the ten likeliest buyers first",
      "Quotations go out the same day, with the right price list",
      "When a salesperson leaves, the customers stay with the company",
    ],
    painPoints: [
      {
        title: "Enquiries on private phones",
        description:
          "A salesperson resigns and 200 WhatsApp conversations leave with the phone. Head office is left to guess who was promised what discount, and when.",
      },
      {
        title: "Everyone is called in the order they came",
        description:
          "A student collecting prices gets the same half hour as a hotel that wants 40 units by December. By the time you call the hotel, it has bought elsewhere.",
      },
      {
        title: "Adverts without a measure",
        description:
          "KSh 60,000 a month goes into Facebook posts and radio. Calls come in. Which of the two brought the customers who paid is a guess.",
      },
    ],
    solutions: [
      {
        title: "One list for all channels",
        description:
          "Messages, forms, calls and visitors’ book entries become records with a source, a product and an owner. Duplicates are merged by phone number, so one salesperson quotes each family.",
      },
      {
        title: "A score with reasons",
        description:
          "Each lead has a rank and the facts behind it, such as asked about delivery, gave a budget, second visit. Our scorer is in beta, so for the first month your sales manager compares its order with their own.",
      },
      {
        title: "Follow-up on fixed days",
        description:
          "A reminder on day two, a WhatsApp message on day five, a call on day ten. They go only to people who asked you for an offer or agreed to be contacted. It stops as soon as the customer replies or says stop.",
      },
      {
        title: "Quotation from a chat",
        description:
          "The bot collects roof size, town and monthly power bill, or whatever your trade needs. A draft quotation waits for the salesperson, who checks the price and sends it.",
      },
    ],
    tools: ["lead-scorer", "chatbot-builder"],
    services: ["workflow-design", "api-integration"],
    caseStudy: "savanna-solar",
  },
  {
    id: "content-repurpose",
    accent: 3,
    title: "Content Repurposing",
    icon: "repeat",
    illustration: "recording-to-pieces",
    description:
      "We turn one recording into a transcript, an article, a carousel and captions, in Swahili or English. It helps producers, trainers and churches who record a lot and publish little.",
    overview: [
      "An hour of good talk takes a day to produce and is heard once. The same hour contains four posts, a newsletter, a dozen quotes and a page that people can find by searching. What stops most teams is the routine in between, from transcribing, cutting, resizing, writing the caption for the sixth time.",
      "We set up a workflow that does the routine and leaves the choices to your editor. An editor approves every piece. Names, figures and quotes are checked against the recording by the minute.",
    ],
    benefits: [
      "A draft transcript on the day of recording",
      "Each quote linked to the minute it was said",
      "Swahili and English versions from one approved text",
      "Old episodes searchable by subject and guest",
    ],
    painPoints: [
      {
        title: "An archive without a search",
        description:
          "Three years of episodes are on a hard drive, named by date. A sponsor asks what was said about dairy farming, and an intern listens for two weeks.",
      },
      {
        title: "Captions fail on mixed speech",
        description:
          "Guests move from English to Swahili to Sheng within a sentence. Ordinary captioning makes nonsense of it, and correcting it takes longer than typing.",
      },
      {
        title: "Five platforms, one tired editor",
        description:
          "Square, tall, wide, 60 seconds, 90 seconds, with captions and without. By Thursday the editor posts the same clip everywhere.",
      },
      {
        title: "Approvals by voice note",
        description:
          "It goes out once the pastor, the professor or the client agrees. Comments arrive on three chats and the wrong version is published.",
      },
    ],
    solutions: [
      {
        title: "Transcript first",
        description:
          "Speech becomes text with times and speakers. Unsure words are marked, and a list of your names and places keeps “Githurai” from becoming “get to rye”.",
      },
      {
        title: "Drafts in your house style",
        description:
          "Article, carousel and captions are drafted from the approved transcript only. Your style sheet sets length, tone, and whether you write “Sh”, “KSh” or “KES”.",
      },
      {
        title: "One board for approval",
        description:
          "Each piece shows its source minute, its draft and its approver. A yes schedules it. A no returns it with a comment. Every version is kept.",
      },
      {
        title: "Short video",
        description:
          "Our Reels Generator is not open yet. Until then we mark the passages worth cutting, with start and end times, and your editor cuts them.",
      },
    ],
    tools: ["youtube-transcriber", "carousel-creator", "reels-generator"],
    services: ["workflow-design", "custom-development"],
    caseStudy: "karibu-audio",
  },
  {
    id: "visual-brand",
    accent: 4,
    title: "Visual & Brand",
    icon: "palette",
    illustration: "brand-file-to-branches",
    description:
      "We help your staff make product pictures, posters and menus in your own colours, the same morning. A brand file keeps all branches consistent.",
    overview: [
      "Each branch has its own poster. The logo is stretched in Kitengela, green in Ruiru and missing in Juja, because every manager knows someone with a phone app. A designer can fix it, but the offer starts tomorrow and the designer answers on Tuesday.",
      "We collect your logo, colours, typefaces and pictures in one file, set up templates with a locked layout, and use image tools for the many small jobs. For large jobs, such as a new identity or packaging, you still need a designer. We prepare the brief.",
    ],
    benefits: [
      "A price change becomes a poster for all branches in one morning",
      "Product photos on one background, taken by your own staff",
      "Size, colour and margin of the logo are fixed",
      "You know which pictures you may use, and where each came from",
    ],
    painPoints: [
      {
        title: "Waiting for the small jobs",
        description:
          "Forty small designs a month for closing hours, an offer on cupcakes, a vacancy. Each takes three messages and two days, at KSh 1,500 or as a favour.",
      },
      {
        title: "Stock photos from abroad",
        description:
          "The bread is French, the office is in Boston and the coins are euros. Customers notice, and the picture may belong to someone else.",
      },
      {
        title: "The logo has gone missing",
        description:
          "It exists as a screenshot in a WhatsApp group. The signwriter copies it by eye, and the logo on the van is almost yours.",
      },
    ],
    solutions: [
      {
        title: "A brand file that people use",
        description:
          "Logo in every format, colours with their codes, two typefaces, ten approved pictures. It lives at one link, which you send to printers and signwriters.",
      },
      {
        title: "Templates with locks",
        description:
          "The branch types product, price and date. Layout, logo and colours are locked. Head office approves the poster first, if you choose so.",
      },
      {
        title: "Pictures from your own goods",
        description:
          "Phone photos are cleaned, cut out and set on a common background. Generated scenes are backgrounds only. Your dishes and rooms are photographs.",
      },
      {
        title: "A tagged picture library",
        description:
          "Years of photos are labelled by product, branch, season and the consent of the people in them. “Wedding cake, Thika, 2025” is found in seconds.",
      },
    ],
    tools: ["image-generator", "logo-generator", "carousel-creator"],
    services: ["data-labeling", "workflow-design"],
    caseStudy: "tamu-bakeries",
  },
  {
    id: "customer-engagement",
    accent: 5,
    title: "Customer Engagement",
    icon: "message-circle",
    illustration: "reminder-moves-a-visit",
    description:
      "We answer routine questions on WhatsApp and your website in English and Swahili, take bookings and send reminders. Anything delicate goes to your staff, with the whole conversation.",
    overview: [
      "Most messages to a clinic, a school or a shop ask one of thirty things. Are you open on Saturday? Do you take my insurance? Has my payment arrived? Where is the parcel? A good receptionist answers them all day while the worried mother waits at the desk.",
      "A chatbot with your own facts can answer the thirty. The hard part is the thirty-first, recognising a question that is new to it, saying so, and calling a colleague. We build that first, and protect the personal data that customers type without being asked.",
    ],
    benefits: [
      "Opening hours, prices and directions answered at any hour",
      "Difficult chats passed to the right colleague, with the conversation attached",
      "Appointment reminders that can be answered with “badilisha”",
      "A weekly list of questions left open",
      "Health, money and ID details kept out of the bot’s memory",
    ],
    painPoints: [
      {
        title: "Two hundred unread messages on Monday",
        description:
          "Customers write when they are free, at night and on Sunday. By the time someone reads the message they have asked a competitor.",
      },
      {
        title: "No-shows",
        description:
          "The diary is full and at 10:30 the chair is empty. Calling 40 people takes a morning that reception lacks, and those who wanted to cancel rang in vain.",
      },
      {
        title: "A bot that traps people",
        description:
          "Press 1, press 4, sorry, press 1. Customers get angry with it, then with your staff, and after a month it is switched off.",
      },
      {
        title: "Private data on a shared phone",
        description:
          "Test results, ID photos and M-Pesa messages collect on a shared phone at the front desk. Anyone on shift can read everything since last year.",
      },
    ],
    solutions: [
      {
        title: "Answers from your own pages",
        description:
          "The bot reads a sheet of facts that your team keeps, with prices, hours, doctors on duty, delivery areas. If the answer is missing there, it asks a colleague. It serves your customers only. Meta’s terms for WhatsApp ban general-purpose bots.",
      },
      {
        title: "Your staff, by rule",
        description:
          "A complaint, a symptom, the word “refund” or a second misunderstanding brings in a colleague at once. Outside working hours the customer is told when the reply will come.",
      },
      {
        title: "Bookings and reminders",
        description:
          "Slots come from your real diary. A reminder goes out the day before, a reply moves or cancels the appointment, and a free slot is offered to the waiting list.",
      },
      {
        title: "Checked for data protection",
        description:
          "We review what is collected, why, who sees it and for how long. Consent wording, access and deletion are agreed first, with your adviser if health data is involved.",
      },
    ],
    tools: ["chatbot-builder", "lead-scorer"],
    services: ["api-integration", "compliance-audit"],
    caseStudy: "pwani-clinics",
  },
  {
    id: "data-intelligence",
    accent: 6,
    title: "Data Intelligence",
    icon: "chart-line",
    illustration: "loan-file-to-figures",
    description:
      "We turn forms, payslips, statements and scans into figures that you can sort, compare and question. It helps lenders, insurers and cooperatives who work from a file of papers.",
    overview: [
      "A loan file holds everything the committee needs, in a form that is hard to add up, with six months of M-Pesa, a bank PDF, two payslips, a guarantor’s letter. An officer reads for an hour, copies eleven numbers onto a sheet, and the committee trusts the sheet.",
      "Software does the reading and shows where in the papers each number is. Officers check it. People judge a member, a claim or a grower, with reasons on record.",
    ],
    benefits: [
      "Each figure one click away from the page it came from",
      "Income and obligations calculated in the same way for every applicant",
      "Altered or incomplete statements noticed on arrival",
      "Answers from your data the same day",
    ],
    painPoints: [
      {
        title: "An hour of reading per file",
        description:
          "At 25 applications a day officers read all day. Members wait nine days for ten minutes of the committee’s time.",
      },
      {
        title: "Two officers, two incomes",
        description:
          "One counts the chama payout as income, the other leaves it out. The member who was refused on Tuesday is approved on Friday at the next desk.",
      },
      {
        title: "Forged or edited papers",
        description:
          "A PDF with one changed figure looks perfect on a screen. The running balance would have shown it, had anyone had the time to add up 900 lines.",
      },
      {
        title: "Reports that come too late",
        description:
          "The board asks in which branch arrears are growing. The figure is in four workbooks, under three spellings of the branch.",
      },
    ],
    solutions: [
      {
        title: "Papers into fields",
        description:
          "Scans, photos and PDFs are read into a table with a confidence score for each field. When the software is unsure of a figure, a clerk looks at it.",
      },
      {
        title: "Statements by your policy",
        description:
          "Salary, trade income, rent, loans, betting and transfers are separated by rules that your credit committee has approved. The same rules apply to every applicant.",
      },
      {
        title: "Checks on arrival",
        description:
          "Balances are recalculated, dates and page counts compared, gaps listed. A mismatch is a question to the applicant.",
      },
      {
        title: "Training data from your own desk",
        description:
          "Where ready models fail, on handwriting, local forms or mixed language, we label a few thousand of your examples and measure the gain, then you choose whether to pay for more.",
      },
    ],
    tools: ["ocr-extractor", "e-statement-analyzer", "ai-mpesa-analyzer"],
    services: ["data-labeling", "custom-development"],
    caseStudy: "upendo-sacco",
  },
  {
    id: "integrations-consulting",
    accent: 7,
    title: "Integrations & Consulting",
    icon: "plug",
    illustration: "systems-connected",
    description:
      "We connect your systems and give you a costed plan for what to automate next. It helps firms that have enough software and still retype data between programs.",
    overview: [
      "Count the programs in a mid-sized exporter, such as weighbridge, stock, payroll, Sage, a bank portal, the freight agent’s site, KRA’s, and thirty spreadsheets between them. Each does its job. The work is in the gaps, where a clerk reads one screen and types into another.",
      "We close the gaps that cost the most and leave the others. First comes the calculation of what the gap costs you in a year, what closing it costs, and when it pays back. If it never does, you get that in writing.",
    ],
    benefits: [
      "Each link priced against the hours it saves, in the quote",
      "The same figures for stock, debt and sales in every department",
      "Existing programs kept for as long as they do their job",
      "A one-year plan that a board can read on one page",
    ],
    painPoints: [
      {
        title: "The spreadsheet between the systems",
        description:
          "It has 14 tabs, a macro from 2017 and one author. She is on maternity leave, and the shipment report is late for the first time.",
      },
      {
        title: "Documents typed four times",
        description:
          "One consignment: invoice, packing list, certificate of origin, bank papers. Same weights, same buyer, typed four times, and one wrong digit at the port of Mombasa.",
      },
      {
        title: "Software bought after a demo",
        description:
          "KSh 1.2 million for a platform that two people use. What it should save was left unwritten, so its failure is a matter of opinion.",
      },
      {
        title: "Suppliers who blame each other",
        description:
          "The shop’s supplier blames the accounts package, the package’s supplier blames the bank. The integration has no owner, and it is still broken on payday.",
      },
    ],
    solutions: [
      {
        title: "The calculation first, then the work",
        description:
          "Hours, wages, error costs, fees and running costs go into an open calculation that your finance lead checks. You see which connection pays for itself first.",
      },
      {
        title: "Connections somebody is responsible for",
        description:
          "We connect M-Pesa, accounts, stock and messaging, and eTIMS through your own eTIMS client or KRA-approved integrator. Each transfer is logged and both sides are compared daily. If something stops, you call one number.",
      },
      {
        title: "Documents typed once",
        description:
          "Weights, lots and buyers are read from the first document and filled into the others. The shipping clerk checks a draft set, with differences from the order marked, and signs.",
      },
      {
        title: "A plan with stop points",
        description:
          "What to connect, buy, build or leave over twelve months, with a budget, an owner and a review date for each. The plan is yours. You can tender the work to others.",
      },
    ],
    tools: ["roi-calculator", "ocr-extractor", "invoice-reorganizer"],
    services: ["api-integration", "ai-strategy"],
    caseStudy: "highland-leaf",
  },
];
