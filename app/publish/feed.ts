import { statSync } from "node:fs";
import { Feed } from "feed";
import { localPath } from "#app/url/locale-paths.ts";
import { findPost, findTeamMember, labelOf, type listPosts, type Words } from "#data/index.ts";
import { withoutMarks } from "#data/load/english-marks.ts";
import type { Company } from "#data/schemas/company.ts";
import { renderMarkdown } from "../markdown/render-markdown";
import { picturePath } from "../seo/page-meta";

const feedLength = 20;

/** The RSS feed with the full texts of the 20 newest posts. @param client the build's folder with the sharing pictures */
export function feedXml(
  client: string,
  posts: ReturnType<typeof listPosts>,
  company: Company,
  { layout, blog, locale }: Words,
): string {
  const { name, siteUrl, email } = company;
  const urlOf = (path: string) => siteUrl + localPath(path, locale);
  const newest = posts.slice(0, feedLength);
  const feed = new Feed({
    title: layout.feed.title,
    description: blog.list.meta.description,
    id: urlOf("/blog"),
    link: urlOf("/blog"),
    feed: urlOf(layout.feed.path),
    image: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    language: locale,
    copyright: name,
    generator: name,
    updated: new Date(
      newest
        .map(({ date, updated }) => updated ?? date)
        .sort()
        .at(-1) ?? 0,
    ),
  });
  const { table, listing } = blog.post;
  for (const post of newest) {
    const english = findPost(post.id, "en")?.body;
    const { html } = renderMarkdown(post.body, post.title, { table, listing }, locale, english);
    const [url, picture] = [urlOf(post.path), picturePath(localPath(post.path, locale))];
    feed.addItem({
      title: post.title,
      id: url,
      link: url,
      description: post.excerpt,
      content: withAbsoluteUrls(html, url),
      date: new Date(post.date),
      author: [{ name: authorOf(post.author) ?? name, email }],
      category: [withoutMarks(labelOf(post.category, locale)), ...post.tags].map((category) => ({
        name: category,
      })),
      enclosure: {
        url: siteUrl + picture,
        type: "image/png",
        length: statSync(client + picture).size,
      },
    });
  }
  return feed.rss2();
}

/** The author's name; undefined where the author is a sample, or the company signs. */
function authorOf(id: string | undefined): string | undefined {
  const member = findTeamMember(id, "en");
  return member?.sample ? undefined : member?.name;
}

/** Makes links and anchors absolute, because feed readers show the text outside of this site. */
function withAbsoluteUrls(html: string, article: string): string {
  return html.replace(/ (href|src)="([^"]*)"/g, (_, name, url) => ` ${name}="${new URL(url, article).href}"`);
}
