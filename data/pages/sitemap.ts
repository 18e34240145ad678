/** The copy of the sitemap page. Its links come from the route table and from data/. */
export const sitemap = {
  meta: {
    title: "Sitemap: every page on one",
    description:
      "Every page of the site on one: solutions, tools, services, products, industries, articles, case studies, help, the company and the legal pages.",
  },
  hero: {
    title: "Every page, on one.",
    lead: "If it is not here, it does not exist. Press Ctrl+F or use your browser’s search to find a word.",
  },
  groups: {
    main: "Start here",
    solutions: "Solutions",
    tools: "Tools",
    services: "Services",
    products: "Products",
    industries: "Industries",
    blog: "Articles",
    caseStudies: "Case studies",
    legal: "Legal",
  },
  /** Names of pages that neither the header nor the footer names. */
  labels: {} as Record<string, string>,
};
