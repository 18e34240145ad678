/** The words around the pages of prose in data/info/. Placeholders are filled from the page. */
export const info = {
  contents: "On this page",
  updated: "In force since {date}",
  /** How the pages of a kind are called together. */
  kinds: {
    legal: "Legal",
    help: "Help",
    resource: "Resources",
    company: "Company",
  },
  /** Names, for screen readers, of what scrolls sideways. */
  table: "Table {number}: {section}",
  listing: "Listing {number}: {section}",
};
