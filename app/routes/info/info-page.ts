import { lookOfPost } from "#app/content/accents.ts";
import { isEmptyList } from "#app/content/empty-lists.ts";
import { infoHeader } from "#app/content/info-header-links.ts";
import { chatLink, contactWays, officeWeek } from "#app/content/links.ts";
import { getOffer, type OfferKind } from "#app/content/offers.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import { renderMarkdown } from "#app/markdown/render-markdown.ts";
import {
  type demoConditions,
  findInfoPage,
  findPost,
  formatDate,
  keepParts,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { fillTables } from "./generated-tables";

type Prose = NonNullable<ReturnType<typeof findInfoPage>>;

export type InfoPage = ReturnType<typeof infoPage>;

/** The view model of a page of prose. @param conditions decide which of the text's conditional parts are shown */
export function infoPage(page: Prose, words: Words, conditions: Conditions) {
  const { kind, path, title, description, heading, intro, updated, jumps } = page;
  const { action, ways, faq, references, body } = page;
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
      action: jumps ? action : undefined,
      week: ways && officeWeek(words),
    },
    article: {
      jumps,
      solutions: words.common.offerKinds.items.find(({ id }) => id === "solution"),
      contents: words.info.contents,
      ...renderMarkdown(
        fillTables(keepParts(body, conditions), words),
        title,
        words.info,
        words.locale,
        keepParts(english, conditions),
      ),
      folds: {
        intro: words.common.offerKinds.title,
        plans: words.pricing.plans,
        notes: words.pricing.notes,
        payback: words.pricing.payback,
      },
    },
    // A page with jumps has its action in the header and in the closing section.
    action: action && !jumps && !isEmptyList(action.path) ? action : undefined,
    ways: ways && { ...ways, contact: contactWays(words, path) },
    faq,
    closing: jumps
      ? {
          ...words.home.closing,
          ...(action && {
            title: action.title,
            text: action.text,
            start: action.label,
            startPath: action.path,
          }),
          chatLink: chatLink(words.chat.greeting),
        }
      : undefined,
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
  const { common } = wordsInLanguageOf(post, words);
  const { post: kind } = common.kinds;
  return {
    ...post,
    ...lookOfPost(post),
    text: post.excerpt,
    note: post.sample.includes("story") ? `${kind} · ${common.sample}` : kind,
  };
}

function offerOf(kind: OfferKind, id: string, words: Words) {
  const { kindLabel, status: _, ...offer } = getOffer(kind, id, words);
  return { ...offer, note: kindLabel };
}

/** The conditions that a Markdown file can use in `<!-- if NAME -->`. */
type Conditions = ReturnType<typeof demoConditions> & {
  /** Cloudflare Turnstile checks that a person fills in a form. */
  turnstile: boolean;
  /** The company has a newsletter provider. The newsletter boxes post email addresses to this provider. */
  newsletter: boolean;
  /** The company has a registration number with the Data Commissioner. */
  registered: boolean;
  /** A provider counts visits. */
  analytics: boolean;
  /** `data/company.ts` has a fact with which a buyer can check the company, such as its registration number. */
  identified: boolean;
  /** `certifications` in `data/company.ts` is not empty. */
  certifications: boolean;
  /** The company has a certificate with a number or a link. */
  certificates: boolean;
  /** A tool's page has a demo. */
  demos: boolean;
  /** The site also has Swahili pages. */
  swahili: boolean;
  /** There are case studies. */
  caseStudies: boolean;
  /** The about page shows team members. */
  team: boolean;
};
