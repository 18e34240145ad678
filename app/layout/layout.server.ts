import colours from "virtual:token-colours";
import { newsletterBox } from "#app/newsletter/newsletter-box.server.ts";
import type { SiteMeta } from "#app/seo/page-meta.ts";
import {
  getCompany,
  getNavigation,
  listProducts,
  listSolutions,
  listTools,
  placeOf,
  type Words,
} from "#data/index.ts";

/** How many tools and products the footer names. */
const footerTools = 6;
const footerProducts = 8;

/**
 * The view model of what is around every page: header, footer, chat, and the words of the error states.
 * @param options.isNewsletterOn whether the newsletter box posts addresses
 */
export function siteLayout(words: Words, { isNewsletterOn = false } = {}) {
  const { layout, chat } = words;
  const company = getCompany();
  const { name } = company;
  const site: SiteMeta = {
    name,
    url: company.siteUrl,
    themeColour: colours.paper,
    pictureAlt: layout.pictureAlt,
  };
  return {
    site,
    skipLink: layout.skipLink,
    backToTop: layout.backToTop,
    scriptFailed: layout.scriptFailed,
    header: { ...layout.header, name, navigation: headerNavigation() },
    footer: {
      ...layout.footer,
      newsletter: newsletterBox(layout.footer.newsletter, words, isNewsletterOn),
      name,
      email: company.email,
      place: placeOf(company),
      certifications: company.certifications,
      home: layout.header.home,
      hours: company.hours.short,
      feed: layout.feed,
      groups: footerGroups(layout.footer),
      legal: getNavigation().legal,
    },
    chat: {
      ...chat.widget,
      number: company.whatsapp,
      template: chat.fromChat,
      whenEmpty: chat.whenEmpty,
    },
    notFound: layout.notFound,
    failure: layout.failure,
  };
}

function headerNavigation() {
  return getNavigation().main.map(({ hasSolutions, ...link }) =>
    hasSolutions ? { ...link, children: solutionLinks() } : link,
  );
}

function solutionLinks() {
  return listSolutions().map(({ id, title, description, path, bead }) => ({
    id,
    title,
    description,
    path,
    bead,
  }));
}

function footerGroups({ tools, products }: Words["layout"]["footer"]) {
  const linkTo = ({ title, path }: { title: string; path: string }) => ({ label: title, path });
  return [
    { label: tools, links: listTools().slice(0, footerTools).map(linkTo) },
    { label: products, links: listProducts().slice(0, footerProducts).map(linkTo) },
    ...getNavigation().footer,
  ];
}
