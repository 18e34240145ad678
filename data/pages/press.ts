/** The words of the tables on the page data/info/press.md. */
export const press = {
  facts: {
    columns: { label: "Fact", value: "Ours" },
    labels: {
      name: "Name",
      tagline: "Tagline",
      place: "Based in",
      offer: "What we sell",
      certifications: "Certifications",
      people: "Spokespeople",
    },
    offer: "{tools} tools, {services} services and {products} software products",
  },
  colours: {
    columns: { name: "Colour", light: "On light", dark: "On dark" },
    names: {
      paper: "Paper",
      ink: "Ink",
      action: "Action",
    },
  },
};
