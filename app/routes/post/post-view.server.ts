import { beadOfPost, findPost, findTeamMember, formatDate, getCompany, type Words } from "~/content.server";
import { renderMarkdown } from "~/markdown/render-markdown.server";
import { sampleLabel } from "~/sample-label.server";
import { postMeta } from "./post-meta";
import { shareAddress, shareNetworks } from "./share-addresses";

type Post = NonNullable<ReturnType<typeof findPost>>;

/** What the page of a post shows, by section: its words filled in, its body as HTML. */
export function viewPost(post: Post, words: Words["blog"]["post"], labels: Words["common"]["sample"]) {
  const { id, path, title, excerpt, category, date, updated, readTime, tags } = post;
  const { name: site, siteUrl } = getCompany();
  const url = siteUrl + path;
  const author = getAuthor(post, labels);
  return {
    meta: { ...postMeta(post, site), published: date, updated },
    header: {
      ...{ id, title, excerpt, category, date, readTime },
      author: { id: author.id, name: author.name, role: author.role, sampleLabel: author.sampleLabel },
      sampleLabel: sampleLabel(post.sample.includes("story"), labels.story),
      countsSampleLabel: sampleLabel(post.sample.includes("counts"), labels.figures),
      back: words.back,
      bead: beadOfPost(post),
      categoryPath: `/blog?${new URLSearchParams({ category })}`,
      dateLabel: formatDate(date),
      updated: updated
        ? { date: updated, label: words.updated.replace("{date}", formatDate(updated)) }
        : undefined,
      views: words.views.replace("{count}", post.views),
      likes: words.likes.replace("{count}", post.likes),
    },
    article: { contents: words.contents, ...renderMarkdown(post.body, title, words) },
    colophon: {
      ...{ tags, author },
      tagsLabel: words.tags,
      like: words.like,
      kicker: words.author.kicker,
      share: {
        ...{ title: words.share.title, copy: words.share.copy, copied: words.share.copied, url },
        networks: shareNetworks.map((network) => {
          const name = words.share.networks[network];
          const label = words.share.on.replace("{network}", name);
          return { id: network, name, label, address: shareAddress(network, url, title) };
        }),
      },
    },
    related: {
      title: words.related.title,
      items: post.relatedPosts.flatMap((relatedId) => {
        const related = findPost(relatedId);
        if (!related) return [];
        const { id, path, title, excerpt, readTime, sample } = related;
        return {
          ...{ id, path, title, excerpt, readTime, bead: beadOfPost(related) },
          sampleLabel: sampleLabel(sample.includes("story"), labels.story),
        };
      }),
    },
    updates: words.updates,
  };
}

/** Every author is a member of the team: data/index.ts has checked it. */
function getAuthor({ id, author }: Post, labels: Words["common"]["sample"]) {
  const member = findTeamMember(author);
  if (!member) throw new Error(`The author of ${id} is not a member of the team: ${author}`);
  const { name, role, bio, sample } = member;
  return { id: author, name, role, bio, sampleLabel: sampleLabel(sample, labels.person) };
}
