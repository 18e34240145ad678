/** The words around every page: header, footer, and what is shown when a page is missing or broken. */
export const layout = {
  skipLink: "Skip to main content",
  header: {
    home: "Tiririka home",
    navigationLabel: "Main",
    language: {
      label: "Language",
      options: [
        { code: "EN", name: "English" },
        { code: "SW", name: "Swahili" },
      ],
    },
  },
  footer: {
    about:
      "AI workflows, tools and software for African businesses, built in Nairobi and explained in plain words.",
    contact: "Talk to a person",
    hoursLabel: "Support hours",
    explore: "Explore",
  },
  notFound: {
    title: "This thread ends here",
    text: "The page you asked for doesn’t exist, or has moved. Nothing is broken on your side.",
    home: "Back to the home page",
  },
  failure: {
    title: "Something broke on our side",
    text: "Please try again in a moment. If it is urgent, write or call; a person will answer.",
    home: "Back to the home page",
  },
};
