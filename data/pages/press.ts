/** The copy of the press page, keyed by its sections. */
export const press = {
  meta: {
    title: "Press: facts, logos, colours",
    description:
      "For journalists and event organisers, with the company in short, key facts, the logo as SVG in three versions, brand colours, and who to contact.",
  },
  hero: {
    heading: "Facts, logos and a contact.",
    intro:
      "You may use everything here in articles and programmes about us. If a fact is missing, call {company.phone}.",
  },
  facts: {
    title: "In short",
    boilerplate:
      "{company.name} builds AI workflows, tools and software for African businesses, mainly small firms and finance teams. It is based in {company.place}. The name is Swahili for “to flow”.",
    labels: {
      name: "Name",
      tagline: "Tagline",
      place: "Based in",
      offer: "What we sell",
      certifications: "Certifications",
      people: "Spokespeople",
    },
    offer: "{tools} tools, {services} services, {products} software products",
  },
  logos: {
    title: "Logos",
    intro:
      "SVG files, sharp at any size. Leave clear space as wide as the symbol on every side, and keep the colours.",
    download: "Download {file}",
    files: [
      {
        id: "logo-on-light",
        file: "/press/logo-on-light.svg",
        title: "For light backgrounds",
        ground: "light" as const,
      },
      {
        id: "logo-on-dark",
        file: "/press/logo-on-dark.svg",
        title: "For dark backgrounds",
        ground: "dark" as const,
      },
      { id: "bead", file: "/press/bead.svg", title: "Symbol only", ground: "light" as const },
    ],
  },
  colours: {
    title: "Colours",
    intro:
      "Paper, ink, and one colour for each of our seven solutions. The second value is for dark backgrounds.",
    names: {
      paper: "Paper",
      ink: "Ink",
      action: "Action",
    },
  },
  contact: {
    title: "Would you like an interview?",
    text: "Tell us the subject and your deadline. Whoever knows the subject calls back, in English or Swahili.",
    label: "Write to us",
    path: "/support/contact",
  },
};
