import { fill } from "#data/fill.ts";
import { beadOfPost } from "~/content/beads.server";
import { postItem } from "~/content/post-items.server";
import { findPost, findTeamMember, formatDate, getCompany, type Words } from "~/content/records.server";
import { renderMarkdown } from "~/markdown/render-markdown.server";
import { postMeta } from "./post-meta";
import { shareAddress, shareNetworks } from "./share-addresses";

type Post = NonNullable<ReturnType<typeof findPost>>;
type PostWords = Words["blog"]["post"];

/** The view model of a post's page, by section: its words filled in, its body as HTML. */
export function postPage(post: Post, words: PostWords) {
  const { title, date, updated } = post;
  const author = getAuthor(post);
  return {
    meta: { ...postMeta(post, getCompany().name), published: date, updated },
    header: {
      id: post.id,
      title,
      excerpt: post.excerpt,
      category: post.category,
      date,
      readTime: post.readTime,
      author: { id: author.id, name: author.name, role: author.role },
      back: words.back,
      bead: beadOfPost(post),
      categoryPath: `/blog?${new URLSearchParams({ category: post.category })}`,
      dateLabel: formatDate(date),
      updated: updated
        ? { date: updated, label: fill(words.updated, { date: formatDate(updated) }) }
        : undefined,
      views: fill(words.views, { count: post.views }),
      likes: fill(words.likes, { count: post.likes }),
    },
    article: { contents: words.contents, ...renderMarkdown(post.body, title, words) },
    colophon: {
      tags: post.tags,
      author,
      tagsLabel: words.tags,
      like: words.like,
      kicker: words.author.kicker,
      share: shareLinks(post, words.share),
    },
    related: { title: words.related.title, items: post.relatedPosts.flatMap(itemOf) },
    updates: words.updates,
  };
}

function itemOf(id: string) {
  const post = findPost(id);
  return post ? [postItem(post)] : [];
}

function shareLinks({ path, title }: Post, words: PostWords["share"]) {
  const url = getCompany().siteUrl + path;
  return {
    title: words.title,
    copy: words.copy,
    copied: words.copied,
    url,
    networks: shareNetworks.map((network) => {
      const name = words.networks[network];
      const label = fill(words.on, { network: name });
      return { id: network, name, label, address: shareAddress(network, url, title) };
    }),
  };
}

/** Every author is a member of the team: data/records.ts has checked it. */
function getAuthor({ id, author }: Post) {
  const member = findTeamMember(author);
  if (!member) throw new Error(`The author of ${id} is not a member of the team: ${author}`);
  const { name, role, bio } = member;
  return { id: author, name, role, bio };
}
