import * as features from "./features";
import { about } from "./pages/about";
import { acknowledgement } from "./pages/acknowledgement";
import { apiDocs } from "./pages/api-docs";
import { blog } from "./pages/blog";
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
import { pricing } from "./pages/pricing";
import { products } from "./pages/products";
import { services } from "./pages/services";
import { sitemap } from "./pages/sitemap";
import { solutions } from "./pages/solutions";
import { support } from "./pages/support";
import { tools } from "./pages/tools";

/** The copy of all pages in English, with unfilled placeholders, and the words of each feature under the feature's name. */
export const copy = {
  about,
  acknowledgement,
  apiDocs,
  blog,
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
  pricing,
  products,
  services,
  sitemap,
  solutions,
  support,
  tools,
  ...features,
};

export type Copy = typeof copy;

/**
 * The parts that several pages show. A word of such a part without a translation is in English on Swahili pages and marked
 * with `lang="en"`. Every other part belongs to one page: while it lacks a word, that page is in English only.
 */
export const sharedParts: readonly (keyof Copy)[] = [
  // The words of a mail.
  "acknowledgement",
  "chat",
  "common",
  "getStarted",
  "home",
  "industries",
  "info",
  "layout",
  "leadForms",
  "products",
];

/** The page to which a part belongs, if its path is not the part's name. Pages below that path belong to the part too. */
export const ownPages: Partial<Record<keyof Copy, string>> = {
  buying: "/how-buying-works",
  support: "/support/contact",
};
