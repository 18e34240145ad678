/** The words around the pages of prose in data/info/. Placeholders are filled from the page. */
export const info = {
  contents: "On this page",
  updated: "In force since {date}",
  /** How the pages of a kind are called together; the footer's groups have other names. */
  kinds: {
    legal: "Legal pages",
    help: "Help pages",
    resource: "Resource pages",
    company: "Company pages",
  },
  /** Names, for screen readers, of what scrolls sideways. */
  table: "Table {number}: {section}",
  listing: "Listing {number}: {section}",
};
