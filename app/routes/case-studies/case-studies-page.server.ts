import { chatLink } from "#app/content/links.server.ts";
import { listCaseStudies, listSolutions, type Words } from "#app/content/records.server.ts";
import { sampleLabel } from "#app/content/sample-label.server.ts";
import { findWorkedCaseStudy } from "#app/roi/case-studies.server.ts";
import { fill } from "#data/fill.ts";

/** The view model of the case studies: one for each solution, in its colour. */
export function caseStudiesPage(words: Words) {
  const { caseStudies: copy, common, home, chat } = words;
  const hasSamples = listCaseStudies().some(({ sample }) => sample);
  return {
    meta: copy.meta,
    hero: copy.hero,
    strand: { title: copy.strand, sampleLabel: sampleLabel(hasSamples, common.sample.stories) },
    labels: common.caseStudy,
    stories: listSolutions().flatMap(({ bead, title, path, caseStudy }) => {
      const story = findWorkedCaseStudy(caseStudy, words);
      return story ? [{ ...story, bead, more: { label: fill(copy.more, { title }), path } }] : [];
    }),
    closing: { ...home.closing, ...copy.closing, chatLink: chatLink(chat.greeting) },
  };
}
