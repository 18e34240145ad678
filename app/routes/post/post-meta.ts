import type { PageMeta } from "#app/seo/page-meta.ts";

/** What search engines show of a title and of a description, in characters. */
const titleLimit = 60;
const descriptionLimit = 165;

/**
 * The head of a post, made of its own title and excerpt, shortened where they are too long.
 * @param site the name behind the title
 */
export function postMeta({ title, excerpt }: { title: string; excerpt: string }, site: string): PageMeta {
  const room = titleLimit - ` | ${site}`.length;
  return {
    title: beginning(title, room, { until: /[?!:,](?=\s)/g, least: 15 }),
    description: beginning(excerpt, descriptionLimit, { until: /[.?!](?=\s)/g, least: 50 }),
  };
}

/**
 * A beginning of a text that fits and makes sense: all of it, or its first clauses if they say enough, or else as
 * many whole words as fit, with an ellipsis.
 * @param clause.until matches the mark that ends a clause
 * @param clause.least characters that such a beginning must have
 */
function beginning(text: string, limit: number, clause: { until: RegExp; least: number }): string {
  if (text.length <= limit) return text;
  const [firstClauses] = [...text.matchAll(clause.until)]
    .map(({ index }) => text.slice(0, index + 1).replace(/[:,]$/, ""))
    .filter(({ length }) => length >= clause.least && length <= limit);
  return firstClauses ?? `${text.slice(0, text.lastIndexOf(" ", limit - 1))}…`;
}
