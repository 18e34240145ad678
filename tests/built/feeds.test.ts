import { readFileSync, statSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { type ElementCompact, xml2js } from "xml-js";
import { alternatesOf, localeOf, localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { languagesOf, pages, pagesIn, translated } from "./html.ts";
import { oneLine } from "./text.ts";

const { siteUrl, email } = data.getCompany("en");

/**
 * Parses an XML file of the build.
 * @throws Error if it is not well-formed
 */
function readXml(name: string): ElementCompact {
  return xml2js(readFileSync(`build/client/${name}`, "utf8"), { compact: true }) as ElementCompact;
}

/** The latest date on which one of the posts was written or updated, in ISO format. */
function lastChange(posts: ReturnType<typeof data.listPosts>): string {
  const dates = posts.map(({ date, updated }) => updated ?? date);
  return dates.sort().at(-1) ?? "";
}

/** All pages that search engines may list. */
const listed = [...pages.entries()]
  .filter(([, page]) => !page.querySelector("meta[name=robots][content=noindex]"))
  .map(([path]) => siteUrl + path);

test("the sitemap lists every page with the date of its last change, which comes from data", () => {
  const entries: ElementCompact[] = readXml("sitemap.xml").urlset.url;
  const dates = new Map(entries.map(({ loc, lastmod }) => [loc._text, lastmod._text]));
  expect([...dates.keys()].sort()).toEqual(listed.sort());
  expect(dates.has(`${siteUrl}/thank-you`)).toBe(false);
  for (const { path, date, updated } of data.listPosts("en")) {
    expect(dates.get(siteUrl + path), path).toBe(updated ?? date);
  }
  for (const { path } of [...data.listTools("en"), ...data.listServices("en"), ...data.listSolutions("en")]) {
    expect(dates.get(siteUrl + path), path).toBe(data.getEditorialDate());
  }
  for (const { loc, "xhtml:link": twins = [] } of entries)
    expect(
      twins.map(({ _attributes }: ElementCompact) => [_attributes?.hreflang, _attributes?.href]),
      loc._text,
    ).toEqual(
      alternatesOf(loc._text.slice(siteUrl.length), languagesOf(loc._text.slice(siteUrl.length))).map(
        ({ language, path }) => [language, siteUrl + path],
      ),
    );
  const newest = lastChange(data.listPosts("en"));
  for (const path of ["/", "/blog"]) expect((dates.get(siteUrl + path) ?? "") >= newest, path).toBe(true);
});

test("robots.txt allows everything but the API, and links to the sitemap", () => {
  expect(readFileSync("build/client/robots.txt", "utf8").split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", `Sitemap: ${siteUrl}/sitemap.xml`]),
  );
});

test("security.txt has the company’s address and the site’s languages, and expires within a year", () => {
  const lines = readFileSync("build/client/.well-known/security.txt", "utf8").trimEnd().split("\n");
  const { Expires = "", ...fields } = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: `mailto:${email}`,
    "Preferred-Languages": data.locales.join(", "),
    Canonical: `${siteUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  // The build may be some days old.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

/** The texts of all paragraphs and other blocks of an article, without the buttons that copy formulas. */
function blocksOf(path: string): string[] {
  const article = pages.get(path)?.querySelector("article")?.clone() as HTMLElement;
  for (const button of article.querySelectorAll("[data-formula] button")) button.remove();
  return article.querySelectorAll("div").map(({ text }) => oneLine(text));
}

describe.each(data.locales)("in %s", (locale) => {
  test("the feed contains the newest posts in full, with absolute URLs", () => {
    const { channel } = readXml(localPath("/feed.xml", locale).slice(1)).rss;
    const newest = translated(data.listPosts(locale)).slice(0, 20);
    expect(channel.item.map(({ link }: ElementCompact) => link._text)).toEqual(
      newest.map(({ path }) => siteUrl + localPath(path, locale)),
    );
    expect(channel.lastBuildDate._text).toBe(new Date(lastChange(newest)).toUTCString());
    for (const [index, post] of newest.entries()) {
      const item = channel.item[index];
      expect(item.title._cdata).toBe(post.title);
      expect(item.guid._text).toBe(siteUrl + localPath(post.path, locale));
      expect(new Date(item.pubDate._text).toISOString().slice(0, 10)).toBe(post.date);
      expect(item.author._text).toContain(email);
      const { url, type, length } = item.enclosure._attributes;
      expect([type, Number(length)]).toEqual([
        "image/png",
        statSync(url.replace(siteUrl, "build/client")).size,
      ]);

      const content = parse(item["content:encoded"]._cdata);
      expect(content.querySelectorAll("p").length, post.id).toBeGreaterThan(0);
      expect(blocksOf(localPath(post.path, locale)), post.id).toContain(oneLine(content.text));
      for (const link of content.querySelectorAll("[href], [src]")) {
        expect(link.getAttribute("href") ?? link.getAttribute("src"), post.id).toMatch(
          /^(https:|mailto:|tel:)/,
        );
      }
    }
  });

  test("llms.txt lists every page with its title and description", () => {
    const text = readFileSync(`build/client${localPath("/llms.txt", locale)}`, "utf8");
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    for (const address of listed.filter((listed) => localeOf(listed.slice(siteUrl.length)) === locale)) {
      const page = pages.get(address.slice(siteUrl.length));
      const description = page?.querySelector("meta[name=description]")?.getAttribute("content");
      expect(text, address).toContain(`](${address}): ${description}`);
    }
  });

  test("the feed is linked from every page", () => {
    for (const [path, page] of pagesIn(locale)) {
      expect(
        page.querySelector('link[rel=alternate][type="application/rss+xml"]')?.getAttribute("href"),
        path,
      ).toBe(localPath("/feed.xml", locale));
      expect(page.querySelector(`footer a[href="${localPath("/feed.xml", locale)}"]`), path).not.toBeNull();
    }
  });
});
