import type { InfoKind } from "./schemas/info";

export interface Link {
  label: string;
  path: string;
  /** Of a page with a route of its own: the pages of prose that its header leads to, and theirs to it. */
  kind?: InfoKind;
}

/** The header's links, in order; the one that looks like a button is drawn last. `hasSolutions` opens the seven solution pages; `isAction` looks like a button. */
export const mainNavigation = [
  { label: "Home", path: "/" },
  { label: "Solutions", path: "/solutions", hasSolutions: true },
  { label: "Tools", path: "/tools" },
  { label: "Services", path: "/services" },
  { label: "Blog", path: "/blog" },
  { label: "Get Started", path: "/get-started", isAction: true },
  { label: "Products", path: "/products" },
];

/** Pages of the footer to which the menu on phones leads too, below the header's links. */
export const menuPaths = ["/about", "/case-studies", "/support/contact"];

/** The footer's other links, in groups: the one without links has those of all industries. */
export const footerNavigation: { id: string; label: string; links?: Link[] }[] = [
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
  {
    id: "support",
    label: "Support",
    links: [
      { label: "Support", path: "/support" },
      { label: "Contact", path: "/support/contact", kind: "help" },
      { label: "Status", path: "/status" },
      { label: "Prices", path: "/pricing" },
      { label: "How buying works", path: "/how-buying-works", kind: "help" },
      { label: "Security", path: "/security" },
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

/** The line at the very bottom. */
export const legalNavigation: Link[] = [
  { label: "Privacy", path: "/privacy" },
  { label: "Terms", path: "/terms" },
  { label: "Cookies", path: "/cookies" },
  { label: "GDPR", path: "/gdpr" },
  { label: "Sitemap", path: "/sitemap" },
];
