import { beadOfPost, fill, type findInfoPage, findPost, formatDate, type Words } from "~/content.server";
import { infoHeader } from "~/info-header.server";
import { renderMarkdown } from "~/markdown/render-markdown.server";
import { getOffer } from "~/offers.server";

type InfoPage = NonNullable<ReturnType<typeof findInfoPage>>;

/** The view model of a page of prose: its texts, and what it refers to. */
export function infoPage(page: InfoPage, words: Words) {
  const { kind, path, title, description, heading, lead, updated, action, references, body } = page;
  return {
    kind,
    meta: { title, description, updated },
    header: {
      ...infoHeader(kind, path, words),
      ...{ heading, lead },
      updated: updated
        ? { date: updated, label: fill(words.info.updated, { date: formatDate(updated) }) }
        : undefined,
    },
    article: {
      contents: words.info.contents,
      ...renderMarkdown(body, title, words.info),
    },
    action,
    references: references && {
      title: references.title,
      items: [
        ...references.posts.flatMap((id) => postOf(id, words)),
        ...references.services.map((id) => getOffer("service", id, words)),
        ...references.tools.map((id) => getOffer("tool", id, words)),
        ...references.products.map((id) => getOffer("product", id, words)),
      ].map(({ id, title, description, path, bead, kindLabel }) => ({
        ...{ id, title, description, path, bead, kindLabel },
      })),
    },
  };
}

function postOf(id: string, { common }: Words) {
  const post = findPost(id);
  if (!post) return [];
  const { title, excerpt, path, sample } = post;
  const { post: kind } = common.kinds;
  const kindLabel = sample.includes("story") ? `${kind} · ${common.sample.story}` : kind;
  return { id, title, path, description: excerpt, bead: beadOfPost(post), kindLabel };
}
