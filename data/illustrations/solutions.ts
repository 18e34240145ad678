import type { IllustrationRecord } from "../schemas/illustration";

/** What the solutions change, in the order of their pages. */
export const solutionIllustrations: IllustrationRecord[] = [
  {
    id: "books-by-morning",
    kind: "flow",
    look: "sheet",
    name: "what came in on one day from paybill, bank and suppliers, posted or left as a short list of questions",
    title: "Came in on 6 October",
    detail: "672 lines",
    lines: [
      { text: "Paybill receipts", amount: 412, to: "posted" },
      { text: "Bank lines", amount: 96, to: "posted" },
      { text: "Supplier invoices", amount: 118, to: "approve" },
      { text: "Petty cash slips", amount: 37, to: "approve" },
      { text: "Receipts without a name", amount: 9, to: "questions" },
    ],
    targets: [
      { id: "posted", label: "Matched", detail: "ready to post", amount: 508, accent: 1 },
      { id: "approve", label: "To approve", detail: "invoice attached", amount: 155, accent: 3 },
      { id: "questions", label: "Questions", detail: "for the clerk", amount: 9, accent: 2 },
    ],
  },
  {
    id: "enquiries-with-owners",
    kind: "ranking",
    name: "enquiries from WhatsApp, the website, a call and a walk-in in one list, each with an owner and what happens next",
    title: "One list",
    detail: "Sunday, 21:04",
    rows: [
      {
        label: "3 kW solar, Kitengela",
        detail: "WhatsApp, 21:02",
        icon: "message-circle",
        next: { text: "Answered, call at 8:30", state: "good" },
      },
      {
        label: "40 water heaters",
        detail: "website, 19:40",
        icon: "mail",
        next: { text: "Quote ready for Naliaka", state: "wait" },
      },
      {
        label: "Borehole pump, Embu",
        detail: "call, Saturday",
        icon: "phone",
        next: { text: "Day 5: remind", state: "wait" },
      },
      {
        label: "Panels for a school",
        detail: "walk-in, Friday",
        icon: "users",
        next: { text: "Said no: closed", state: "still" },
      },
    ],
  },
  {
    id: "recording-to-pieces",
    kind: "formats",
    look: "pieces",
    name: "an hour’s recording as a waveform, and the article, the slide and the caption made from its marked minutes",
    source: { title: "Episode 84: dairy", detail: "1:02:30" },
    frames: [
      {
        label: "Article, 12:10",
        title: "Two cows, one loan",
        text: "How a farmer in Kinangop paid it back in a year.",
      },
      { label: "Slide, 31:45", title: "Milk money: 3 rules" },
      { label: "Caption, 48:02", title: "“Lipa deni kwanza.”" },
    ],
  },
  {
    id: "brand-file-to-branches",
    kind: "formats",
    look: "posters",
    drawing: "cake",
    name: "one brand file, and the same poster with its own price for three branches",
    source: { title: "Brand file", detail: "Jua Bakery" },
    frames: [
      { label: "Kitengela", title: "Birthday cake", amount: 1850 },
      { label: "Ruiru", title: "Birthday cake", amount: 1750 },
      { label: "Juja", title: "Birthday cake", amount: 1700 },
    ],
  },
  {
    id: "reminder-moves-a-visit",
    kind: "chat",
    name: "a clinic’s reminder on WhatsApp answered with “badilisha”, so that the visit is moved and the free slot goes to the waiting list",
    title: "Uzima Clinic, Nyali",
    detail: "reminder",
    messages: [
      {
        from: "us",
        text: "Habari Mama Amina. Kesho saa 4:30 asubuhi (10:30), Dkt. Were. Utakuja?",
        time: "16:00",
      },
      { from: "them", text: "Badilisha", time: "16:21" },
      { from: "us", text: "Sawa. Alhamisi saa 3 asubuhi (9:00) au saa 5 asubuhi (11:00)?", time: "16:21" },
      { from: "them", text: "Saa 5", time: "16:23" },
    ],
    panel: {
      title: "Tomorrow’s diary",
      detail: "Dr Were",
      rows: [
        { label: "10:00", text: "Mutua P.", state: "good" },
        { label: "10:30", text: "free: 2 on the list asked", state: "wait" },
        { label: "11:00", text: "Salma H.", state: "good" },
        { label: "11:30", text: "Kazungu J.", state: "good" },
      ],
      action: "Call 2 without a reply",
    },
  },
  {
    id: "loan-file-to-figures",
    kind: "paper",
    look: "pile",
    name: "a pile of loan papers as figures for a committee, each with the page that it was read from and one question",
    paper: {
      title: "Payslip",
      detail: "September, page 2",
      lines: [
        { label: "Basic pay", amount: 71000 },
        { label: "Allowances", amount: 15400 },
        { label: "Gross pay", amount: 86400 },
      ],
    },
    title: "Loan file 2208",
    detail: "41 pages read",
    rows: [
      { label: "Gross pay", sign: "+", amount: 86400, note: "Payslip, p. 2", state: "good" },
      { label: "Taxes and levies", sign: "-", amount: 24503, note: "Payslip, p. 2", state: "good" },
      { label: "Loans repaid", sign: "-", amount: 18700, note: "Bank, p. 14", state: "good" },
      {
        label: "Chama payout",
        detail: "counts as income?",
        amount: 40000,
        note: "M-Pesa, p. 31",
        state: "wait",
      },
      { label: "Left to live on", sign: "=", amount: 43197, note: "Same rule for all", state: "good" },
    ],
  },
  {
    id: "systems-connected",
    kind: "flow",
    look: "hub",
    name: "four systems whose records are typed once and reach stock, accounts and the bank file on their own",
    title: "Typed once",
    detail: "today",
    lines: [
      { text: "Weighbridge", amount: 48, to: "stock" },
      { text: "Packing lists", amount: 12, to: "stock" },
      { text: "M-Pesa receipts", amount: 57, to: "accounts" },
      { text: "Payroll", amount: 140, to: "bank" },
    ],
    targets: [
      { id: "stock", label: "Stock", detail: "agrees", amount: 60, accent: 1 },
      { id: "accounts", label: "Accounts", detail: "agrees", amount: 57, accent: 5 },
      { id: "bank", label: "Bank file", detail: "agrees", amount: 140, accent: 6 },
    ],
  },
];
