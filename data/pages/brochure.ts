/** The PDF of a tool that its page offers. */
export const brochure = {
  download: "Download Brochure",
  size: "PDF, {size} KB",
  title: "{tool}: brochure",
  benefits: "Key benefits",
  columns: { plan: "Plan", price: "Price", holds: "What it includes" },
  popular: "Most popular",
  start: "How to start",
  page: "More, with examples and questions: {address}",
  write: "Write to {email}",
  call: "Call {phones}",
  chat: "WhatsApp {whatsapp}",
  date: "As of {date}. The page has the current prices.",
  pageNumber: "Page",
};
