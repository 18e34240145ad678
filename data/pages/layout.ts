/** The words around every page: header, footer, and what is shown when a page is missing or broken. */
export const layout = {
  skipLink: "Skip to main content",
  backToTop: "Back to top",
  /** Said when a button or a field was used whose script did not load, and when a link is pressed without a connection. */
  scriptFailed: "This could not be loaded. Check your connection and try again.",
  header: {
    home: "{company.name} home",
    navigationLabel: "Main",
    menu: "Menu",
    closeMenu: "Close",
    submenu: "{label}: show all",
    /** What each language calls itself: names the link to the page in the other language. */
    languageNames: { en: "English", sw: "Kiswahili" },
  },
  footer: {
    about: "AI workflows, tools and software for African businesses, explained in plain words.",
    contact: "Talk to a person",
    hoursLabel: "Support hours",
    certificationsLabel: "Certifications",
    /** While records are flagged as samples. */
    samples:
      "“Example” marks firms, people and figures that we invented. Our customers’ own will replace them.",
    tools: "Tools",
    products: "Products",
    newsletter: {
      title: "Practical tips every month",
      text: "One idea a month for teams that still retype things.",
      email: "Email address",
      submit: "Subscribe",
      done: "Subscribed!",
    },
  },
  /** Describes a sharing picture to those who cannot see it. */
  pictureAlt: "A beadwork pattern drawn for “{title}”",
  /** The RSS feed: its name, and the link to it. */
  feed: { title: "{company.name}: worked examples", label: "RSS feed", path: "/feed.xml" },
  /** The words around the list of pages in llms.txt. */
  llms: {
    intro:
      "AI workflows, tools, software products and consulting for African businesses, mainly {company.ofCountry} SMEs and finance teams. Prices are in {company.currencyName} ({company.currency}), {company.vat}.",
    contact: "Contact",
    others: "Start here",
    groups: [
      { title: "Solutions", path: "/solutions" },
      { title: "Tools", path: "/tools" },
      { title: "Services", path: "/services" },
      { title: "Articles", path: "/blog" },
      { title: "Industries", path: "/industries" },
      { title: "Resources", path: "/resources" },
    ],
  },
  notFound: {
    documentTitle: "Page not found",
    title: "We can’t find that page",
    text: "It doesn’t exist or has moved. Nothing is wrong on your side.",
    home: "Back to the home page",
  },
  failure: {
    documentTitle: "Something went wrong",
    title: "Something broke on our side",
    text: "Please try again in a moment. If it is urgent, email or call us.",
    home: "Back to the home page",
  },
};
