import { fill } from "#data/fill.ts";
import { chatLink } from "~/content/links.server";
import { listCaseStudies, listSolutions, type Words } from "~/content/records.server";
import { sampleLabel } from "~/content/sample-label.server";
import { findWorkedCaseStudy } from "~/roi/case-studies.server";

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
