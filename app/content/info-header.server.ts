/** The top of the pages that the footer leads to: prose, and what stands among it. */
import { findInfoPage, getNavigation, type Words } from "#data/index.ts";
import type { Bead } from "#data/schemas/common.ts";
import type { InfoKind } from "#data/schemas/info.ts";

/** Each kind of page wears a bead of its own. */
const beads: Record<InfoKind, Bead> = { legal: 6, help: 5, resource: 3, company: 7 };

/** Pages that are more than prose and have a route of their own, with the prose pages that they stand among. */
const neighbours: Record<string, InfoKind> = {
  "/api-docs": "help",
  "/support": "help",
  "/support/contact": "help",
  "/status": "help",
  "/how-buying-works": "help",
  "/press": "company",
};

/** What a page's header shows besides its own words: its bead, and its siblings under the footer's names. */
export function infoHeader(kind: InfoKind, path: string, { info }: Words) {
  const { footer, legal } = getNavigation();
  const links = [...legal, ...footer.flatMap((group) => group.links)];
  return {
    kind,
    id: path,
    bead: beads[kind],
    siblings: {
      label: info.kinds[kind],
      links: links
        .filter((link) => (neighbours[link.path] ?? findInfoPage(link.path)?.kind) === kind)
        .map((link) => ({ ...link, isCurrent: link.path === path })),
    },
  };
}
