/** The copy of the press page, keyed by its sections. */
export const press = {
  meta: {
    title: "Press: facts, logos, colours",
    description:
      "For journalists and event organisers: the company in two sentences, facts with their source, logo files as SVG in three versions, brand colours, and whom to ask.",
  },
  hero: {
    heading: "Facts, files and a phone number.",
    lead: "Everything here may be used in articles and programmes about us. If a fact is missing, call: {company.phone}.",
  },
  facts: {
    title: "In short",
    boilerplate:
      "{company.name} builds AI workflows, tools and software for African businesses, above all for small firms and finance teams. It sits in {company.place}. The name is Swahili and means “to flow”.",
    labels: {
      name: "Name",
      tagline: "Line",
      place: "Place",
      offer: "What we sell",
      certifications: "Certificates",
      people: "People to quote",
    },
    offer: "{tools} tools, {services} services, {products} software products",
  },
  logos: {
    title: "Logos",
    lead: "SVG files, sharp at any size. Leave as much room around them as the bead is wide, and please do not recolour them.",
    download: "Download {file}",
    files: [
      {
        id: "logo-on-light",
        file: "/press/logo-on-light.svg",
        title: "On light ground",
        ground: "light" as const,
      },
      {
        id: "logo-on-dark",
        file: "/press/logo-on-dark.svg",
        title: "On dark ground",
        ground: "dark" as const,
      },
      { id: "bead", file: "/press/bead.svg", title: "The bead alone", ground: "light" as const },
    ],
  },
  colours: {
    title: "Colours",
    lead: "Warm paper, deep ink, and seven beads that name our seven solutions. The second value of each is for dark ground.",
    names: {
      paper: "Paper",
      ink: "Ink",
      action: "Action",
    },
  },
  contact: {
    title: "Asking for an interview?",
    text: "Say what the piece is about and when it closes. The person who knows the subject calls back, in English or Swahili.",
    label: "Write to us",
    path: "/support/contact",
  },
};
