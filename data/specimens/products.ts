import type { SpecimenRecord } from "../schemas/specimen";

/** What the products' users look at, in the order of their page. */
export const productSpecimens: SpecimenRecord[] = [
  {
    id: "shop-on-a-phone",
    kind: "till",
    look: "shop",
    drawing: "dress",
    name: "an online shop on a phone: a dress in the basket with the delivery fee to Ruiru, and the M-Pesa prompt that pays for both",
    title: "Rangi Boutique",
    detail: "rangi.example",
    tiles: [{ text: "Kitenge dress", amount: 3450 }],
    lines: [
      { text: "Kitenge dress", detail: "size 14, last one", count: 1, each: 3450, amount: 3450 },
      { text: "Delivery, Ruiru", detail: "tomorrow, by rider", count: 1, each: 250, amount: 250 },
    ],
    total: { label: "To pay", amount: 3700 },
    payments: [{ label: "M-Pesa prompt", amount: 3700, state: "good" }],
    notice: "Pay 3,700 to Rangi Boutique? Answer the prompt on 0722•••118.",
  },
  {
    id: "member-account",
    kind: "table",
    name: "a member’s savings account with paybill deposits, a guarantee and a running balance, and a missed instalment in red",
    title: "Member 1047, W. Kiprop",
    detail: "Savings",
    columns: ["Date", "Entry", "Balance"],
    opening: 62000,
    rows: [
      { date: "1 Oct", text: "Paybill deposit", amount: 3000, balance: 65000 },
      { date: "5 Oct", text: "Check-off, Tumaini Tea", amount: 4500, balance: 69500 },
      {
        date: "10 Oct",
        text: "Loan instalment 4 of 24",
        amount: 0,
        balance: 69500,
        flag: { state: "alert", text: "Not paid: call today" },
      },
      { date: "12 Oct", text: "Withdrawal, teller 2", amount: -8000, balance: 61500 },
      {
        date: "14 Oct",
        text: "Paybill deposit",
        amount: 2500,
        balance: 64000,
        flag: { state: "good", text: "Posted by member number" },
      },
    ],
    result: { label: "Balance tonight", amount: 64000 },
  },
  {
    id: "day-of-slots",
    kind: "grid",
    look: "hours",
    name: "a barber shop’s Saturday: three chairs by the hour, five bookings with the deposit paid, one held for nine minutes and three free slots",
    title: "Saturday 17 October",
    detail: "Kinyozi Nne, Ngong Road",
    rows: ["9:00", "10:00", "11:00", "12:00"],
    columns: [
      {
        title: "Otieno",
        cells: [
          { title: "Brian", detail: "cut", state: "good" },
          { title: "Musa", detail: "cut and dye", state: "good", span: 2 },
          { title: "Free", state: "still" },
        ],
      },
      {
        title: "Kamau",
        cells: [
          { title: "Free", state: "still" },
          { title: "Walk-in", detail: "cut", state: "good" },
          { title: "Ali", detail: "held 9 min", state: "wait" },
          { title: "Juma", detail: "beard", state: "good" },
        ],
      },
      {
        title: "Wambui",
        cells: [
          { title: "Njeri", detail: "braids", state: "good", span: 3 },
          { title: "Free", state: "still" },
        ],
      },
    ],
    facts: [
      { label: "Booked", amount: 5, state: "good" },
      { label: "Waits for deposit", amount: 1, state: "wait" },
      { label: "Free", amount: 3, state: "still" },
    ],
  },
  {
    id: "message-with-its-cost",
    kind: "chat",
    channel: "sms",
    name: "a text message to 812 parents on a phone, and beside it its parts and what it costs before it is sent",
    title: "UPENDO-SCH",
    detail: "Text message",
    messages: [
      {
        from: "us",
        text: "Dear Mama Zawadi, school closes on Friday 23 Oct at noon. Fee balance: 4,300. Opt out: *456*9*5#",
        time: "10:02",
      },
    ],
    panel: {
      title: "Before you send",
      detail: "Parents, all classes",
      rows: [
        { label: "Recipients", sign: "+", amount: 812 },
        { label: "Parts of 160 letters", sign: "×", amount: 1 },
        { label: "Price of a part", sign: "×", amount: 0.5 },
        { label: "Cost", sign: "=", amount: 406 },
        { label: "Opted out", text: "9 left out", state: "still" },
      ],
      action: "Send to 812",
    },
  },
  {
    id: "lessons-offline",
    kind: "transcript",
    look: "course",
    drawing: "bottle",
    name: "a course on a phone: a lesson that plays without data, two units done and one that opens with the next instalment",
    title: "Unit 3: Dosage by weight",
    length: "8:40",
    at: "3:10",
    caption: "On this phone, plays without data",
    lines: [
      { time: "0:00", text: "1. Taking a history", tag: "86%", state: "good" },
      { time: "0:00", text: "2. Reading a label", tag: "92%", state: "good" },
      { time: "3:10", text: "3. Dosage by weight", tag: "Now", state: "wait" },
      { time: "8:40", text: "4. Storage and cold chain", tag: "From 1,500", state: "still" },
    ],
    note: "Certificate PH-2041 after unit 6",
  },
  {
    id: "shop-counter",
    kind: "till",
    look: "counter",
    name: "a till’s screen with six goods, a sale of three lines paid partly in cash and partly by M-Pesa, and a note that it works offline",
    title: "Till 2, Nyeri",
    detail: "Shift: Mercy",
    tiles: [
      { text: "Unga 2 kg", amount: 175 },
      { text: "Sugar 1 kg", amount: 160 },
      { text: "Milk 500 ml", amount: 60 },
      { text: "Oil 1 l", amount: 340 },
      { text: "Soap bar", amount: 95 },
      { text: "Bread", amount: 65 },
    ],
    lines: [
      { text: "Unga 2 kg", count: 4, each: 175, amount: 700 },
      { text: "Oil 1 l", count: 1, each: 340, amount: 340 },
      { text: "Bread", count: 2, each: 65, amount: 130 },
    ],
    total: { label: "Total", amount: 1170 },
    payments: [
      { label: "Cash", amount: 500, state: "still" },
      { label: "M-Pesa till", amount: 670, state: "good" },
    ],
    notice: "Offline: 14 sales are kept here",
  },
  {
    id: "payslip",
    kind: "sum",
    look: "slip",
    name: "a payslip from gross pay of 60,000 to net pay of 45,312, with NSSF, SHIF, Housing Levy and PAYE taken off line by line",
    title: "Payslip, October",
    detail: "Grace Atieno, no. 0117",
    lines: [
      { label: "Basic pay", sign: "+", amount: 52000 },
      { label: "House allowance", sign: "+", amount: 8000 },
      { label: "Gross pay", sign: "=", amount: 60000 },
      { label: "NSSF", sign: "-", amount: 3600 },
      { label: "SHIF", sign: "-", amount: 1650 },
      { label: "Housing Levy", sign: "-", amount: 900 },
      { label: "PAYE", sign: "-", amount: 8538 },
      { label: "Net pay", sign: "=", amount: 45312 },
    ],
    result: { label: "To M-Pesa 0712•••553", text: "in Friday’s file" },
  },
  {
    id: "sales-pipeline",
    kind: "grid",
    look: "stages",
    name: "a sales board with enquiries, quotes and orders in columns with their sums; a quote without an answer for nine days is flagged",
    title: "Deals",
    detail: "October, Nakuru branch",
    rows: [],
    columns: [
      {
        title: "Enquiry",
        amount: 640000,
        cells: [
          { title: "Mwea Rice Mill", detail: "WhatsApp", amount: 420000, state: "still" },
          { title: "Tumaini Clinic", detail: "walk-in", amount: 130000, state: "still" },
          { title: "P. Barasa", detail: "website", amount: 90000, state: "still" },
        ],
      },
      {
        title: "Quote sent",
        amount: 585000,
        cells: [
          { title: "Bahari Lodge", detail: "no answer, 9 days", amount: 360000, state: "alert" },
          { title: "Uzima Academy", detail: "call on Tuesday", amount: 225000, state: "wait" },
        ],
      },
      {
        title: "Order",
        amount: 275000,
        cells: [{ title: "Kilele Hardware", detail: "deposit paid", amount: 275000, state: "good" }],
      },
    ],
    facts: [
      { label: "In all", amount: 1500000 },
      { label: "Needs a call today", amount: 360000, state: "alert" },
    ],
  },
  {
    id: "rent-by-house",
    kind: "grid",
    look: "block",
    name: "a block of twelve flats, each with its rent: nine paid, one paid in part, one not paid and one empty",
    title: "Block B, Ruaka",
    detail: "Rent on 6 October",
    rows: ["3", "2", "1", "G"],
    columns: [
      {
        title: "A",
        cells: [
          { title: "3A", amount: 18000, state: "good" },
          { title: "2A", amount: 18000, state: "good" },
          { title: "1A", amount: 18000, state: "good" },
          { title: "GA", amount: 16500, state: "good" },
        ],
      },
      {
        title: "B",
        cells: [
          { title: "3B", amount: 18000, state: "good" },
          { title: "2B", amount: 10000, state: "wait" },
          { title: "1B", amount: 18000, state: "good" },
          { title: "GB", detail: "empty", amount: 0, state: "still" },
        ],
      },
      {
        title: "C",
        cells: [
          { title: "3C", amount: 18000, state: "good" },
          { title: "2C", amount: 18000, state: "good" },
          { title: "1C", detail: "not paid", amount: 0, state: "alert" },
          { title: "GC", amount: 16500, state: "good" },
        ],
      },
    ],
    facts: [
      { label: "Received", amount: 169000 },
      { label: "Paid in part", amount: 10000, state: "wait" },
    ],
  },
  {
    id: "patients-in-queue",
    kind: "grid",
    look: "queue",
    name: "a hospital’s queue by department, from triage to cashier, with the patient who is seen now and one urgent case first",
    title: "Waiting now",
    detail: "Outpatients, 10:40",
    rows: [],
    columns: [
      {
        title: "Triage",
        cells: [
          { title: "A-19", detail: "urgent", state: "alert" },
          { title: "A-22", detail: "4 min", state: "still" },
          { title: "A-23", detail: "2 min", state: "still" },
        ],
      },
      {
        title: "Doctor",
        cells: [
          { title: "A-14", detail: "room 2", state: "good" },
          { title: "A-16", detail: "18 min", state: "wait" },
        ],
      },
      {
        title: "Lab",
        cells: [
          { title: "A-11", detail: "malaria test", state: "good" },
          { title: "A-15", detail: "7 min", state: "still" },
        ],
      },
      {
        title: "Pharmacy",
        cells: [{ title: "A-09", detail: "window 1", state: "good" }],
      },
      {
        title: "Cashier",
        cells: [{ title: "A-07", detail: "SHA claim", state: "good" }],
      },
    ],
    facts: [
      { label: "Seen now", amount: 4, state: "good" },
      { label: "Urgent", amount: 1, state: "alert" },
      { label: "In all", amount: 9 },
    ],
  },
];
