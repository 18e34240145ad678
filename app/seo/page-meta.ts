import type { MetaDescriptor } from "react-router";
import { alternatesOf, localeOf, withoutSlash } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

interface PageMeta {
  /** The page's title. The site's name is added to it in the document title. */
  title: string;
  /** At least 50 characters. One of more than 165 is shortened at the end of a sentence. */
  description: string;
  /** ISO dates. */
  published?: string | undefined;
  updated?: string | undefined;
}

/** The data for the head of every page, from the root's loader. */
export interface SiteMeta {
  name: string;
  url: string;
  /** The ISO 3166 code of the company's country. */
  country: string;
  themeColour: { light: string; dark: string };
  /** The text alternative of a sharing picture, with `{title}`. */
  pictureAlt: string;
  languages: readonly Locale[];
}

interface MetaArgs {
  loaderData?: { meta?: PageMeta } | undefined;
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The length of descriptions, in characters. Search engines cut longer ones. */
const descriptionLimits = { least: 50, most: 165 };

export const pictureSize = { width: 1200, height: 630 };

/** Open Graph's name of a language, with a country. English is British in every country; Swahili is the company's. */
const openGraphLocale = (language: Locale, country: string): string =>
  language === "en" ? "en_GB" : `${language}_${country}`;

export const picturePath = (path: string): string => `/og${path === "/" ? "/home" : path}.png`;

/**
 * The complete head of a page, because a route's `meta` replaces that of its parents. An error state sets its own title.
 * @param options.index false adds `noindex`. Default: true
 */
export function pageMeta(args: MetaArgs, { index = true } = {}): MetaDescriptor[] {
  const { site } = (args.matches[0]?.loaderData ?? {}) as { site?: SiteMeta };
  const meta = args.loaderData?.meta;
  if (!site) return [];
  if (!meta) return themeColourMeta(site);
  const description = shortenDescription(meta.description);
  const search = index
    ? searchAndSharingMeta({ ...meta, description }, site, args.location)
    : [{ name: "robots", content: "noindex" }];
  return [
    { title: `${meta.title} | ${site.name}` },
    { name: "description", content: description },
    ...search,
    ...themeColourMeta(site),
  ];
}

/** Shortens a description to whole sentences. If fewer than 50 characters are left, cuts between words instead. */
function shortenDescription(text: string): string {
  if (text.length <= descriptionLimits.most) return text;
  const sentences = text.slice(0, text.lastIndexOf(". ", descriptionLimits.most - 1) + 1);
  if (sentences.length >= descriptionLimits.least) return sentences;
  return `${text.slice(0, text.lastIndexOf(" ", descriptionLimits.most - 1))}…`;
}

/** Colours the browser's toolbar like the background of the page. */
function themeColourMeta({ themeColour }: SiteMeta): MetaDescriptor[] {
  return (["light", "dark"] as const).map((scheme) => ({
    name: "theme-color",
    media: `(prefers-color-scheme: ${scheme})`,
    content: themeColour[scheme],
  }));
}

/** The tags for search engines and for sharing. X uses the Open Graph tags if there are no tags of its own. */
function searchAndSharingMeta(
  meta: PageMeta,
  site: SiteMeta,
  { pathname }: MetaArgs["location"],
): MetaDescriptor[] {
  const path = withoutSlash(pathname);
  const { title, published, updated } = meta;
  return [
    { tagName: "link", rel: "canonical", href: site.url + path },
    ...alternatesOf(path, site.languages).map((alternate) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: alternate.language,
      href: site.url + alternate.path,
    })),
    { property: "og:type", content: published ? "article" : "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: openGraphLocale(localeOf(path), site.country) },
    ...site.languages
      .filter((language) => language !== localeOf(path))
      .map((language) => ({
        property: "og:locale:alternate",
        content: openGraphLocale(language, site.country),
      })),
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: site.url + path },
    { property: "og:image", content: site.url + picturePath(path) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(pictureSize.width) },
    { property: "og:image:height", content: String(pictureSize.height) },
    { property: "og:image:alt", content: fill(site.pictureAlt, { title }) },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    ...(updated ? [{ property: "article:modified_time", content: updated }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
