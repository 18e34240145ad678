import type { IllustrationRecord } from "../schemas/illustration";

/** The pictures of products, in the order of the products page. Each shows a screen of the product. */
export const productIllustrations: IllustrationRecord[] = [
  {
    id: "shop-on-a-phone",
    kind: "glance",
    drawing: "shop",
    name: "an order in an online shop on a phone, and the amount paid by M-Pesa",
    figures: [{ label: "Order 318", amount: 3700 }],
    tags: [{ text: "Paid by M-Pesa", state: "good" }],
  },
  {
    id: "member-account",
    kind: "glance",
    drawing: "account",
    name: "a member’s savings account with its balance over two weeks, and a missed instalment in red",
    words: ["Member 1047, W. Kiprop"],
    figures: [{ label: "Savings tonight", amount: 64000 }],
    tags: [{ text: "Loan unpaid", state: "alert" }],
    amounts: [
      { amount: 65000 },
      { amount: 69500 },
      { amount: 69500, state: "alert" },
      { amount: 61500 },
      { amount: 64000, state: "good" },
    ],
  },
  {
    id: "day-of-slots",
    kind: "glance",
    drawing: "calendar",
    name: "a barber shop’s Saturday, hour by hour: three chairs, five bookings, one slot held until its deposit is paid, and three free slots",
    words: ["Saturday 17 October", "9:00", "10:00", "11:00", "12:00"],
    figures: [
      { label: "Booked", amount: 5 },
      { label: "Waits for deposit", amount: 1 },
      { label: "Free", amount: 3 },
    ],
    cells: [
      [{ state: "good" }, { state: "good", span: 2 }, { state: "still" }],
      [{ state: "still" }, { state: "good" }, { state: "wait" }, { state: "good" }],
      [{ state: "good", span: 3 }, { state: "still" }],
    ],
  },
  {
    id: "message-with-its-cost",
    kind: "glance",
    drawing: "message",
    name: "a text message to 812 parents, and its cost",
    words: [
      "Dear Mama Zawadi, school closes on Friday 23 Oct at noon. Fee balance: 4,300. Opt out: *456*9*5#",
    ],
    figures: [
      { label: "Recipients", amount: 812 },
      { label: "Cost", amount: 406 },
    ],
  },
  {
    id: "lessons-offline",
    kind: "glance",
    drawing: "course",
    name: "a course’s four lessons: two are done, the third is open and the fourth opens later",
    words: ["Lesson 1: labels", "Lesson 2: tablets", "Lesson 3: doses", "Lesson 4: storage"],
    cells: [[{ state: "good" }, { state: "good" }, { state: "wait" }, { state: "still" }]],
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
        { label: "Credit", amount: 2300 },
      ],
    },
  },
  {
    id: "payslip",
    kind: "glance",
    drawing: "payslip",
    name: "a payslip with gross pay and net pay, and the statutory deductions between them as parts of a bar",
    figures: [
      { label: "Net pay", amount: 45312 },
      { label: "Gross pay", amount: 60000 },
    ],
    // The deductions: NSSF, SHIF, Housing Levy, PAYE.
    amounts: [{ amount: 3600 }, { amount: 1650 }, { amount: 900 }, { amount: 8538 }],
  },
  {
    id: "sales-pipeline",
    kind: "glance",
    drawing: "funnel",
    name: "a sales funnel, with the value of enquiries, quotes and orders",
    figures: [
      { label: "Enquiry", amount: 640000 },
      { label: "Quote sent", amount: 585000 },
      { label: "Order", amount: 275000 },
    ],
  },
  {
    id: "rent-by-house",
    kind: "glance",
    drawing: "house",
    name: "a block of twelve flats, nine with the rent paid, one paid in part, one unpaid and one empty, and the total rent received",
    figures: [{ label: "Received", amount: 169000 }],
    tags: [{ text: "1C not paid", state: "alert" }],
    cells: [
      [{ state: "good" }, { state: "good" }, { state: "good" }, { state: "good" }],
      [{ state: "good" }, { state: "wait" }, { state: "good" }, { state: "still" }],
      [{ state: "good" }, { state: "good" }, { state: "alert" }, { state: "good" }],
    ],
  },
  {
    id: "patients-in-queue",
    kind: "glance",
    drawing: "board",
    name: "the board in a hospital waiting room, showing the patient called to the doctor and those next in line, an urgent case first",
    figures: [{ label: "Doctor, room 2", text: "A-14" }],
    tags: [
      { text: "A-19", state: "alert" },
      { text: "A-22", state: "still" },
      { text: "A-23", state: "still" },
      { text: "A-16", state: "wait" },
    ],
  },
];
