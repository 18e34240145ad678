import { about } from "./pages/about";
import { apiDocs } from "./pages/api-docs";
import { blog } from "./pages/blog";
import { brochure } from "./pages/brochure";
import { buying } from "./pages/buying";
import { caseStudies } from "./pages/case-studies";
import { chat } from "./pages/chat";
import { common } from "./pages/common";
import { getStarted } from "./pages/get-started";
import { home } from "./pages/home";
import { industries } from "./pages/industries";
import { info } from "./pages/info";
import { layout } from "./pages/layout";
import { leadForms } from "./pages/lead-forms";
import { press } from "./pages/press";
import { products } from "./pages/products";
import { roiDemo } from "./pages/roi-demo";
import { services } from "./pages/services";
import { sitemap } from "./pages/sitemap";
import { solutions } from "./pages/solutions";
import { statementDemo } from "./pages/statement-demo";
import { support } from "./pages/support";
import { tools } from "./pages/tools";

/** Every page's copy in English, as it is written. */
export const copy = {
  about,
  apiDocs,
  blog,
  brochure,
  buying,
  caseStudies,
  chat,
  common,
  getStarted,
  home,
  industries,
  info,
  layout,
  leadForms,
  press,
  products,
  roiDemo,
  services,
  sitemap,
  solutions,
  statementDemo,
  support,
  tools,
};

export type Copy = typeof copy;

/**
 * Which pages show a part of the copy: those of these addresses, and those below them. A part that is not
 * named here is that of the page of its own name. While a part lacks words in Swahili, so does each page that shows it.
 */
export const shownAt: Partial<Record<keyof Copy, string | readonly string[]>> = {
  brochure: ["/tools", "/how-buying-works", "/services"],
  buying: "/how-buying-works",
  roiDemo: "/tools/roi-calculator",
  statementDemo: "/tools/ai-mpesa-analyzer",
  // The labels of its form are on the page about the API, its ways to get in touch on those of the support.
  getStarted: ["/get-started", "/support", "/api-docs"],
  products: ["/products", "/api-docs"],
  support: "/support/contact",
  // Shown on pages of many kinds.
  chat: "/",
  common: "/",
  home: "/",
  industries: "/",
  info: "/",
  layout: "/",
  leadForms: "/",
};
