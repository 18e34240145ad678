import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { newsletterBox } from "#app/content/newsletter-box.ts";
import { postItem } from "#app/content/post-items.ts";
import { sampleLabel } from "#app/content/sample-label.ts";
import { renderMarkdown } from "#app/markdown/render-markdown.ts";
import { blogPosting } from "#app/seo/schema-org.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { findPost, findTeamMember, formatDate, getCompany, type Locale, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

type Post = NonNullable<ReturnType<typeof findPost>>;
type PostWords = Words["blog"]["post"];

export type PostPage = ReturnType<typeof postPage>;

export function postPage(post: Post, words: Words) {
  const { title, excerpt, date, updated } = post;
  const copy = words.blog.post;
  const author = authorOf(post, words);
  const item = postItem(post, words);
  return {
    meta: {
      title: shortTitle(title, getCompany(words.locale).name),
      description: excerpt,
      published: date,
      updated,
    },
    header: {
      ...item,
      byline: author,
      // One label for the whole post: its story, its counts or both can be invented.
      sampleLabel: sampleLabel(post.sample.length > 0, words.common.sample),
      back: copy.back,
      categoryPath: `/blog?${new URLSearchParams({ category: post.category })}`,
      updated: updated
        ? { date: updated, label: fill(copy.updated, { date: formatDate(updated, words.locale) }) }
        : undefined,
      facts: [
        post.readTime,
        ...(post.views ? [fill(copy.views, { count: post.views })] : []),
        ...(post.likes ? [fill(copy.likes, { count: post.likes })] : []),
      ],
    },
    article: {
      contents: copy.contents,
      ...renderMarkdown(post.body, title, copy, words.locale, findPost(post.id, "en")?.body),
    },
    colophon: {
      tags: post.tags,
      author,
      tagsLabel: copy.tags,
      like: copy.like,
      likeNote: copy.likeNote,
      kicker: copy.author.kicker,
      share: shareLinks(post, copy.share, words.locale),
    },
    related: {
      title: copy.related.title,
      accent: item.accent,
      items: post.relatedPosts.flatMap((id) => itemOf(id, words)),
    },
    updates: newsletterBox(copy.updates, words),
    structuredData: [
      blogPosting(post, findTeamMember(post.author, words.locale), words.locale),
      breadcrumbData("/blog", words, post),
    ],
  };
}

/** In characters: the length that search engines show of a title, and the least length of a clause used as the title. */
const [titleLimit, leastClause] = [60, 15];

/**
 * Shortens a title to `titleLimit`, with ` | site` after it: the whole title if it fits, otherwise its first clauses, otherwise
 * whole words and an ellipsis.
 */
function shortTitle(title: string, site: string): string {
  const room = titleLimit - ` | ${site}`.length;
  if (title.length <= room) return title;
  const clauses = Array.from(title.matchAll(/[?!](?=\s)|(?=[:,]\s)/g), ({ 0: mark, index }) =>
    title.slice(0, index + mark.length),
  );
  const first = clauses.find(({ length }) => length >= leastClause && length <= room);
  return first ?? `${title.slice(0, title.lastIndexOf(" ", room - 1))}…`;
}

function itemOf(id: string, words: Words) {
  const post = findPost(id, words.locale);
  return post ? [postItem(post, words)] : [];
}

function shareLinks({ path, title }: Post, words: PostWords["share"], locale: Locale) {
  const url = getCompany("en").siteUrl + localPath(path, locale);
  return {
    title: words.title,
    copy: words.copy,
    copied: words.copied,
    url,
    networks: shareNetworks.map((id) => {
      const name = words.networks[id];
      return { id, name, label: fill(words.on, { network: name }), href: shareUrls[id](url, title) };
    }),
  };
}

/** The author's name, role, biography and colour; undefined if the post has no author and the company signs. */
function authorOf({ author }: Post, { common, locale }: Words) {
  const member = findTeamMember(author, locale);
  if (!member) return;
  const sample = sampleLabel(member.sample, common.sample);
  return { ...member, sampleLabel: sample };
}

const shareNetworks = ["x", "facebook", "linkedIn"] as const;

/**
 * The sharing URL of each network. X takes the post's text from this URL; the others read title and text from the shared
 * page.
 */
const shareUrls: Record<(typeof shareNetworks)[number], (url: string, title: string) => string> = {
  x: (url, text) => `https://x.com/intent/post?${new URLSearchParams({ url, text })}`,
  facebook: (u) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u })}`,
  linkedIn: (url) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
};
