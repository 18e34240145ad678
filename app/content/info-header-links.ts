/** The top of the pages that the footer leads to: prose, and pages of the same kind with a route of their own. */
import { findInfoPage, listLinks, type Words } from "#data/index.ts";
import type { InfoKind } from "#data/schemas/info.ts";

/**
 * A page's header beside its own words: links to pages of its kind, which is in the front matter of prose, or at the footer's
 * link. @throws Error when the footer has no such link to the page
 */
export function infoHeader(kind: InfoKind, path: string, { info, locale }: Words) {
  const links = listLinks(locale)
    .filter((link) => (findInfoPage(link.path, locale)?.kind ?? link.kind) === kind)
    .map(({ label, path: linked, lang }) => ({ label, lang, path: linked, isCurrent: linked === path }));
  if (!links.some(({ isCurrent }) => isCurrent))
    throw new Error(`data/navigation.ts has no link to ${path} with kind: "${kind}"`);
  return { kind, id: path, siblings: { label: info.kinds[kind], links } };
}
