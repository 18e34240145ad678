/** The header of pages of prose, and of other pages that the footer lists under the same kind. */
import { findInfoPage, listLinks, type Words } from "#data/index.ts";
import type { InfoKind } from "#data/schemas/info.ts";

/**
 * The header of a page with links to the pages of the same kind. The kind is in the front matter of prose, or at the link in
 * the footer.
 * @throws Error if the navigation has no link of this kind to the page
 */
export function infoHeader(kind: InfoKind, path: string, { info, locale }: Words) {
  const links = listLinks(locale)
    .filter((link) => (findInfoPage(link.path, locale)?.kind ?? link.kind) === kind)
    .map(({ label, path: linked, lang }) => ({ label, lang, path: linked, isCurrent: linked === path }));
  if (!links.some(({ isCurrent }) => isCurrent))
    throw new Error(`data/navigation.ts needs a link to ${path} with kind: "${kind}"`);
  return { kind, id: path, siblings: { label: info.kinds[kind], links } };
}
