/** The top of the pages that the footer leads to: prose, and pages of the same kind with a route of their own. */
import { findInfoPage, listLinks, type Words } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { InfoKind } from "#data/schemas/info.ts";

/** Each kind of page has a colour of its own. */
const accents: Record<InfoKind, Accent> = { legal: 6, help: 5, resource: 3, company: 7 };

/**
 * What a page's header shows besides its own words: its colour, and the links to pages of its kind, as they are named
 * in the footer. The kind is in the front matter of prose, and at the footer's link to any other page.
 * @throws Error when the footer has no such link to the page
 */
export function infoHeader(kind: InfoKind, path: string, { info, locale }: Words) {
  const links = listLinks(locale)
    .filter((link) => (findInfoPage(link.path, locale)?.kind ?? link.kind) === kind)
    .map(({ label, path: linked, lang }) => ({ label, lang, path: linked, isCurrent: linked === path }));
  if (!links.some(({ isCurrent }) => isCurrent))
    throw new Error(`data/navigation.ts has no link to ${path} with kind: "${kind}"`);
  return { kind, id: path, accent: accents[kind], siblings: { label: info.kinds[kind], links } };
}
