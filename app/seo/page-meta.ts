import type { MetaDescriptor } from "react-router";
import { alternatesOf, localeOf, withoutSlash } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

interface PageMeta {
  /** The page's own. The browser's tab has the site's name behind it. */
  title: string;
  /** At least 50 characters where the texts are the site's own; what is past 165 is left away by sentences. */
  description: string;
  /** ISO dates, for what has them. */
  published?: string | undefined;
  updated?: string | undefined;
}

/** What is the same in every page's head: from the root's loader. */
export interface SiteMeta {
  name: string;
  url: string;
  themeColour: { light: string; dark: string };
  /** Describes a sharing picture: `{title}` is replaced. */
  pictureAlt: string;
  languages: readonly Locale[];
}

interface MetaArgs {
  loaderData?: { meta?: PageMeta } | undefined;
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** How long a description may be, in characters, so that search engines show all of it and it says enough. */
const descriptionLimits = { least: 50, most: 165 };

export const pictureSize = { width: 1200, height: 630 };

/** A language and a country, as Open Graph names them. */
const openGraphLocales: Record<Locale, string> = { en: "en_GB", sw: "sw_KE" };

export const picturePath = (path: string): string => `/og${path === "/" ? "/home" : path}.png`;

/** A page's head, whole: `meta` replaces its parent's; an error state brings its title. @param options.index false: unlisted */
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

/** As many sentences as search engines show, or else as many words with an ellipsis. */
function shortenDescription(text: string): string {
  if (text.length <= descriptionLimits.most) return text;
  const sentences = text.slice(0, text.lastIndexOf(". ", descriptionLimits.most - 1) + 1);
  if (sentences.length >= descriptionLimits.least) return sentences;
  return `${text.slice(0, text.lastIndexOf(" ", descriptionLimits.most - 1))}…`;
}

/** The browser's own frame around the page, in the colour of the paper. */
function themeColourMeta({ themeColour }: SiteMeta): MetaDescriptor[] {
  return (["light", "dark"] as const).map((scheme) => ({
    name: "theme-color",
    media: `(prefers-color-scheme: ${scheme})`,
    content: themeColour[scheme],
  }));
}

/** How the page is found and shared: X reads the Open Graph words where it has none of its own. */
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
    { property: "og:locale", content: openGraphLocales[localeOf(path)] },
    ...site.languages
      .filter((language) => language !== localeOf(path))
      .map((language) => ({ property: "og:locale:alternate", content: openGraphLocales[language] })),
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
