import { writeFileSync } from "node:fs";
import { localPath, manifestFile } from "#app/url/locale-paths.ts";
import { getCompany, getEditorialDate, getWords, type Locale, listPosts, locales } from "#data/index.ts";
import { type BuiltPage, readBuiltPages } from "./built-pages";
import { feedXml } from "./feed";
import { finishPages } from "./finish-pages";
import { headersFile } from "./headers-file";
import { writeIcons } from "./icons";
import { llmsText } from "./llms";
import { manifestJson } from "./manifest";
import { writePressLogos } from "./press-logos";
import { drawSharingPictures } from "./sharing-pictures";
import { sitemapXml } from "./sitemap";

/**
 * The last step of a build: finishes the prerendered pages, and writes what others read of the site beside them and
 * the headers that all of it is served with. Everything follows from the prerendered pages and from data/, never from the
 * clock: the same sources give the same files.
 * @param client the folder of the prerendered pages
 */
export async function publish(client: string): Promise<void> {
  const company = getCompany("en");
  const pages = readBuiltPages(client);
  const start = performance.now();
  const drawn = await drawSharingPictures(pages, client, {
    name: company.name,
    host: new URL(company.siteUrl).host,
  });
  const durationMs = Math.round(performance.now() - start);
  process.stdout.write(
    `Sharing pictures: ${pages.length}, of which ${drawn} drawn anew, in ${durationMs} ms\n`,
  );

  await writeIcons(client);
  await writePressLogos(client, company.name);
  const { scripts, anyPage } = await finishPages(client);
  const files: Record<string, string> = {
    "robots.txt": `User-agent: *\nDisallow: /api/\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
    "sitemap.xml": sitemapXml(pages, company.siteUrl, getEditorialDate()),
    ...Object.assign({}, ...locales.map((locale) => readersFiles(client, pages, locale))),
    _headers: await headersFile(scripts, anyPage),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(`${client}/${name}`, content);
}

/** What programs read of the site in one language: the web app manifest, the feed and llms.txt, by their names. */
function readersFiles(client: string, pages: readonly BuiltPage[], locale: Locale): Record<string, string> {
  const company = getCompany(locale);
  const words = getWords(locale);
  const name = (path: string) => localPath(path, locale).slice(1);
  return {
    [name(manifestFile)]: manifestJson(company, words),
    [name(words.layout.feed.path)]: feedXml(
      client,
      listPosts(locale).filter(({ lang }) => !lang),
      company,
      words,
    ),
    [name("/llms.txt")]: llmsText(
      pages.filter((page) => page.locale === locale),
      company,
      words.layout.llms,
    ),
  };
}
