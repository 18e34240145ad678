import { beadOfPost } from "#app/content/beads.server.ts";
import { findPost, findTeamMember, formatDate, getCompany, type Words } from "#app/content/data.server.ts";
import { postItem } from "#app/content/post-items.server.ts";
import { sampleLabel } from "#app/content/sample-label.server.ts";
import { drawFigure } from "#app/figures/draw-figure.server.tsx";
import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { newsletterBox } from "#app/newsletter/newsletter-box.server.ts";
import { fill } from "#data/fill.ts";
import { postMeta } from "./post-meta";
import { shareAddress, shareNetworks } from "./share-addresses";

type Post = NonNullable<ReturnType<typeof findPost>>;
type PostWords = Words["blog"]["post"];

/**
 * The view model of a post's page, by section: its words filled in, its body as HTML.
 * @param isNewsletterOn whether the newsletter box posts addresses
 */
export function postPage(post: Post, words: Words, isNewsletterOn: boolean) {
  const { title, date, updated } = post;
  const copy = words.blog.post;
  const labels = words.common.sample;
  const author = getAuthor(post, labels.person);
  return {
    meta: { ...postMeta(post, getCompany().name), published: date, updated },
    header: {
      title,
      excerpt: post.excerpt,
      category: post.category,
      date,
      readTime: post.readTime,
      author: { id: author.id, name: author.name, role: author.role, sampleLabel: author.sampleLabel },
      sampleLabel: sampleLabel(post.sample.includes("story"), labels.story),
      countsSampleLabel: sampleLabel(post.sample.includes("counts"), labels.figures),
      back: copy.back,
      bead: beadOfPost(post),
      figure: drawFigure(post.figure, post.id, beadOfPost(post)),
      categoryPath: `/blog?${new URLSearchParams({ category: post.category })}`,
      dateLabel: formatDate(date),
      updated: updated
        ? { date: updated, label: fill(copy.updated, { date: formatDate(updated) }) }
        : undefined,
      views: post.views && fill(copy.views, { count: post.views }),
      likes: post.likes && fill(copy.likes, { count: post.likes }),
    },
    article: { contents: copy.contents, ...renderMarkdown(post.body, title, copy) },
    colophon: {
      tags: post.tags,
      author,
      tagsLabel: copy.tags,
      like: copy.like,
      kicker: copy.author.kicker,
      share: shareLinks(post, copy.share),
    },
    related: { title: copy.related.title, items: post.relatedPosts.flatMap((id) => itemOf(id, words)) },
    updates: newsletterBox(copy.updates, words, isNewsletterOn),
  };
}

function itemOf(id: string, words: Words) {
  const post = findPost(id);
  return post ? [postItem(post, words)] : [];
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
function getAuthor({ id, author }: Post, label: string) {
  const member = findTeamMember(author);
  if (!member) throw new Error(`The author of ${id} is not a member of the team: ${author}`);
  const { name, role, bio, sample } = member;
  return { id: author, name, role, bio, sampleLabel: sampleLabel(sample, label) };
}
