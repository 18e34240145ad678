import type { IllustrationRecord } from "../schemas/illustration";

/** The pictures of products, in the order of the products page. Each shows a screen of the product. */
export const productIllustrations: IllustrationRecord[] = [
  {
    id: "order-paid",
    kind: "screen",
    name: "an order in an online shop: sandals and their delivery, with the total paid by M-Pesa",
    title: "Order 318",
    status: { text: "Paid by M-Pesa", state: "good" },
    rows: [
      { label: "Sandals, size 40", detail: "1 pair left", sign: "+", amount: 3400 },
      { label: "Delivery, Ruaka", detail: "rider’s slip printed", sign: "+", amount: 300 },
      { label: "Total", sign: "=", amount: 3700 },
    ],
    aside: { kind: "object", drawing: "sandal" },
  },
  {
    id: "member-ledger",
    kind: "screen",
    name: "a member’s account in the ledger of a SACCO: savings, a paybill receipt, and a missed loan instalment in red",
    title: "Member 1047, W. Kiprop",
    detail: "ledger",
    rows: [
      { mark: "1 Oct", label: "Savings", sign: "+", amount: 61500 },
      { mark: "9 Oct", label: "Paybill", sign: "+", amount: 2500 },
      { mark: "15 Oct", label: "Instalment", note: "Missed", amount: 8200, state: "alert" },
      { label: "Savings balance", sign: "=", amount: 64000 },
    ],
  },
  {
    id: "day-of-slots",
    kind: "screen",
    name: "a barber shop’s Saturday, hour by hour: three chairs, five bookings, one slot held until its deposit is paid, and three free slots",
    title: "Bookings",
    detail: "Saturday 17 October",
    calendar: {
      hours: ["9:00", "10:00", "11:00", "12:00"],
      columns: [
        [
          { label: "Otieno", state: "good" },
          { label: "Brian", state: "good", span: 2 },
          { label: "Free", state: "still" },
        ],
        [
          { label: "Free", state: "still" },
          { label: "Kamau", state: "good" },
          { label: "No deposit", state: "wait" },
          { label: "Ali", state: "good" },
        ],
        [
          { label: "Mutua", state: "good", span: 3 },
          { label: "Free", state: "still" },
        ],
      ],
    },
  },
  {
    id: "message-with-its-cost",
    kind: "screen",
    name: "a text message to 812 parents, and its cost beside the send button",
    title: "New message",
    status: { text: "Approved", state: "good" },
    message: {
      text: "Dear Mama Zawadi, school closes on Friday 23 Oct at noon. Fee balance: 4,300. Opt out: *456*9*5#",
      figures: [
        { label: "Recipients", amount: 812 },
        { label: "Cost", amount: 406 },
      ],
      action: "Send",
    },
  },
  {
    id: "lessons-offline",
    kind: "screen",
    name: "a course’s four lessons with the data that each takes: two are done, the third is open and the fourth opens later",
    title: "Safe dispensing",
    detail: "20 MB, offline",
    rows: [
      { label: "Lesson 1: labels", text: "4 MB", state: "good", ring: true },
      { label: "Lesson 2: tablets", text: "5 MB", state: "good", ring: true },
      { label: "Lesson 3: doses", text: "6 MB", note: "Open", state: "wait", ring: true },
      { label: "Lesson 4: storage", text: "5 MB", state: "still", ring: true },
    ],
  },
  {
    id: "shop-counter",
    kind: "till",
    name: "a till screen showing a sale, the stock left and the M-Pesa payment",
    title: "Inventory and POS",
    detail: "Till 2, Nyeri",
    items: [
      { label: "Unga 2 kg", count: 2, each: 190, stock: "46 left" },
      { label: "Sugar 1 kg", count: 1, each: 180, stock: "28 left" },
      { label: "Milk 500 ml", count: 3, each: 60, stock: "9 left", state: "wait" },
    ],
    total: "Total",
    payment: { label: "M-Pesa received", detail: "0722•••118, 17:42", note: "Matched to this sale" },
    shift: {
      title: "This shift",
      items: [
        { label: "M-Pesa", amount: 31650 },
        { label: "Cash", amount: 12400 },
        { label: "Credit", amount: 4150 },
      ],
    },
  },
  {
    id: "payslip",
    kind: "screen",
    name: "a payslip with gross pay, the statutory deductions and net pay, and a bar with their shares",
    title: "Payslip, October",
    status: { text: "Approved", state: "good" },
    rows: [
      { label: "Gross pay", sign: "+", amount: 60000 },
      { label: "Deductions", detail: "PAYE, NSSF, SHIF, Housing Levy", sign: "-", amount: 14688 },
      { label: "Net pay", sign: "=", amount: 45312 },
    ],
    // Net pay, then the deductions: NSSF, SHIF, Housing Levy, PAYE.
    shares: [45312, 3600, 1650, 900, 8538],
  },
  {
    id: "sales-pipeline",
    kind: "screen",
    name: "a sales pipeline with the value of its enquiries, quotes and orders, and a quote that waits for a reply",
    title: "Pipeline",
    detail: "October",
    stages: [
      { label: "Enquiry", amount: 640000, entries: [{ label: "Solar pump" }, { label: "Boiler" }] },
      {
        label: "Quote sent",
        amount: 585000,
        entries: [{ label: "School roof" }, { label: "No reply yet", state: "wait" }],
      },
      { label: "Order", amount: 275000, entries: [{ label: "Clinic" }, { label: "Inverter" }] },
    ],
  },
  {
    id: "rent-by-house",
    kind: "screen",
    name: "the rent roll of a block of twelve flats, nine with the rent paid, one paid in part, one unpaid and one empty, and the total rent received",
    title: "Rent roll, October",
    detail: "12 flats, 1 empty",
    rows: [
      { label: "9 paid in full", sign: "+", amount: 162000 },
      { label: "3B, paid in part", sign: "+", amount: 7000 },
      { label: "1C, Otieno", note: "Not paid", state: "alert" },
      { label: "Received", sign: "=", amount: 169000 },
    ],
    aside: {
      kind: "house",
      windows: [
        [{ state: "good" }, { state: "good" }, { state: "good" }, { state: "good" }],
        [{ state: "good" }, { state: "wait" }, { state: "good" }, { state: "still" }],
        [{ state: "good" }, { state: "good" }, { state: "good" }, { state: "alert" }],
      ],
    },
  },
  {
    id: "patients-in-queue",
    kind: "screen",
    name: "the queue of a hospital: the patient called to the doctor, and those next in line with their waiting times, an urgent case first",
    title: "Queue",
    detail: "triage first",
    rows: [
      { mark: "A-19", label: "4 min", note: "Urgent", state: "alert" },
      { mark: "A-15", label: "38 min" },
      { mark: "A-16", label: "31 min" },
    ],
    aside: { kind: "figure", label: "Doctor, room 2", text: "A-14" },
  },
];
