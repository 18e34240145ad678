/** The words around the pages of prose in data/info/. Placeholders are filled from the page. */
export const info = {
  contents: "On this page",
  updated: "In force since {date}",
  /** The name of each kind of page, for the links in the header. The groups in the footer have other names. */
  kinds: {
    legal: "Legal pages",
    help: "Help pages",
    resource: "Resource pages",
    company: "Company pages",
  },
  /** The accessible names of parts that scroll horizontally. */
  table: "{section}, table {number}",
  listing: "Listing {number}: {section}",
};
