/** What the things of schema-org.server.ts refer to: addresses of the site, and the company. */
import { localPath } from "#app/url/locale-paths.ts";
import { getCompany, type Locale, pageLanguage } from "#data/index.ts";
import { picturePath } from "./page-meta";

/** The currency of every price on the site. */
export const priceCurrency = () => getCompany("en").currency.code;

/** A page's address in a language, or in English where it has no other, whole. */
export const address = (path: string, locale: Locale = "en") =>
  getCompany("en").siteUrl + localPath(path, pageLanguage(path, locale));
/** The address of a page's sharing picture in a language. */
export const picture = (path: string, locale: Locale) => address(picturePath(localPath(path, locale)));

/** The company, where another thing belongs to it. */
export const company = () =>
  ({ "@type": "Organization", "@id": address("/#organization"), name: getCompany("en").name }) as const;
