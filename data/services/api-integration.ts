import type { ServiceRecord } from "../schemas/service";

export const apiIntegration: ServiceRecord = {
  id: "api-integration",
  order: 2,
  title: "API Integration",
  tagline: "We connect your systems so that a payment, order or invoice is entered only once.",
  description:
    "We connect M-Pesa and WhatsApp with your accounts, shop, CRM and eTIMS client. If a confirmation is lost or arrives twice, your records stay correct, and a log shows what happened.",
  icon: "plug",
  hue: "good",
  illustration: "log-of-confirmations",
  features: [
    "The starting price covers two systems, one way; your quote lists any others",
    "Fields agreed with your accountant and tested on ten of your difficult records",
    "Messages that are lost or arrive twice are found and put right, and a log shows each one",
    "Tests with a cut network, a payment sent twice, an expired key and a wrong account number",
    "Records counted daily in both systems, so any missing record is noticed",
    "Keys kept out of code and spreadsheets, and yours to change",
  ],
  deliverables: [
    "The connection, live, with its source code in your repository",
    "Field map: where each field goes, its format, and the system whose value prevails",
    "Error list with the meaning of each error and the steps to take",
    "Daily reconciliation report between the connected systems",
    "Register of keys, accounts and expiry dates",
  ],
  timeline: [3, 6],
  price: 200000,
  overview: [
    "A customer pays KSh 12,450 to your paybill at 9:02AM. Sales sees the payment on a phone, accounts types it in at 4:30PM, and the stores release the goods the next day, because nobody told them sooner. Connecting the systems is the easy half. You pay us for the hard half: dealing with a confirmation that is lost or arrives twice, a wrong account number or a server that is down on payday.",
    "From {price}, we connect two systems in one direction, for instance paybill receipts into QuickBooks. Two-way connections, more systems and old programs without an API cost more. The work takes 3-6 weeks. Waiting for approvals from M-Pesa, a bank or KRA takes extra time, so we apply for them at the start.",
  ],
  whatWeOffer: [
    {
      icon: "banknote-arrow-down",
      title: "Money in",
      description:
        "The connection stores paybill and till confirmations and matches them to an invoice, member or order. Later it compares them with the official statement, so a lost message becomes a line in a report, not a dispute with a customer.",
    },
    {
      icon: "banknote-arrow-up",
      title: "Money out",
      description:
        "The connection sends refunds, rider pay, commissions and loan disbursements via M-Pesa. One clerk prepares each payment and a second approves it, within a daily limit. If a result is unclear, the payment is checked before it is repeated.",
    },
    {
      icon: "receipt-text",
      title: "Tax invoices",
      description:
        "Each sale goes to your own eTIMS client or your KRA-approved integrator, with the buyer’s PIN, and the invoice details come back into your system. We connect to the eTIMS client and do not replace it.",
    },
    {
      icon: "boxes",
      title: "Accounts and stock",
      description:
        "Customers, items, invoices and receipts move between your shop, point of sale or CRM and QuickBooks, Xero, Sage or Tally. We agree with you in writing which system wins if two differ.",
    },
    {
      icon: "message-square",
      title: "Messages",
      description:
        "Your system sends order confirmations, receipts and reminders by WhatsApp or SMS. Customers who have opted out get no messages.",
    },
    {
      icon: "folder-sync",
      title: "Systems without an API",
      description:
        "For desktop programs without an API, we use scheduled exports, a watched folder or the database’s own import. We will tell you how many minutes behind the copied data will be.",
    },
  ],
  process: [
    {
      phase: "Access and approvals",
      duration: "3-5 working days",
      description:
        "We list every account, key and permission that the job needs and who must sign for each, then apply for access. One real exchange with each system proves that the test access works.",
      deliverables: ["Access list with named owners", "Applications sent", "First test exchange, logged"],
    },
    {
      phase: "Field map",
      duration: "2-5 working days",
      description:
        "Your accountant and our engineer go through the fields one by one, including account codes, VAT treatment, rounding, customer names and dates. We test the field map with ten of your most difficult records.",
      deliverables: [
        "Signed field map",
        "Ten difficult records with agreed results",
        "Your choice: continue, or stop and owe {company.stopAfterDesignPercent}% of the price",
      ],
    },
    {
      phase: "Build against test systems",
      duration: "7-14 working days",
      description:
        "We test the connection by causing faults: we cut the network, send the same payment twice, let a key expire and type a wrong account number. We record each result.",
      deliverables: ["Connection on test systems", "Fault test results", "Error list in plain words"],
    },
    {
      phase: "Go-live and monitoring",
      duration: "3-6 working days",
      description:
        "We begin with one branch, till or product line. Each morning we compare the record counts and totals in both systems and send them to you. The rest follow once the figures agree three mornings in a row.",
      deliverables: ["Live connection", "Three daily reports that balance", "Key register and handover call"],
    },
  ],
  benefits: [
    "Receipts reach the ledger within minutes.",
    "Each figure is typed once, by the person who knows it.",
    "You release goods once payment is confirmed.",
    "When two systems disagree, a report shows the record and the day.",
    "When somebody leaves, changing one key ends their access. No passwords are kept in a shared sheet.",
  ],
  useCases: [
    {
      sample: true,
      title: "Repayments posted to the right loan",
      description:
        "Members of a Kisumu SACCO pay by paybill with their member number. A repayment of KSh 6,500 is split into interest, principal and shares under the society’s own rules. Unknown numbers wait in a suspense account, and the branch sees them within the hour.",
    },
    {
      sample: true,
      title: "Three agrovet shops, one stock list",
      description:
        "In Eldoret, counter sales go to Sage at night with their cost centre and VAT code, and updated stock levels reach the shops by opening time. At 8AM, the managers compare each shop’s margin. Nobody enters the 400 daily sales a second time.",
    },
    {
      sample: true,
      title: "Paying 60 riders on a Saturday",
      description:
        "A Mombasa courier closes its delivery list at noon, and the connection turns it into a payout list. The operations lead prepares the payments, the director approves them and M-Pesa pays. A failed payment comes back to the office with the reason.",
    },
    {
      sample: true,
      title: "School uniforms, ordered the week before term",
      description:
        "An online order triggers a payment prompt. The paid order becomes an invoice in Xero, with the reference from the shop’s own eTIMS client. The buyer gets a WhatsApp message when the parcel leaves. Stock held for unpaid orders is released after two hours.",
    },
  ],
  technologies: [
    "M-Pesa Daraja API",
    "eTIMS, through your own client",
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
      "Number of systems, and whether data flows one way or both",
      "The other system: a documented API, a file export or neither",
      "Payouts, which need approvals, limits and more tests",
      "Past records to load and clean, for instance two years of receipts",
      "How soon you need to know of a fault: the next morning or within the hour",
    ],
  },
  faqs: [
    {
      question: "What if an M-Pesa confirmation is lost?",
      answer:
        "A message can be lost when your server restarts or the network is down. So we check messages against a second source. The connection asks for the status of payments it expects, and once a day the receipts are compared, by number, with the paybill statement. A missing payment is added and marked as late, so your cashier can see that the customer did pay.",
    },
    {
      question: "Are you an approved eTIMS integrator?",
      answer:
        "No. All our systems issue invoices through your own eTIMS client or your own KRA-approved integrator. We connect your system to it and coordinate the tests. KRA decides how a business system may connect, depending on your trade and volume. In the first week, we check with you which route applies. If the integrator charges fees, our quote lists them separately.",
    },
    {
      question: "Our Tally sits on one computer in the back office. Can it be connected too?",
      answer:
        "Usually, as long as that computer is on during working hours. A small program on it imports and exports records at set times. The copied data is therefore a few minutes behind, and a power cut delays it until the computer is back on. If several branches depend on Tally, it may be better to move the accounts to a server first.",
    },
    {
      question: "Who can see our keys and our customers’ data?",
      answer:
        "Keys are created in your name and kept in a secrets store. Our engineers get personal access for the job, listed in the key register, and lose it when the guarantee ends, unless you take monthly maintenance. Tests use made-up or masked customer data. Logs contain references and amounts, without ID numbers or full phone numbers unless you need them.",
    },
    {
      question: "Do we need maintenance at {maintenance} a month?",
      answer:
        "For payments, we advise maintenance in the first year. Providers change their interfaces, and certificates expire. The fee covers monitoring, repairs, small changes and an on-call engineer {company.support} if the live connection stops. A nightly copy of stock levels does not need maintenance: your IT colleague can work from the error list and ask us for help, {company.hours}.",
    },
  ],
  notFor: ["Businesses with ten payments a day into one account. Typing them in takes fifteen minutes."],
};
