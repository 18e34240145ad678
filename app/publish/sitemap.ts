import { alternatesOf, localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { locales } from "#data/index.ts";
import { picturePath } from "../seo/page-meta";
import type { BuiltPage } from "./built-pages";

/** Pages that show the newest posts. Their last change is at least as late as that of the newest post. */
const showPosts = ["/", "/blog"];

/** sitemap.xml. @param site the site's origin @param editorialDate the last change of pages without a date of their own */
export function sitemapXml(pages: readonly BuiltPage[], site: string, editorialDate: string): string {
  const newestPost = pages
    .flatMap(({ path, updated }) => (withoutLocale(path).startsWith("/blog/") && updated) || [])
    .sort()
    .at(-1);
  const lastChange = ({ path, updated = editorialDate }: BuiltPage) =>
    showPosts.includes(withoutLocale(path)) && newestPost && newestPost > updated ? newestPost : updated;
  const paths = new Set(pages.map(({ path }) => path));
  const languagesOf = (path: string) =>
    locales.filter((locale) => paths.has(localPath(withoutLocale(path), locale)));
  const alternates = (page: BuiltPage) =>
    alternatesOf(page.path, languagesOf(page.path))
      .map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(site + path)}"/>`,
      )
      .join("");
  const urls = pages.map(
    (page) =>
      `<url><loc>${escapeXml(site + page.path)}</loc><lastmod>${lastChange(page)}</lastmod>${alternates(page)}` +
      `<image:image><image:loc>${escapeXml(site + picturePath(page.path))}</image:loc></image:image></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
