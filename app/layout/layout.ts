import colours from "virtual:token-colours";
import { companyFacts } from "#app/content/company-facts.ts";
import { isEmptyList } from "#app/content/empty-lists.ts";
import { chatLink, openingHours } from "#app/content/links.ts";
import { newsletterBox } from "#app/content/newsletter-box.ts";
import type { SiteMeta } from "#app/seo/page-meta.ts";
import { localPath, manifestFile } from "#app/url/locale-paths.ts";
import {
  companyAddress,
  describeSamples,
  englishOnly,
  getCompany,
  getNavigation,
  type Locale,
  listLinks,
  listMenuLinks,
  listProducts,
  listSolutions,
  listTools,
  locales,
  pageLanguage,
  type Words,
} from "#data/index.ts";

/** The footer links to at most this many tools and products. */
const footerTools = 6;
const footerProducts = 8;

export type SiteLayout = ReturnType<typeof siteLayout>;

/** The view model of header, footer, chat and error pages. @param path the path of the English page */
export function siteLayout(words: Words, path: string) {
  const { layout, chat } = words;
  const company = getCompany(words.locale);
  const { name } = company;
  const { languageNames, ...header } = layout.header;
  const site: SiteMeta = {
    name,
    url: company.siteUrl,
    country: company.country.code,
    themeColour: colours.paper,
    pictureAlt: layout.pictureAlt,
    languages: locales.filter((locale) => pageLanguage(path, locale) === locale),
  };
  return {
    locale: words.locale,
    englishOnly: englishOnly(words.locale),
    site,
    manifest: localPath(manifestFile, words.locale),
    skipLink: layout.skipLink,
    shortcuts: layout.shortcuts,
    backToTop: layout.backToTop,
    scriptFailed: layout.scriptFailed,
    barAction: barAction(words, path),
    header: {
      ...header,
      name,
      navigation: headerNavigation(words),
      menuLinks: listMenuLinks(words.locale),
      language: languageToggle(languageNames, words.locale, path),
    },
    footer: {
      ...layout.footer,
      newsletter: newsletterBox(layout.footer.newsletter, words),
      name,
      email: company.email,
      place: companyAddress(company),
      // Leave out the postal address, because `place` shows it.
      facts: companyFacts(company, words)
        .filter(({ id }) => id !== "postalAddress")
        .map(({ label, value }) => `${label}: ${value}`),
      certifications: company.certifications.map((certification) => certification.name),
      samples: describeSamples() ? layout.footer.samples : undefined,
      home: layout.header.home,
      hours: openingHours(words, path),
      onCall: words.common.onCall,
      feed: { ...layout.feed, path: localPath(layout.feed.path, words.locale) },
      groups: footerGroups(words),
      legal: getNavigation(words.locale).legal,
    },
    chat: {
      ...chat.widget,
      number: company.whatsapp,
      template: chat.fromChat,
      topicTemplate: chat.fromTopic,
      whenEmpty: chat.whenEmpty,
    },
    analytics: company.analytics && { src: company.analytics.script, ...company.analytics.attributes },
    notFound: layout.notFound,
    failure: layout.failure,
  };
}

/**
 * The action in the bar of narrow windows: the header's button, the quote on `/products`, or WhatsApp on the page that the
 * header's button opens.
 */
function barAction({ locale, home, chat, products }: Words, path: string) {
  const action = getNavigation(locale).main.find(({ isAction }) => isAction);
  if (!action) return;
  if (action.path === path) return { label: home.closing.chat, href: chatLink(chat.greeting) };
  const opensQuote = path === "/products";
  const { path: target, lang } = action;
  return { label: opensQuote ? products.hero.quote : action.label, path: target, lang, opensQuote };
}

/** The link to this page in the other language; undefined if the site has one language. */
function languageToggle(names: Readonly<Record<Locale, string>>, locale: Locale, path: string) {
  const other = locales.find((language) => language !== locale);
  if (!other) return;
  return {
    label: names[other],
    languages: locales.map((language) => ({ locale: language, isShown: language === locale })),
    other: { locale: other, path: alternateOf(path, other) },
  };
}

function headerNavigation(words: Words) {
  return getNavigation(words.locale).main.map(({ hasSolutions, ...link }) => ({
    ...link,
    children: hasSolutions ? solutionLinks(words.locale) : undefined,
  }));
}

function solutionLinks(locale: Locale) {
  return listSolutions(locale).map((solution) => ({
    ...solution,
    // Only the first sentence, because the menu has room for two lines.
    description: solution.description.replace(/(?<=[.!?]) .*/s, ""),
  }));
}

function footerGroups({ layout, locale }: Words) {
  const { tools, products } = layout.footer;
  const groups = getNavigation(locale).footer.map(({ links, ...group }) => ({
    ...group,
    links: links.filter(({ path }) => !isEmptyList(path)),
  }));
  return [
    { label: tools, links: listTools(locale).slice(0, footerTools).map(footerLink) },
    ...groups.slice(0, 1),
    { label: products, links: listProducts(locale).slice(0, footerProducts).map(footerLink) },
    ...groups.slice(1),
  ];
}

const footerLink = ({ title, path, lang }: { title: string; path: string; lang?: Locale | undefined }) => ({
  label: title,
  path,
  lang,
});

/**
 * The target of the language link: the same page or, if it is not translated, the page above it, otherwise the home page.
 * @param path the path of the English page
 */
function alternateOf(path: string, locale: Locale): string {
  if (pageLanguage(path, locale) === locale) return localPath(path, locale);
  const parent = path.slice(0, path.lastIndexOf("/")) || "/";
  const isPage = listLinks("en").some((link) => link.path === parent);
  return isPage ? alternateOf(parent, locale) : localPath("/", locale);
}
