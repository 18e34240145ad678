import type { SolutionRecord } from "./schemas/solution";

/** The seven verticals, in the order of `solutionIds`. */
export const solutions: SolutionRecord[] = [
  {
    id: "finance-ops",
    bead: 1,
    title: "Finance & Operations",
    icon: "wallet",
    description:
      "M-Pesa and bank statements sorted, supplier invoices read, odd expenses flagged. Your accountant starts the day with exceptions instead of data entry.",
    overview: [
      "In many Kenyan finance offices the ledger is two weeks behind the phone. Money arrives on a paybill, two tills and three bank accounts; invoices arrive as PDFs, paper and WhatsApp photos; and the VAT return is due on the 20th whatever the state of the file. We take the sorting, matching and typing out of that fortnight.",
      "Statements and invoices go in as you receive them. Categorised transactions, matched receipts and a list of open questions come out, in Excel or in your accounting package. Payments, journals and returns stay with the people who sign for them.",
    ],
    benefits: [
      "Paybill, till and bank agreed daily, so month-end holds fewer surprises",
      "Any ledger line answered with its receipt, invoice or approval",
      "Missing eTIMS invoices chased while the supplier still remembers the sale",
      "Duplicate and unusual expenses seen before they are paid",
    ],
    painPoints: [
      {
        title: "Receipts without a name",
        description:
          "Customers type a nickname, an old invoice number or nothing as the account. KSh 38,600 sits in suspense while sales insists that the customer has paid and credit control keeps calling.",
      },
      {
        title: "The pile before the 20th",
        description:
          "Purchase invoices surface from drawers, drivers and inboxes in the last three days. Some have no eTIMS details, some the wrong PIN, and the input VAT is claimed late or lost.",
      },
      {
        title: "Petty cash by memory",
        description:
          "Fuel, airtime, casuals and “sundries” come back as a bundle of slips. The same receipt turns up twice in different months and nobody can prove it.",
      },
      {
        title: "Statements that fight Excel",
        description:
          "A locked PDF of 140 pages has to become rows. Someone copies it page by page, a line breaks in two, and the closing balance is out by KSh 90.",
      },
    ],
    solutions: [
      {
        title: "Money in, sorted and matched",
        description:
          "M-Pesa and bank statements are read, categorised and compared with open invoices. Sure matches are proposed for posting. Doubtful ones are listed with the two or three likeliest customers.",
      },
      {
        title: "Invoices in one shape",
        description:
          "Supplier, PIN, date, VAT and total are taken from any layout and laid out in the columns of your purchase book. An invoice that lacks something is set aside with a note of what to ask for.",
      },
      {
        title: "Expenses that stand out",
        description:
          "Claims are compared with past months, other branches and each other: a repeated receipt, a round sum every Friday, fuel for a parked lorry. Our detector for this is in beta, and a person judges each flag.",
      },
      {
        title: "Controls that survive an audit",
        description:
          "We write down who approves what, build it into the flow and test a sample of past payments against it. Your external auditor gets a trail rather than an explanation.",
      },
    ],
    tools: ["ai-mpesa-analyzer", "e-statement-analyzer", "invoice-reorganizer", "expense-anomaly-detector"],
    services: ["workflow-design", "compliance-audit"],
    caseStudy: "mavuno-foods",
  },
  {
    id: "sales-leadgen",
    bead: 2,
    title: "Sales & Lead Generation",
    icon: "target",
    description:
      "Enquiries from WhatsApp, Facebook, the website and walk-ins in one list, answered at once, ranked by likelihood to buy and followed up until there is a yes or a no.",
    overview: [
      "Ask where last month’s enquiries are and you will be shown three phones, an exercise book and an inbox. The salesperson with the best memory closes most; the others lose people between “send me a quotation” and the third call. The remedy is plain: every enquiry is recorded, someone replies, and the next step has a date.",
      "It suits sellers whose customers take days or months to decide, such as solar, furniture, insurance, vehicles, plots and school places. A kiosk with walk-in trade has no need of it.",
    ],
    benefits: [
      "A first reply at 9PM on a Sunday, with a person calling on Monday",
      "Salespeople ring the ten likeliest buyers first",
      "Quotations go out the same day, with the right price list",
      "A leaver’s customers stay with the company",
    ],
    painPoints: [
      {
        title: "Enquiries live on private phones",
        description:
          "A rep resigns and 200 WhatsApp conversations leave with the handset. Head office cannot tell who was promised what discount, or when.",
      },
      {
        title: "Everyone is called, in the order they came",
        description:
          "A student collecting prices gets the same half hour as a hotel that wants 40 units by December. By the time the hotel’s turn comes, it has bought.",
      },
      {
        title: "Advertising money without a trail",
        description:
          "KSh 60,000 a month goes into Facebook posts and radio. Calls come in. Which of the two brought the customers who paid is settled by whoever speaks last.",
      },
    ],
    solutions: [
      {
        title: "One list for all doors",
        description:
          "Messages, forms, calls and visitors’ book entries become records with a source, a product and an owner. Duplicates are merged by phone number, so two reps do not quote the same family.",
      },
      {
        title: "A score with its reasons",
        description:
          "Each lead carries a rank and the facts behind it: asked about delivery, named a budget, second visit. Our scorer is in beta, so for the first month your sales manager compares its order with their own.",
      },
      {
        title: "Follow-up that does not forget",
        description:
          "A reminder on day two, a WhatsApp note on day five, a call task on day ten. The sequence stops the moment the customer replies or asks to be left alone.",
      },
      {
        title: "Quotation from a chat",
        description:
          "The bot collects roof size, town and monthly power bill, or whatever your trade needs. A draft quotation waits for the rep, who checks the price and sends it under their own name.",
      },
    ],
    tools: ["lead-scorer", "chatbot-builder"],
    services: ["workflow-design", "api-integration"],
    caseStudy: "savanna-solar",
  },
  {
    id: "content-repurpose",
    bead: 3,
    title: "Content Repurposing",
    icon: "repeat",
    description:
      "One recording becomes a transcript, an article, a carousel and captions, in Swahili or English. For producers, trainers, churches and firms that already talk well and publish too little.",
    overview: [
      "An hour of good talk costs a day to produce and is heard once. The same hour holds four posts, a newsletter, a dozen quotations and a page that people can find by searching. What stops most teams is the dull part in between: transcribing, cutting, resizing, writing the caption for the sixth time.",
      "We set up a line that does the dull part and stops where taste begins. An editor approves every piece; names, figures and quotations are checked against the recording by the minute.",
    ],
    benefits: [
      "A draft transcript on the day of recording",
      "Each quotation linked to the minute it was said",
      "Swahili and English versions from one approved text",
      "Old episodes searchable by subject and guest",
    ],
    painPoints: [
      {
        title: "The archive is silent",
        description:
          "Three years of episodes sit on a hard drive named by date. A sponsor asks what was said about dairy farming, and an intern listens for two weeks.",
      },
      {
        title: "Mixed speech defeats the software",
        description:
          "Guests move from English to Swahili to Sheng inside a sentence. Ordinary captioning turns it to porridge, and correcting it takes longer than typing.",
      },
      {
        title: "Five platforms, one tired editor",
        description:
          "Square, tall, wide, 60 seconds, 90 seconds, with captions and without. By Thursday the editor posts the same clip everywhere and hopes.",
      },
      {
        title: "Approvals by voice note",
        description:
          "The pastor, the professor or the client must agree before it goes out. Comments arrive on three chats and the wrong version is published.",
      },
    ],
    solutions: [
      {
        title: "Transcript first",
        description:
          "Speech becomes text with times and speakers. Unsure words are marked instead of invented, and a list of your names and places keeps Githurai from becoming “get to rye”.",
      },
      {
        title: "Drafts in your house style",
        description:
          "Article, carousel and captions are drafted from the approved transcript only. Your style sheet decides length, tone, and whether you write “Sh”, “KSh” or “KES”.",
      },
      {
        title: "One board for approval",
        description:
          "Each piece shows its source minute, its draft and its approver. A yes schedules it; a no returns it with the remark. Every version is kept.",
      },
      {
        title: "Short video",
        description:
          "Our reels generator is on its way. Until it opens, we mark the passages worth cutting, with start and end times, and your editor cuts them.",
      },
    ],
    tools: ["youtube-transcriber", "carousel-creator", "reels-generator"],
    services: ["workflow-design", "custom-development"],
    caseStudy: "karibu-audio",
  },
  {
    id: "visual-brand",
    bead: 4,
    title: "Visual & Brand",
    icon: "palette",
    description:
      "Product pictures, posters, menus and social posts in your own colours, made in the office the same morning. A brand file keeps all branches alike.",
    overview: [
      "Each branch has its own poster. The logo is stretched in Kitengela, green in Ruiru and missing in Juja, as every manager knows someone with a phone app. A designer can put it right, but the offer starts tomorrow and the designer answers on Tuesday.",
      "We collect your logo, colours, type and pictures into one file, set up templates that cannot be bent out of shape, and use image tools for the many small jobs. Large matters, such as a new identity or a packaging run, still deserve a designer; we prepare the brief.",
    ],
    benefits: [
      "A price change becomes a poster for all branches in one morning",
      "Product photos on one background, taken by your own staff",
      "No stretched logos: size, colour and margin are fixed",
      "You know which pictures you may use, and where each came from",
    ],
    painPoints: [
      {
        title: "Waiting for the small jobs",
        description:
          "Forty little designs a month: closing hours, an offer on cupcakes, a vacancy. Each takes three messages and two days, at KSh 1,500 or as a favour.",
      },
      {
        title: "Stock pictures of somewhere else",
        description:
          "The bread is French, the office is in Boston and the coins are euros. Customers notice, and the picture may not be yours to print.",
      },
      {
        title: "No one can find the logo",
        description:
          "It exists as a screenshot in a WhatsApp group. The signwriter traces it by eye, and the van now carries a cousin of your brand.",
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
          "The branch types product, price and date. Layout, logo and colours stay put. Head office sees the poster before it prints, or waives that for simple ones.",
      },
      {
        title: "Pictures from your own goods",
        description:
          "Phone photos are cleaned, cut out and set on a common background. Generated scenes are used for mood and never to show a dish or a room that you do not sell.",
      },
      {
        title: "A tagged picture library",
        description:
          "Years of photos are labelled by product, branch, season and the consent of the people in them. “Wedding cake, Thika, 2025” takes ten seconds to find.",
      },
    ],
    tools: ["image-generator", "logo-generator", "carousel-creator"],
    services: ["data-labeling", "workflow-design"],
    caseStudy: "tamu-bakeries",
  },
  {
    id: "customer-engagement",
    bead: 5,
    title: "Customer Engagement",
    icon: "message-circle",
    description:
      "Routine questions answered on WhatsApp and your website in English and Swahili, bookings taken, reminders sent. Anything delicate goes to a person, with the whole conversation.",
    overview: [
      "Most messages to a clinic, a school or a shop ask one of thirty things. Are you open on Saturday? Do you take my insurance? Has my payment arrived? Where is the parcel? A good receptionist answers all day and has no time for the worried mother at the desk.",
      "A chatbot with your own facts can take the thirty. The art lies in the thirty-first: knowing that it does not know, saying so, and handing over to someone with a name. We build for that moment first, and for the care of the personal data that customers type without being asked.",
    ],
    benefits: [
      "Opening hours, prices and directions answered at any hour",
      "Handover to a named colleague, with the conversation attached",
      "Appointment reminders that can be answered with “badilisha”",
      "A weekly list of questions nobody could answer",
      "Health, money and ID details kept out of the bot’s memory",
    ],
    painPoints: [
      {
        title: "Two hundred unread messages on Monday",
        description:
          "Customers write when they are free, at night and on Sunday. By the time someone scrolls to their message they have asked your neighbour.",
      },
      {
        title: "No-shows",
        description:
          "The diary is full and at 10:30 the chair is empty. Nobody had time to ring 40 people the day before, and those who wished to cancel got no answer.",
      },
      {
        title: "A bot that traps people",
        description:
          "Press 1, press 4, sorry, press 1. Customers shout at it, then at your staff, and after a month the firm switches it off and swears off chatbots.",
      },
      {
        title: "Private matters on an open phone",
        description:
          "Test results, ID photos and M-Pesa messages pile up on a shared handset at the front desk. Anyone on shift can read back to last year.",
      },
    ],
    solutions: [
      {
        title: "Answers from your own pages",
        description:
          "The bot reads a sheet of facts that your team keeps: prices, hours, doctors on duty, delivery areas. If the answer is not there, it does not make one up; it asks a colleague.",
      },
      {
        title: "Handover with rules",
        description:
          "A complaint, a symptom, the word “refund” or a second misunderstanding calls a person at once. Outside working hours the customer hears when that person will write.",
      },
      {
        title: "Bookings and reminders",
        description:
          "Slots come from your real diary. A reminder goes out the day before, a reply moves or frees the slot, and the waiting list is offered the gap.",
      },
      {
        title: "Checked for data protection",
        description:
          "We review what is collected, why, who sees it and for how long. Consent wording, access and deletion are settled before launch, with your adviser where health is concerned.",
      },
    ],
    tools: ["chatbot-builder", "lead-scorer"],
    services: ["api-integration", "compliance-audit"],
    caseStudy: "pwani-clinics",
  },
  {
    id: "data-intelligence",
    bead: 6,
    title: "Data Intelligence",
    icon: "chart-line",
    description:
      "Forms, payslips, statements and scans turned into figures that you can sort, compare and question. For lenders, insurers, cooperatives and anyone who decides from a file of papers.",
    overview: [
      "A loan file holds everything that the committee needs and in a form that nobody can add up: six months of M-Pesa, a bank PDF, two payslips, a guarantor’s letter. An officer reads for an hour, copies eleven numbers onto a sheet, and the committee trusts the sheet.",
      "We let software do the reading and show where each number stands in the papers. Officers check and judge. The decision on a member, a claim or a grower remains human, with reasons on record.",
    ],
    benefits: [
      "Each figure one click away from the page it came from",
      "Income and obligations computed in one way for every applicant",
      "Altered or incomplete statements noticed on arrival",
      "Questions to your data answered without a week’s notice",
    ],
    painPoints: [
      {
        title: "An hour of reading per file",
        description:
          "At 25 applications a day the officers read, and only read. Members wait nine days for an answer that took ten minutes to decide.",
      },
      {
        title: "Two officers, two incomes",
        description:
          "One counts the chama payout as income, the other does not. The member who was refused on Tuesday is granted on Friday at the next desk.",
      },
      {
        title: "Forged or edited papers",
        description:
          "A PDF with one changed figure looks perfect on a screen. The running balance would have shown it, had anyone had the time to add up 900 lines.",
      },
      {
        title: "Reports that answer last quarter",
        description:
          "The board asks which branch has the growing arrears. The figure exists in four workbooks, under three spellings of the branch.",
      },
    ],
    solutions: [
      {
        title: "Papers into fields",
        description:
          "Scans, photos and PDFs are read into a table with a certainty mark for each field. Low certainty goes to a person; nothing unclear passes silently into a score.",
      },
      {
        title: "Statements by your policy",
        description:
          "Salary, trade income, rent, loans, betting and transfers are separated by rules that your credit committee has signed. All applicants meet the same rules.",
      },
      {
        title: "Checks on arrival",
        description:
          "Balances are recomputed, dates and page counts compared, gaps listed. A mismatch is a question to the applicant and never by itself a refusal.",
      },
      {
        title: "Training data from your own desk",
        description:
          "Where ready models fail, on handwriting, local forms or mixed language, we label a few thousand of your examples and measure the gain before you pay for more.",
      },
    ],
    tools: ["ocr-extractor", "e-statement-analyzer", "ai-mpesa-analyzer"],
    services: ["data-labeling", "custom-development"],
    caseStudy: "upendo-sacco",
  },
  {
    id: "integrations-consulting",
    bead: 7,
    title: "Integrations & Consulting",
    icon: "plug",
    description:
      "Your systems connected, and a sober plan for what to automate next. For firms that own enough software already and still carry data between programs by hand.",
    overview: [
      "Count the programs in a mid-sized exporter: weighbridge, stock, payroll, Sage, a bank portal, the freight agent’s site, KRA’s, and thirty spreadsheets that hold them together. Each does its job. The work is in the gaps, where a clerk reads one screen and types into another.",
      "We close the gaps that cost the most and leave the others open. The sum comes first: what the gap costs you in a year, what closing it costs, when the two lines cross. If they never cross, you have that in writing.",
    ],
    benefits: [
      "Each link priced against the hours it saves, before you order it",
      "One figure for stock, debt and sales in every department",
      "Existing programs kept for as long as they do their job",
      "A year’s plan that a board can follow on one page",
    ],
    painPoints: [
      {
        title: "The spreadsheet between the systems",
        description:
          "It has 14 tabs, one author and a macro from 2017. She is on maternity leave, and the shipment report is late for the first time.",
      },
      {
        title: "Documents typed four times",
        description:
          "One consignment: invoice, packing list, certificate of origin, bank papers. Same weights, same buyer, four typings and one digit wrong at the port of Mombasa.",
      },
      {
        title: "Projects bought by demo",
        description:
          "KSh 1.2 million for a platform that two people use. Nobody wrote down what it should save, so nobody can say that it failed.",
      },
      {
        title: "Suppliers who blame each other",
        description:
          "The shop says that the accounts package is slow, the package says that the bank is. The integration belongs to none of them and stays broken over payday.",
      },
    ],
    solutions: [
      {
        title: "The sum before the work",
        description:
          "Hours, wages, error costs and fees go into an open calculation that your finance lead checks. The gaps are ranked by the month in which they pay back.",
      },
      {
        title: "Links with an owner",
        description:
          "We connect M-Pesa, eTIMS, accounts, stock and messaging, log each transfer and compare both sides daily. When something stops, one number to call and one list to read.",
      },
      {
        title: "Documents typed once",
        description:
          "Weights, lots and buyers are read from the first paper and fill the others. The shipping clerk checks a draft set and signs, with differences from the order marked in colour.",
      },
      {
        title: "A plan with stop points",
        description:
          "What to connect, buy, build or leave over twelve months, with a budget, an owner and a review date for each. The plan is yours: you may tender the work.",
      },
    ],
    tools: ["roi-calculator", "ocr-extractor", "invoice-reorganizer"],
    services: ["api-integration", "ai-strategy"],
    caseStudy: "highland-leaf",
  },
];
