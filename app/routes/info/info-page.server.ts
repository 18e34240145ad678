import { lookOfPost } from "#app/content/accents.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { contactWays } from "#app/content/links.server.ts";
import { getOffer, type OfferKind } from "#app/content/offers.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { findInfoPage, findPost, formatDate, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { type Conditions, keepParts } from "./conditional-parts.server";

type Prose = NonNullable<ReturnType<typeof findInfoPage>>;

export type InfoPage = ReturnType<typeof infoPage>;

/**
 * The view model of a page of prose: its texts, and what it refers to.
 * @param conditions decide which of the page's conditional parts are shown
 */
export function infoPage(page: Prose, words: Words, conditions: Conditions) {
  const { kind, path, title, description, heading, intro, updated, action, ways, faq, references, body } =
    page;
  const english = findInfoPage(path, "en")?.body ?? body;
  return {
    kind,
    meta: { title, description, updated },
    header: {
      ...infoHeader(kind, path, words),
      heading,
      intro,
      updated: updated
        ? { date: updated, label: fill(words.info.updated, { date: formatDate(updated, words.locale) }) }
        : undefined,
    },
    article: {
      contents: words.info.contents,
      ...renderMarkdown(
        keepParts(body, conditions),
        title,
        words.info,
        words.locale,
        keepParts(english, conditions),
      ),
    },
    action,
    ways: ways && { ...ways, contact: contactWays(words, "fromContact") },
    faq,
    references: references && {
      title: references.title,
      items: [
        ...references.posts.flatMap((id) => postOf(id, words)),
        ...references.services.map((id) => offerOf("service", id, words)),
        ...references.tools.map((id) => offerOf("tool", id, words)),
        ...references.products.map((id) => offerOf("product", id, words)),
      ],
    },
  };
}

function postOf(id: string, words: Words) {
  const post = findPost(id, words.locale);
  if (!post) return [];
  const { title, excerpt, path, sample, lang } = post;
  const { common } = wordsBeside(post, words);
  const { post: kind } = common.kinds;
  const kindLabel = sample.includes("story") ? `${kind} · ${common.sample}` : kind;
  return { id, lang, title, path, description: excerpt, accent: lookOfPost(post).accent, kindLabel };
}

function offerOf(kind: OfferKind, id: string, words: Words) {
  const { title, description, path, accent, kindLabel, lang } = getOffer(kind, id, words);
  return { id, lang, title, path, description, accent, kindLabel };
}
