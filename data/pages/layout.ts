/** The texts around every page: header, footer, 404 page and error page. */
export const layout = {
  skipLink: "Skip to main content",
  shortcuts: "Shortcuts",
  backToTop: "Back to top",
  /** The message after a visitor has used a control whose script did not load, or has pressed a link while offline. */
  scriptFailed: "This could not be loaded. Check your connection and try again.",
  header: {
    home: "{company.name} home",
    navigationLabel: "Main",
    menu: "Menu",
    closeMenu: "Close",
    submenu: "{label}: show all",
    /** The name of each language in this language: the label of the link to the page in the other language. */
    languageNames: { en: "English", sw: "Kiswahili" },
  },
  footer: {
    about: "AI workflows, tools and software for African businesses, explained in plain words.",
    contact: "Email us",
    hoursLabel: "Support hours",
    certificationsLabel: "Certificates and rules (proof on request)",
    /** The note in the footer while any record is a sample. */
    samples:
      "“Example” marks firms, people and figures that we invented. We will replace them with those of real customers.",
    tools: "Tools",
    products: "Products",
    newsletter: {
      title: "Practical tips by email",
      text: "One idea a month for teams that still retype things.",
      email: "Email address",
      submit: "Subscribe",
      done: "Subscribed!",
    },
  },
  /** The text alternative of a sharing picture. */
  pictureAlt: "A beadwork pattern drawn for “{title}”",
  /** The RSS feed: its name, and the link to it. */
  feed: { title: "{company.name}: worked examples", label: "RSS feed", path: "/feed.xml" },
  /** The words around the list of pages in llms.txt. */
  llms: {
    intro:
      "AI workflows, tools, software products and consulting for African businesses, mainly for {company.ofCountry} SMEs and finance teams. Prices are in {company.currencyName} ({company.currency}), {company.vat}.",
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
    text: "The page doesn’t exist or has moved. Nothing is wrong at your end.",
    home: "Back to the home page",
  },
  failure: {
    documentTitle: "Something went wrong",
    title: "Something broke on our side",
    text: "Please try again in a moment. If it is urgent, email or call us.",
    home: "Back to the home page",
  },
};
