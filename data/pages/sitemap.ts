/** The copy of the sitemap page. Its links come from the route table and from data/. */
export const sitemap = {
  meta: {
    title: "Sitemap: all pages",
    description:
      "Every page of this site: solutions, tools, services, products, industries, articles, case studies, help, company and legal pages.",
  },
  hero: {
    title: "All pages.",
    intro:
      "Every page of this site, by subject. Press Ctrl+F, or use your browser’s “Find in page”, to search this list.",
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
  /** The label of the link to the demo on a tool's page. */
  demo: "{tool}: try it",
  /** The names of pages that neither header nor footer links to. */
  labels: {} as Record<string, string>,
};
