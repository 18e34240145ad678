/** The PDF of a tool that its page offers, and the sample quote on the pages about buying. */
export const brochures = {
  download: "Download Brochure",
  size: "PDF, {size} KB",
  title: "{tool}: brochure",
  benefits: "Key benefits",
  columns: { plan: "Plan", price: "Price", holds: "What it includes" },
  popular: "Most popular",
  start: "How to start",
  page: "More details, examples and FAQs: {address}",
  write: "Write to {email}",
  call: "Call {phones}",
  chat: "WhatsApp {whatsapp}",
  date: "These prices were correct on {date}. The tool’s page has the current prices.",
  pageNumber: "Page",
  section: {
    title: "See a sample quote first",
    intro:
      "This example looks like our quotes: one page, with prices from this site. Yours will also give the dates, the rule for passing the test, the AI charges, the plan for any tool used and the countries where your data is kept.",
  },
  quote: {
    label: "Example quote",
    title: "Quote: {service}",
    intro:
      "This example covers one task at the service’s starting price. Yours will cover your own task and price.",
    customer: { label: "For", text: "A wholesaler that keeps its books in QuickBooks" },
    task: {
      label: "Task",
      text: "By 8AM each day, orders, delivery notes and invoices are compared and approved, and are in QuickBooks as drafts",
    },
    delivery: "Delivery",
    price: "The price, and when you pay it",
    columns: { label: "What", price: "Price", vat: "VAT {vatPercent}%", total: "To pay" },
    setup: "Listening, design, build, test, parallel run and training",
    stage: "of which {percent}% {when}",
    later: "Month by month after handover",
    maintenance: "Monthly maintenance, which you can stop at the end of any month",
    year: "First year, with 12 months of maintenance",
    yearAlone: "First year, without maintenance",
    included: "What is included",
    payment: "How pricing works",
    signatures: [
      "For the customer: name, date and signature",
      "For {company.name}: name, date and signature",
    ],
    date: "Date",
  },
};
