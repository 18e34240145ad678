import { mkdirSync, writeFileSync } from "node:fs";
import { tokenColours } from "#app/build/token-colours.ts";
import { localPath, manifestFile, withoutLocale } from "#app/url/locale-paths.ts";
import {
  getCompany,
  getEditorialDate,
  getWords,
  type Locale,
  listPosts,
  locales,
  type Words,
} from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";
import { type BuiltPage, readBuiltPages } from "./built-pages";
import { deleteRouterFiles } from "./delete-router-files";
import { feedXml } from "./feed";
import { finishPages } from "./finish-pages";
import { headersFile } from "./headers-file";
import { drawSharingPictures } from "./sharing-pictures";
import { sitemapXml } from "./sitemap";

const securityFile = ".well-known/security.txt";

/**
 * The last step of a build: finishes the prerendered pages and writes the other files. The result depends only on the pages
 * and on data/, not on the time, so the same sources give the same files. The only exception is the date in security.txt.
 * @param client the folder of the build with the pages
 * @throws Error if no page was prerendered
 */
export async function publish(client: string): Promise<void> {
  const company = getCompany("en");
  const pages = readBuiltPages(client);
  if (pages.length === 0)
    throw new Error(
      "No page was prerendered, so there is no site. Build in production mode: npm run build, without --mode or NODE_ENV.",
    );
  const drawn = await drawSharingPictures(pages, client, {
    name: company.name,
    host: new URL(company.siteUrl).host,
  });
  process.stdout.write(
    `Sharing pictures: ${pages.length}, of which ${drawn} were drawn and the others cached\n`,
  );

  const { scripts, anyPage } = await finishPages(client);
  deleteRouterFiles(client);
  const files: Record<string, string> = {
    "robots.txt": `User-agent: *\nDisallow: /api/\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
    [securityFile]: securityText(company),
    "sitemap.xml": sitemapXml(pages, company.siteUrl, getEditorialDate()),
    ...Object.assign({}, ...locales.map((locale) => filesForPrograms(client, pages, locale))),
    _headers: await headersFile(scripts, anyPage),
  };
  mkdirSync(`${client}/.well-known`, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(`${client}/${name}`, content);
}

/**
 * security.txt (RFC 9116): how to report a vulnerability. Its readers must not use it after `Expires`, so that nobody writes to an
 * address that is no longer read. The standard recommends less than a year, so it ends at midnight.
 */
function securityText({ email, siteUrl }: Company): string {
  const nextYear = new Date();
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  const fields = {
    Contact: `mailto:${email}`,
    Expires: `${nextYear.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages": locales.join(", "),
    Canonical: `${siteUrl}/${securityFile}`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

/** The files for programs in one language: the web app manifest, the feed and llms.txt, by file name. */
function filesForPrograms(
  client: string,
  pages: readonly BuiltPage[],
  locale: Locale,
): Record<string, string> {
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

/** The web app manifest, with the name, icons and colours that a phone uses for the site on its home screen. */
function manifestJson({ name }: Company, { locale, home }: Words): string {
  const paper = tokenColours().paper?.light;
  return JSON.stringify({
    name,
    short_name: name,
    description: home.meta.description,
    lang: locale,
    start_url: localPath("/", locale),
    display: "minimal-ui",
    theme_color: paper,
    background_color: paper,
    icons: [
      // First, because browsers fetch only the first one when they show a page. It is a twentieth of the size of a PNG.
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

/** llms.txt (https://llmstxt.org): a list of the pages in Markdown for language models. @param copy introduction and headings */
function llmsText(pages: readonly BuiltPage[], company: Company, copy: Words["layout"]["llms"]): string {
  const { name, siteUrl, tagline, email, phones, whatsapp, hours } = company;
  const groupOf = ({ path }: BuiltPage) =>
    copy.groups.find((group) => withoutLocale(path).startsWith(group.path))?.title ?? copy.others;
  const entry = ({ path, title, description }: BuiltPage) =>
    `- [${title.replace(` | ${name}`, "")}](${siteUrl}${path}): ${description}`;
  const sections = [copy.others, ...copy.groups.map(({ title }) => title)].flatMap((title) => {
    const entries = pages.filter((page) => groupOf(page) === title).map(entry);
    return entries.length > 0 ? `## ${title}\n\n${entries.join("\n")}` : [];
  });
  const contact = [email, ...phones, `WhatsApp ${whatsapp}`, ...hours.short].join(", ");
  const parts = [`# ${name}`, `> ${tagline} ${copy.intro}`, `${copy.contact}: ${contact}.`, ...sections];
  return `${parts.join("\n\n")}\n`;
}
