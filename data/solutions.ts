import type { SolutionRecord } from "./schemas/solution";

/** The seven solutions, in the order of `solutionIds`. */
export const solutions: SolutionRecord[] = [
  {
    id: "finance-ops",
    accent: 1,
    title: "Finance & Ops",
    icon: "wallet",
    illustration: "books-by-morning",
    description:
      "We sort your M-Pesa and bank statements, read your supplier invoices and flag odd expenses. Instead of typing data, your accountant starts the day with a short list of payments to review.",
    overview: [
      "In many Kenyan finance offices the ledger is two weeks behind. Money arrives on a paybill, two tills and three bank accounts. Invoices arrive as PDFs, paper and WhatsApp photos. The VAT return is due whether or not the books are ready. We automate the sorting, the matching and the typing.",
      "Each working day, our tools match paybill payments with open invoices and sort till statements. Bank statements are sorted up to 25 times a month. Matching bank lines with invoices and the ledger is a workflow (from {company.workflowFrom}). You upload the files and get the results and a list of open questions, in Excel or, on larger plans, in files for your accounting software. Payments, journals and returns stay with the people who sign for them.",
    ],
    benefits: [
      "Paybill payments matched with open invoices, and tills with the cashiers’ sheets, each working day",
      "Up to 25 bank reports a month, each on up to five accounts",
      "Invoices without an eTIMS number found in the week they arrive, with a message to the supplier ready to send",
      "Duplicate and unusual expenses found before the books close",
    ],
    painPoints: [
      {
        title: "Receipts without a name",
        description:
          "Customers type a nickname or an old invoice number in the account field, or leave it blank. KSh 38,600 stays in suspense while the sales team says that the customer has paid and credit control keeps calling.",
      },
      {
        title: "Invoices found in the final three days",
        description:
          "Purchase invoices turn up in drawers, with drivers and in inboxes just as the VAT return is due. Some lack eTIMS details, and some have the wrong PIN. You claim the input VAT late or lose it, and KRA compares your expenses with eTIMS.",
      },
      {
        title: "Petty cash from memory",
        description:
          "Fuel, airtime, casuals and “sundries” come back as a bundle of slips. One receipt seems to appear in two months, but nobody can prove it.",
      },
      {
        title: "Statements Excel cannot read",
        description:
          "A locked 140-page PDF has to become a spreadsheet. Someone copies it page by page, a line breaks in two, and the closing balance is wrong by KSh 90.",
      },
    ],
    solutions: [
      {
        title: "Receipts sorted and matched",
        description:
          "A tool matches paybill payments with open invoices, proposes clear matches for posting and lists the doubtful ones with up to three likely customers. It also sorts tills, and a second tool sorts bank statements. Matching bank lines with the ledger is a workflow.",
      },
      {
        title: "Invoices in one format",
        description:
          "Software copies the supplier, PINs, date, VAT and total from any layout into the columns of your purchase book. It sets an incomplete invoice aside, with a note of the missing details.",
      },
      {
        title: "Unusual expenses flagged",
        description:
          "We compare expense claims with past months, other branches and each other to find a repeated receipt, a round sum every Friday or fuel for a parked lorry. Our tool for this is in beta, and your accountant reviews each flag.",
      },
      {
        title: "Controls with an audit trail",
        description:
          "We write down who approves which payments, build these rules into a workflow and test past payments against them. Your external auditor gets an audit trail.",
      },
    ],
    tools: ["ai-mpesa-analyzer", "e-statement-analyzer", "invoice-reorganizer", "expense-anomaly-detector"],
    plans: {
      smallest: {
        includes: [
          "Two tills, paybills or phone lines, and Excel files",
          "1,000 transactions and 150 invoices",
          "Expense Anomaly Detector with 3,000 lines (without it, KSh 4,000)",
        ],
        limits:
          "Bank reports cost extra. At {company.clerkHour} an hour, our free sheet costs less than Starter.",
      },
      full: {
        includes: [
          "All tills, cashiers’ sheets and accounting files, on Professional, Office and Desk",
          "10,000 transactions, 750 invoices and 25 bank reports (up to 5 accounts each)",
          "Expense Anomaly Detector with 3,000 lines (without it, KSh 13,400)",
        ],
      },
      pays: [
        "Below 63 invoices a month (73 with VAT), our free spreadsheet costs less than the tool, at {company.clerkHour} an hour.",
        "63 to 150 invoices: the plan Shop. If each still takes four minutes, it pays only at 150.",
        "151 to about 250 invoices: Shop, and a clerk types those above 150.",
        "About 250 to 750 invoices: Office. It pays from 390 even if each still takes four minutes.",
        "More invoices: Office, plus KSh 6 for each above 750. Above 3,000, a workflow usually fits better.",
        "Professional pays from about 2,500 transactions a month (2,900 with VAT). Above 10,000, each 100 that you order cost KSh 60.",
        "The maintenance of a workflow pays if it saves {company.breakEvenHours} a month.",
      ],
      erp: [
        "It imports Excel files: any plan for payments, invoices or bank lines is enough. You import the file yourself.",
        "It needs a file of its own: AI M-Pesa Analyzer’s Enterprise plan builds one for payments, at a price by quote.",
        "Entries with approval steps: a workflow, from {company.workflowFrom} once, with optional maintenance from {company.workflowMaintenance} a month.",
        "A connection, for example from M-Pesa to the ERP: API Integration, from {company.integrationFrom} once.",
      ],
      more: "Matching bank lines with invoices and the ledger is a workflow, and so are approval rules. Each starts at {company.workflowFrom}. Maintenance is optional, from {company.workflowMaintenance} a month.",
      needed: [
        { tool: "ai-mpesa-analyzer", tier: "Professional" },
        { tool: "e-statement-analyzer", tier: "Desk" },
        { tool: "invoice-reorganizer", tier: "Office" },
        { tool: "expense-anomaly-detector", tier: "Beta" },
      ],
    },
    services: ["workflow-design", "compliance-audit"],
    caseStudy: "mavuno-foods",
  },
  {
    id: "sales-leadgen",
    accent: 2,
    title: "Sales & Lead Gen",
    icon: "target",
    illustration: "enquiries-with-owners",
    description:
      "Your enquiries come together in one list. On WhatsApp or your website, each gets an automatic answer at once. With a workflow (from {company.workflowFrom}), the customer gets follow-ups until a decision.",
    overview: [
      "Ask for last month’s enquiries, and your staff will show you three phones, an exercise book and an inbox. The salesperson with the best memory sells the most. The others lose buyers between “send me a quotation” and the third call. The solution is simple: you record every enquiry, someone replies, and the next step has a date.",
      "This solution suits sellers whose customers take days or months to decide, as they do with solar, furniture, insurance, vehicles, plots and school places. A kiosk with walk-in customers does not need it.",
    ],
    benefits: [
      "A first reply at 9PM on a Sunday, and a call on Monday",
      "Salespeople call the ten likeliest buyers first",
      "Quotations go out the same day, from the right price list",
      "When a salesperson leaves, the customers stay with the company",
    ],
    painPoints: [
      {
        title: "Leads on personal phones",
        description:
          "A salesperson resigns, and 200 WhatsApp conversations leave with the phone. Head office has to guess which discount was promised to each customer.",
      },
      {
        title: "Calls made in order of arrival",
        description:
          "A student collecting prices gets the same half-hour as a hotel that wants 40 units by December. By the time you call the hotel, it has bought elsewhere.",
      },
      {
        title: "Adverts that nobody measures",
        description:
          "KSh 60,000 a month goes into Facebook posts and radio. Calls come in, but nobody knows which of the two brought the customers who paid.",
      },
    ],
    solutions: [
      {
        title: "One list for all channels",
        description:
          "WhatsApp messages, website forms and call logs become records with a source and an owner, merged by phone number. Your staff enter walk-ins and Facebook enquiries by hand, unless we connect Facebook (API Integration, from {company.integrationFrom}).",
      },
      {
        title: "A score with reasons",
        description:
          "Each lead (a person who asked for a quote) gets a rank, with the facts behind it, such as “gave a budget” or “second visit”. Our Lead Scorer is in beta, so in the first month your sales manager compares its ranking with their own.",
      },
      {
        title: "Follow-up on fixed days",
        description:
          "A workflow (from {company.workflowFrom}) schedules a reminder for day two, a WhatsApp message for day five and a call for day ten. It does this only for people who asked for an offer or agreed to be contacted, and ends as soon as the customer replies or says stop.",
      },
      {
        title: "Quotation from a chat",
        description:
          "The bot collects the roof size, town and monthly power bill, or whatever facts your trade needs. It drafts a quotation for the salesperson, who checks the price and sends it.",
      },
    ],
    tools: ["lead-scorer", "chatbot-builder"],
    plans: {
      smallest: {
        includes: [
          "Lead Scorer with 1,000 new enquiries",
          "Chatbot Builder’s One counter plan with 500 conversations, on WhatsApp or your website",
        ],
      },
      full: {
        includes: [
          "WhatsApp and your website at once with 2,000 conversations, on the Busy line plan",
          "The same 1,000 new enquiries",
        ],
      },
      more: "Follow-ups on fixed days are a workflow, from {company.workflowFrom}.",
      needed: [
        { tool: "lead-scorer", tier: "Beta team" },
        { tool: "chatbot-builder", tier: "Busy line" },
      ],
    },
    services: ["workflow-design", "api-integration"],
    caseStudy: "savanna-solar",
  },
  {
    id: "content-repurpose",
    accent: 3,
    title: "Content & Repurpose",
    icon: "repeat",
    illustration: "recording-to-pieces",
    description:
      "We turn one recording into a transcript, a summary, a carousel (a post of several slides) and captions, in Swahili or English. Articles are a workflow. For producers, trainers and churches that record a lot and publish little.",
    overview: [
      "An hour of good talk takes a day to produce and is heard once. The same hour contains four posts, a newsletter, a dozen quotes and a page that people can find by searching. Most teams get stuck on the routine work in between: transcribing, cutting, resizing and writing the caption for the sixth time.",
      "Our tools transcribe and make the slides, and a workflow (from {company.workflowFrom}) does more of the routine work. Your editor makes the choices, approves every piece and checks names, figures and quotes against the right minute of the recording.",
    ],
    benefits: [
      "A draft transcript on the day of recording",
      "Each quote linked to its minute in the recording",
      "Swahili and English versions from one approved text",
      "Old episodes searchable by subject and guest",
    ],
    painPoints: [
      {
        title: "An archive that nobody can search",
        description:
          "Three years of episodes are on a hard drive, filed by date. A sponsor asks for every mention of dairy farming, and an intern listens for two weeks.",
      },
      {
        title: "Captions fail on mixed speech",
        description:
          "Guests move from English to Swahili to Sheng within one sentence. Ordinary captioning makes nonsense of it, and correcting the result takes longer than typing.",
      },
      {
        title: "Five platforms, one tired editor",
        description:
          "Each clip has to come in square, tall and wide versions, 60 and 90 seconds long, with and without captions. By Thursday, the editor is posting the same clip everywhere.",
      },
      {
        title: "Approvals by voice note",
        description:
          "The pastor, the professor or the client has to approve each piece. Comments arrive in three chats, and the wrong version is published.",
      },
    ],
    solutions: [
      {
        title: "A transcript to begin with",
        description:
          "Speech becomes text with time codes and speaker names. Uncertain words are marked, and a list of your names and places keeps “Githurai” from becoming “get to rye”.",
      },
      {
        title: "Drafts in your house style",
        description:
          "The carousel and its caption are drafted only from the approved transcript. A workflow also drafts articles, and your style sheet sets length, tone and the choice between “Sh”, “KSh” and “KES”.",
      },
      {
        title: "One board for approval",
        description:
          "This is part of the workflow. Each piece shows its draft, its approver and the minute of the recording it comes from. A yes schedules the piece, and a no returns it with a comment. Every version is kept.",
      },
      {
        title: "Short video",
        description:
          "Our Reels Generator, for short vertical videos, is not available yet. Until it is, the transcript lists quotes with their times, and your editor cuts the passages.",
      },
    ],
    tools: ["youtube-transcriber", "carousel-creator", "reels-generator"],
    plans: {
      smallest: {
        includes: ["20 carousels on a plan for one user"],
        limits: "Transcripts cost extra, by the hour of audio.",
      },
      full: {
        includes: [
          "20 hours of audio and 80 carousels, on the Channel and Team plans",
          "Approval by several people",
        ],
      },
      more: "We build articles in your own style and the approval board as a workflow, from {company.workflowFrom}.",
      needed: [
        { tool: "youtube-transcriber", tier: "Channel" },
        { tool: "carousel-creator", tier: "Team" },
      ],
    },
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
      "In one morning, your staff make product pictures, posters and menus in your own colours. A brand file (logo, colours and pictures) keeps all branches consistent.",
    overview: [
      "Each branch has its own poster. The logo is stretched in Kitengela, green in Ruiru and missing in Juja, because every manager knows someone with a phone app. A designer can fix it, but the offer starts tomorrow and the designer will not answer until Tuesday.",
      "Your logo, colours and typeface go into a brand kit, which our image tool applies to every layout, also in the many small jobs. If you want us to collect your brand file, we quote for it first. For large jobs, such as a new identity or packaging, you still need a designer. We prepare the brief.",
    ],
    benefits: [
      "One price change becomes a poster for all branches in one morning",
      "Product photos by your own staff, all on one background",
      "The logo has one size, colour and margin everywhere",
      "You know which pictures you may use, and where they came from",
    ],
    painPoints: [
      {
        title: "Small jobs that keep you waiting",
        description:
          "You need forty small designs a month, for closing hours, an offer on cupcakes or a vacancy. Each takes three messages and two days, and costs KSh 1,500 or a favour.",
      },
      {
        title: "Stock photos from abroad",
        description:
          "The bread is French, the office is in Boston and the coins are euros. Customers notice, and the picture may belong to someone else.",
      },
      {
        title: "The logo has gone missing",
        description:
          "The logo exists only as a screenshot in a WhatsApp group. The signwriter copies it by eye, and the logo on the van is almost yours.",
      },
    ],
    solutions: [
      {
        title: "A brand file that people use",
        description:
          "The file holds the logo in every format, colours with their codes, two typefaces and ten approved pictures. You send printers and signwriters a single link. We put it together at a price that we quote first.",
      },
      {
        title: "One layout for all branches",
        description:
          "One person fills in a sheet of products and prices, and every poster gets the same layout, logo and colours. Locked templates that each branch fills in, with head office’s approval, are a workflow (from {company.workflowFrom}).",
      },
      {
        title: "Pictures of your own goods",
        description:
          "Phone photos are cleaned up, cut out and set on a common background. Only the backgrounds are generated. Your dishes and rooms appear as photographed.",
      },
      {
        title: "A tagged picture library",
        description:
          "We label years of photos by product, branch, season and whether the people in them consented. You find “Wedding cake, Thika, 2025” in seconds.",
      },
    ],
    tools: ["image-generator", "logo-generator", "carousel-creator"],
    plans: {
      smallest: { includes: ["100 pictures and 20 carousels"], limits: "A logo is paid once." },
      full: {
        includes: [
          "400 pictures and 20 carousels",
          "Posters for all branches from one price list, on the Shop plan (3 people)",
        ],
      },
      more: "Templates for branches and approval by head office are a workflow, from {company.workflowFrom}. We quote for collecting your brand file and for labelling your picture library.",
      needed: [
        { tool: "image-generator", tier: "Shop" },
        { tool: "carousel-creator", tier: "Solo" },
      ],
    },
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
      "We answer routine questions on WhatsApp and your website in English and Swahili, take bookings and send reminders. Anything sensitive goes to your staff, with the whole conversation.",
    overview: [
      "Most messages to a clinic, a school or a shop ask one of thirty things. Are you open on Saturday? Do you take my insurance? Has my payment arrived? Where is the parcel? A good receptionist answers them all day while a worried mother waits at the desk.",
      "A chatbot that knows your business can answer thirty routine questions. The thirty-first is the hard part: the bot must recognise a new question, say so and call a colleague. We start there, and we protect the personal data that customers type without being asked.",
    ],
    benefits: [
      "Opening hours, prices and directions given at any hour",
      "Difficult chats passed to the right colleague, with the conversation attached",
      "Appointment reminders that patients can answer with “badilisha” (change)",
      "A weekly list of unanswered questions (with the plan Busy line)",
      "Health details, ID numbers and PINs never requested and, if sent, deleted after the time you set",
    ],
    painPoints: [
      {
        title: "Two hundred unread messages on Monday",
        description:
          "Customers write when they are free, at night and on Sundays. By the time someone reads their message, they have asked a competitor.",
      },
      {
        title: "No-shows",
        description:
          "The diary is full, yet at 10:30 the chair is empty. Reception has no time to call 40 people each morning, and patients who wanted to cancel could not get through.",
      },
      {
        title: "A bot that traps people",
        description:
          "Press 1, press 4, sorry, press 1. Customers get angry with the bot and then with your staff, and after a month you switch it off.",
      },
      {
        title: "Private data on a shared phone",
        description:
          "Test results, ID photos and M-Pesa messages collect on a shared phone at the front desk. Anyone on shift can read everything sent since last year.",
      },
    ],
    solutions: [
      {
        title: "Answers from your own pages",
        description:
          "The bot reads your team’s sheet of facts: prices, hours, doctors on duty and delivery areas. If the answer is not there, it asks a colleague. It answers only questions about your business, because Meta’s terms for WhatsApp ban general-purpose bots.",
      },
      {
        title: "Handover to your staff",
        description:
          "A complaint, the word “refund” or a second misunderstanding brings in a colleague at once. With the plan Busy line, so does a topic such as a symptom. Outside working hours, the bot tells the customer when a person will reply.",
      },
      {
        title: "Bookings and reminders",
        description:
          "Slots come from your real diary. A reminder goes out the day before, and a reply moves or cancels the appointment. The slot is then free for the next booking. A waiting list for such slots is a workflow.",
      },
      {
        title: "Set up for data protection",
        description:
          "You set what the bot asks for and how soon chats are deleted. Your adviser should check our description of the setup. Clinics: we do not sell the bot as certified, so ask the Digital Health Agency. A review by us is extra: the Compliance Audit, from KSh 250,000.",
      },
    ],
    tools: ["chatbot-builder", "lead-scorer"],
    plans: {
      smallest: {
        includes: [
          "Lead Scorer with 1,000 new enquiries",
          "Chatbot Builder’s One counter plan: 500 conversations, on WhatsApp or your website, and bookings",
        ],
      },
      full: {
        includes: [
          "Both channels at once and 2,000 conversations, on the Busy line plan",
          "The weekly list of unanswered questions, and handover by topic",
          "The same 1,000 new enquiries",
        ],
      },
      more: "A waiting list for freed slots is a workflow, from {company.workflowFrom}.",
      needed: [
        { tool: "chatbot-builder", tier: "Busy line" },
        { tool: "lead-scorer", tier: "Beta team" },
      ],
    },
    services: ["api-integration", "compliance-audit"],
    caseStudy: "pwani-clinics",
  },
  {
    id: "data-intelligence",
    accent: 6,
    title: "Data & Intelligence",
    icon: "chart-line",
    illustration: "loan-file-to-figures",
    description:
      "We turn forms, payslips, statements and scans into figures that you can sort, compare and question. This solution helps lenders, insurers and cooperatives that work from paper files.",
    overview: [
      "A loan file holds everything the committee needs, in a form that is hard to add up: six months of M-Pesa statements, a bank PDF, two payslips and a guarantor’s letter. An officer reads it for an hour and copies eleven numbers onto a sheet. The committee has to trust that sheet.",
      "Software reads the papers and shows the source of each number. Officers check the numbers. People still judge a member, a claim or a grower, and record their reasons.",
    ],
    benefits: [
      "Each figure one click from its source page",
      "Income and obligations calculated in the same way for every applicant",
      "Altered or incomplete statements spotted on arrival",
      "Same-day answers from your data (with a workflow)",
    ],
    painPoints: [
      {
        title: "An hour of reading per file",
        description:
          "At 25 applications a day, officers spend all day reading. Members wait nine days for ten minutes of the committee’s time.",
      },
      {
        title: "Two officers, two results",
        description:
          "One officer counts a chama payout as income, and another leaves it out. A member who was refused on Tuesday is approved on Friday at the next desk.",
      },
      {
        title: "Forged or edited papers",
        description:
          "A PDF with one changed figure looks perfect on screen. The running balance would have shown the change, but nobody had time to add up 900 lines.",
      },
      {
        title: "Reports that come too late",
        description:
          "The board asks which branch has growing arrears. The figures are in four workbooks, under three spellings of the branch name.",
      },
    ],
    solutions: [
      {
        title: "Papers into fields",
        description:
          "Software reads scans, photos and PDFs into a table with a confidence score for each field. When it is unsure of a figure, a clerk checks it.",
      },
      {
        title: "Sorting by your rules",
        description:
          "Salary, trade income, rent, loans, betting and transfers are separated according to the rules of your credit committee. The same rules apply to every applicant.",
      },
      {
        title: "Checks on arrival",
        description:
          "Software recalculates balances, compares dates and page counts, and lists gaps. A mismatch becomes a question for the applicant.",
      },
      {
        title: "Training data from your files",
        description:
          "If ready-made models fail on handwriting, local forms or mixed language, we label a few thousand of your examples and measure the gain before you pay for more.",
      },
    ],
    tools: ["ocr-extractor", "e-statement-analyzer", "ai-mpesa-analyzer"],
    plans: {
      smallest: {
        includes: ["AI M-Pesa Analyzer with 1,000 transactions, to match payments on your paybill"],
        limits:
          "Loan files do not need it: a statement report also reads a borrower’s M-Pesa statement. Pages (in lots of 100) and reports cost extra.",
      },
      full: {
        includes: [
          "1,000 pages, 25 reports and your committee’s own rules, on Team and Desk",
          "1,000 transactions, on AI M-Pesa Analyzer’s Starter (without Starter, KSh 8,500)",
        ],
      },
      more: "One sheet from payslips and statements, and answers from your data, are a workflow, from {company.workflowFrom}. For up to 100 files a month, take Lender in place of Desk. For 26 to 49, Desk costs less: each above 25 costs KSh 300.",
      needed: [
        { tool: "ocr-extractor", tier: "Team" },
        { tool: "e-statement-analyzer", tier: "Desk" },
        { tool: "ai-mpesa-analyzer", tier: "Starter" },
      ],
    },
    services: ["data-labeling", "custom-development"],
    caseStudy: "upendo-sacco",
  },
  {
    id: "integrations-consulting",
    accent: 7,
    title: "Integrations",
    icon: "plug",
    illustration: "systems-connected",
    description:
      "We connect your systems and give you a costed plan for the next steps. This solution helps firms that have enough software but still retype data from one program into another.",
    overview: [
      "Count the programs that a mid-sized exporter uses: weighbridge, stock, payroll, Sage, a bank portal, the freight agent’s site, KRA’s site, and thirty spreadsheets between them. Each program does its job. The work is in the gaps, where a clerk reads one screen and types into another.",
      "We close the gaps that cost the most and leave the others. We start by calculating the yearly cost of each gap, the cost of closing it, and the payback. If closing a gap would never pay off, we tell you so in writing.",
    ],
    benefits: [
      "Each link quoted with its price and the hours it saves",
      "The same figures for stock, debt and sales in every department",
      "Existing programs kept for as long as they do their job",
      "A one-year plan on one page for the board",
    ],
    painPoints: [
      {
        title: "The spreadsheet between the systems",
        description:
          "The spreadsheet has 14 tabs, a macro from 2017 and one author. She is on maternity leave, and the shipment report is late for the first time.",
      },
      {
        title: "Documents typed four times",
        description:
          "One consignment needs an invoice, a packing list, a certificate of origin and bank papers. A clerk types the same weights and buyer details four times, and the port of Mombasa finds a wrong digit.",
      },
      {
        title: "Software bought after a demo",
        description:
          "You pay KSh 1.2 million for a platform that two people use. Nobody wrote down its expected savings, so nobody can say whether it failed.",
      },
      {
        title: "Suppliers who blame each other",
        description:
          "The shop system’s supplier blames the accounts package, and the package’s supplier blames the bank. The integration has no owner, and it is still broken on payday.",
      },
    ],
    solutions: [
      {
        title: "First the figures, then the work",
        description:
          "Hours, wages, error costs, fees and running costs go into an open calculation that your finance lead checks. You see which connection pays back soonest.",
      },
      {
        title: "A person responsible for each connection",
        description:
          "We connect M-Pesa, accounts, stock and messaging, and eTIMS through your own eTIMS client or KRA-approved integrator. We log each transfer and compare both sides daily. If something stops, you call one number.",
      },
      {
        title: "Documents typed once",
        description:
          "Software reads weights, lots and buyers from the first document and fills in the other papers. Differences from the order are marked in the drafts, which the shipping clerk checks and signs.",
      },
      {
        title: "A plan with exit points",
        description:
          "The plan says what to connect, buy, build or leave alone over twelve months, with a budget, an owner and a review date for each step. You own the plan and can put the work out to tender.",
      },
    ],
    tools: ["roi-calculator", "ocr-extractor", "invoice-reorganizer"],
    plans: {
      smallest: { includes: ["150 invoices"], limits: "Pages (in lots of 100) and ROI reports cost extra." },
      full: {
        includes: [
          "1,000 pages and 750 invoices, on Team and Office",
          "Matching with orders and delivery notes",
        ],
      },
      more: "Connections between your systems are custom work, at the prices of the services.",
      needed: [
        { tool: "ocr-extractor", tier: "Team" },
        { tool: "invoice-reorganizer", tier: "Office" },
      ],
    },
    services: ["api-integration", "ai-strategy"],
    caseStudy: "highland-leaf",
  },
];
