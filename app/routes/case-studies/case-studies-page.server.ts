import { fill } from "#data/fill.ts";
import { chatLink } from "~/content/links.server";
import { findCaseStudy, listSolutions, type Words } from "~/content/records.server";

/** The view model of the case studies: one for each solution, in its colour. */
export function caseStudiesPage({ caseStudies: words, common, home, chat }: Words) {
  return {
    meta: words.meta,
    hero: words.hero,
    strand: words.strand,
    labels: common.caseStudy,
    stories: listSolutions().flatMap(({ bead, title, path, caseStudy }) => {
      const story = findCaseStudy(caseStudy);
      return story ? [{ ...story, bead, more: { label: fill(words.more, { title }), path } }] : [];
    }),
    closing: { ...home.closing, ...words.closing, chatLink: chatLink(chat.greeting) },
  };
}
