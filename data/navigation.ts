import type { InfoKind } from "./schemas/info";

export interface Link {
  label: string;
  path: string;
  /**
   * Only for a page with a route of its own: a kind of prose pages. The headers of these pages link to it, and its header
   * links to them.
   */
  kind?: InfoKind;
}

/**
 * The header's links, in order. `hasSolutions`: the link has a menu of the seven solutions. `isAction`: it is the button at
 * the end of the header, so it is the last one.
 */
export const mainNavigation = [
  { label: "Home", path: "/" },
  { label: "Solutions", path: "/solutions", hasSolutions: true },
  { label: "Tools", path: "/tools" },
  { label: "Services", path: "/services" },
  { label: "Blog", path: "/blog" },
  { label: "Products", path: "/products" },
  { label: "Get Started", path: "/get-started", isAction: true },
];

/** Pages of the footer that the menu on phones also links to, below the header's links. */
export const menuPaths = ["/pricing", "/about", "/case-studies", "/support/contact"];

/**
 * The footer's other links, in groups. In a wide window the first one is below the tools. The group without `links` gets the links of all industries.
 */
export const footerNavigation: { id: string; label: string; links?: Link[] }[] = [
  {
    id: "support",
    label: "Help",
    links: [
      { label: "Support", path: "/support" },
      { label: "Contact", path: "/support/contact", kind: "help" },
      { label: "Status", path: "/status" },
      { label: "Prices", path: "/pricing" },
      { label: "How buying works", path: "/how-buying-works", kind: "help" },
      { label: "Security", path: "/security" },
    ],
  },
  {
    id: "company",
    label: "Company",
    links: [
      { label: "About", path: "/about" },
      { label: "Team", path: "/about#team" },
      { label: "Case studies", path: "/case-studies" },
      { label: "Careers", path: "/careers" },
      { label: "Press", path: "/press" },
      { label: "Partners", path: "/partners" },
      { label: "Investors", path: "/investors" },
      { label: "Awards", path: "/awards" },
      { label: "Sustainability", path: "/sustainability" },
    ],
  },
  { id: "industries", label: "Industries" },
  {
    id: "resources",
    label: "Resources",
    links: [
      { label: "Blog", path: "/blog" },
      { label: "Documentation", path: "/docs" },
      { label: "API documentation", path: "/api-docs" },
      { label: "White papers", path: "/resources/whitepapers" },
      { label: "Webinars", path: "/resources/webinars" },
      { label: "Implementation", path: "/resources/implementation" },
      { label: "Best practices", path: "/resources/best-practices" },
    ],
  },
];

/** The links in the last line of the footer. */
export const legalNavigation: Link[] = [
  { label: "Privacy", path: "/privacy" },
  { label: "Terms", path: "/terms" },
  { label: "Cookies", path: "/cookies" },
  { label: "GDPR", path: "/gdpr" },
  { label: "Sitemap", path: "/sitemap" },
];
