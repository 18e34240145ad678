import { lookOfPost } from "#app/content/accents.ts";
import { isEmptyList } from "#app/content/empty-lists.ts";
import { infoHeader } from "#app/content/info-header-links.ts";
import { contactWays } from "#app/content/links.ts";
import { getOffer, type OfferKind } from "#app/content/offers.ts";
import { pick } from "#app/content/pick.ts";
import { wordsBeside } from "#app/content/words.ts";
import { renderMarkdown } from "#app/markdown/render-markdown.ts";
import { findInfoPage, findPost, formatDate, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { fillTables } from "./generated-tables";

type Prose = NonNullable<ReturnType<typeof findInfoPage>>;

export type InfoPage = ReturnType<typeof infoPage>;

/** The view model of a page of prose. @param conditions decide which of its conditional parts are shown */
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
        fillTables(keepParts(body, conditions), words),
        title,
        words.info,
        words.locale,
        keepParts(english, conditions),
      ),
    },
    action: action && !isEmptyList(action.path) ? action : undefined,
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
  const { common } = wordsBeside(post, words);
  const { post: kind } = common.kinds;
  return {
    ...pick(post, "id", "lang", "title", "path"),
    ...lookOfPost(post),
    text: post.excerpt,
    note: post.sample.includes("story") ? `${kind} · ${common.sample}` : kind,
  };
}

function offerOf(kind: OfferKind, id: string, words: Words) {
  const { kindLabel, ...offer } = getOffer(kind, id, words);
  return { ...pick(offer, "id", "lang", "title", "path", "text", "accent", "icon"), note: kindLabel };
}

/** What a page of prose can make a part depend on. */
interface Conditions {
  /** Cloudflare Turnstile checks who fills in a form. */
  turnstile: boolean;
  /** The company has a provider for its newsletter: the boxes post addresses there. */
  newsletter: boolean;
  /** The company has a registration number with the Data Commissioner. */
  registered: boolean;
  /** A provider counts visits. */
  analytics: boolean;
  /** The company has named a fact by which a buyer can check it, such as its registration number. */
  identified: boolean;
  /** The company has a certificate with a number or a link. */
  certificates: boolean;
  /** The site is in Swahili too. */
  swahili: boolean;
  /** There are case studies. */
  caseStudies: boolean;
  /** There are people on the about page. */
  team: boolean;
}

/** A part without another part in it. */
const part =
  /<!-- if (\w+) -->\n?((?:(?!<!-- if ).)*?)(?:<!-- else -->\n?((?:(?!<!-- if ).)*?))?<!-- end -->\n?/gs;

/**
 * Keeps the parts whose condition holds: `<!-- if turnstile -->…<!-- else -->…<!-- end -->`, the else optional. A part may be
 * in another one.
 * @throws Error naming a condition that does not exist, or a marker without its counterpart
 */
export function keepParts(text: string, conditions: Conditions): string {
  const kept = text.replace(part, (_, name: string, whenTrue: string, whenFalse = "") => {
    if (!(name in conditions)) throw new Error(`<!-- if ${name} -->: there is no condition of this name`);
    return conditions[name as keyof Conditions] ? whenTrue : whenFalse;
  });
  // The innermost parts are replaced. Those around them have none inside now.
  if (kept !== text) return keepParts(kept, conditions);
  const [stray] = /<!-- (?:if|else|end)\b.*?-->/.exec(kept) ?? [];
  if (stray) throw new Error(`${stray} has no counterpart`);
  return kept;
}
