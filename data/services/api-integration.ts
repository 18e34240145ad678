import type { ServiceRecord } from "../schemas/service";

export const apiIntegration: ServiceRecord = {
  id: "api-integration",
  title: "API Integration",
  tagline: "A payment, order or invoice entered once, and present in every system that needs it.",
  description:
    "Connections between M-Pesa, eTIMS, your accounts, shop, CRM and WhatsApp. Built to survive missed confirmations, duplicates and a night without network, with a log you can read.",
  icon: "plug",
  features: [
    "M-Pesa paybill and till receipts posted to accounts as they arrive",
    "Payment prompts to a customer’s phone, and payouts with two approvers",
    "Sales passed on for eTIMS invoicing, references stored with the sale",
    "Orders, stock and customers kept equal between shop, CRM and accounts",
    "Daily count of both sides, so that a missing record is noticed",
    "Keys kept out of code and spreadsheets, and changeable by you",
  ],
  deliverables: [
    "The connection, live, with its source code in your repository",
    "Field map: which field goes where, in what form, and who wins",
    "Error list with the meaning of each and what to do",
    "Daily reconciliation report between the connected systems",
    "Register of keys, accounts and expiry dates",
  ],
  timeline: [3, 6],
  price: 200000,
  overview: [
    "A customer pays KSh 12,450 to your paybill at 9:02. Sales sees it on a phone, accounts types it in at 4:30, and the stores release the goods tomorrow because nobody told them. Connecting the systems is the easy half of the remedy. The harder half is what we charge for: a confirmation that never comes, one that comes twice, a customer who types the wrong account number, a server that is down during payday.",
    "From KSh 200,000 we connect two systems in one direction, for instance paybill receipts into QuickBooks. Two directions, more systems or an old program without an API cost more. Count on 3-6 weeks from the day that test access works; approvals by M-Pesa, a bank or KRA run on their own calendar and we start them first.",
  ],
  whatWeOffer: [
    {
      title: "Money in",
      description:
        "Paybill and till confirmations are received, stored and matched to an invoice, member or order. Later we compare them with the official statement, so a lost message costs a line in a report and no argument with a customer.",
    },
    {
      title: "Money out",
      description:
        "Refunds, rider pay, commissions and loan disbursements to M-Pesa. One person prepares, another approves, a daily limit applies, and a payment with an unknown result is queried before anyone retries.",
    },
    {
      title: "Tax invoices",
      description:
        "Each sale is handed to your eTIMS route and the invoice details come back into your system. We work with the route KRA has approved for your business; we do not replace it.",
    },
    {
      title: "Accounts and stock",
      description:
        "Customers, items, invoices and receipts between your shop, point of sale or CRM and QuickBooks, Xero, Sage or Tally. We agree in writing which system is right when two differ.",
    },
    {
      title: "Messages",
      description:
        "Order confirmations, receipts and reminders by WhatsApp or SMS, sent by an event in your system. Customers who asked not to be messaged stay off the list everywhere.",
    },
    {
      title: "Systems without a door",
      description:
        "Some desktop programs offer no API. We then use scheduled exports, a watched folder or the database’s own import, and tell you how many minutes behind the copy will be.",
    },
  ],
  process: [
    {
      phase: "Access and approvals",
      duration: "3-5 working days",
      description:
        "We list every account, key and permission the job needs and who must sign for it, then send in the applications. Test access is proved by one real exchange with each system.",
      deliverables: ["Access list with owners", "Applications sent", "First test exchange, logged"],
    },
    {
      phase: "Field map",
      duration: "2-5 working days",
      description:
        "Your accountant and our engineer go through the fields one by one: account codes, VAT treatment, rounding, customer names, dates. Ten awkward records of yours serve as the examination.",
      deliverables: ["Signed field map", "Ten awkward records with agreed results"],
    },
    {
      phase: "Build against test systems",
      duration: "7-14 working days",
      description:
        "The connection is built with faults in mind. We cut the network, send the same payment twice, let a key expire and type nonsense as account number, and record what it does each time.",
      deliverables: ["Connection on test systems", "Fault tests with results", "Error list in plain words"],
    },
    {
      phase: "Go live, then watch",
      duration: "3-6 working days",
      description:
        "We begin with one branch, till or product line. Each morning the counts and totals of both sides are compared and sent to you. The rest follows once three mornings in a row agree.",
      deliverables: ["Live connection", "Three agreeing daily reports", "Key register and handover call"],
    },
  ],
  benefits: [
    "Receipts reach the ledger within minutes; they used to wait for a free afternoon.",
    "A figure is typed once, by the person who knows it.",
    "Goods can be released on a confirmed payment instead of a screenshot of an SMS.",
    "When two systems disagree, a report says which record and since when.",
    "A leaver’s access ends with one key change; no password sits in a shared sheet.",
  ],
  useCases: [
    {
      sample: true,
      title: "Repayments that find the right loan",
      description:
        "Members of a Kisumu SACCO pay by paybill with their member number. A repayment of KSh 6,500 goes to interest, principal and shares in the society’s own order. Unknown numbers wait in suspense, and the branch sees them the same hour.",
    },
    {
      sample: true,
      title: "Three agrovet shops, one stock list",
      description:
        "In Eldoret, counter sales go to Sage at night with cost centre and VAT code, and stock levels return before opening. Management compares margin by shop at 8AM. Nobody re-enters the 400 daily sales.",
    },
    {
      sample: true,
      title: "Paying 60 riders on a Saturday",
      description:
        "A Mombasa courier closes deliveries at noon; they become a payout list. The operations lead prepares, the director approves, M-Pesa pays. A failed payment comes back with its reason, for a person to decide.",
    },
    {
      sample: true,
      title: "School uniforms, ordered the week before term",
      description:
        "An online order triggers a payment prompt, the paid order becomes an invoice in Xero with its eTIMS reference, and the parent receives a WhatsApp note when the parcel leaves. Unpaid orders free the stock after two hours.",
    },
  ],
  technologies: [
    "M-Pesa Daraja API",
    "eTIMS",
    "QuickBooks Online",
    "Xero",
    "Sage",
    "Tally",
    "WhatsApp Business Platform",
    "SMS gateways",
    "Google Sheets",
    "REST, webhooks and SFTP",
    "PostgreSQL",
    "TypeScript and Python",
  ],
  pricing: {
    setup: [200000, 650000],
    maintenance: [20000, 60000],
    factors: [
      "Systems to connect, and whether data flows one way or both",
      "Quality of the other side: a documented API, a file export or neither",
      "Paying out money, which calls for approvals, limits and more tests",
      "Past records to load and clean, for instance two years of receipts",
      "How fast a fault must be seen: next morning or within the hour",
    ],
  },
  faqs: [
    {
      question: "What if an M-Pesa confirmation never reaches us?",
      answer:
        "It happens: your server was restarting, or a line was down. We therefore never trust messages alone. The connection asks for the status of payments it expected, and once a day the receipts we hold are compared with the paybill statement by receipt number. A missing one is added and marked as late, so your cashier can see why the customer was right.",
    },
    {
      question: "Are you an approved eTIMS integrator?",
      answer:
        "We do not claim it here. KRA sets how a business system may connect, and the choice depends on your trade and volume. In the first week we check with you which route applies. Where an approved integrator is required we connect your system to theirs and coordinate the tests. Their fees, if any, are separate and you see them before you sign.",
    },
    {
      question: "Our Tally sits on one computer in the back office. Can it take part?",
      answer:
        "Usually, as long as that computer is on during working hours. A small program beside it imports and exports at set times. We say plainly what this means: the copy is some minutes old, and a power cut delays it until the machine is back. If several branches depend on it, moving the accounts to a server first may be the better spend.",
    },
    {
      question: "Who can see our keys and our customers’ data?",
      answer:
        "Keys are created in your name and kept in a secrets store. Our engineers get named access for the length of the job, listed in the key register, and lose it at handover unless you take the monthly care. Tests use made-up or masked customers. Logs hold references and amounts; we leave out ID numbers and full phone numbers unless you need them.",
    },
    {
      question: "Do we need the monthly care of KSh 20,000-60,000?",
      answer:
        "If the connection carries payments, we advise it for the first year. Providers change their interfaces and certificates expire, and the fee covers watching, repairs and the small changes that follow. A nightly stock copy can live without it: your IT person works from the error list and calls us when stuck. Support answers {company.hours}.",
    },
  ],
  notFor: [
    "At ten payments a day into one account, typing takes fifteen minutes. Keep typing.",
    "Your two products may already sell a ready-made link to each other. Buy that one and test it first.",
    "We do not script around the terms of a portal that forbids automated access.",
  ],
};
