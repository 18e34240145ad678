/** Case studies with calculated figures. Pages use these instead of the records of data/. */

import { accentOfSolution } from "#app/content/accents.ts";
import { sampleLabel } from "#app/content/sample-label.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import {
  fillNamed,
  findCaseStudy,
  type InLanguage,
  listCaseStudies,
  listSolutions,
  type Words,
} from "#data/index.ts";
import type { CaseStudy } from "#data/schemas/proof.ts";
import { workOutSum } from "./worked-sum";

export type WorkedCaseStudy = ReturnType<typeof workOutCaseStudy>;

export function listWorkedCaseStudies(words: Words): WorkedCaseStudy[] {
  return listCaseStudies(words.locale).map((study) => workOutCaseStudy(study, words));
}

export function findWorkedCaseStudy(id: string | undefined, words: Words): WorkedCaseStudy | undefined {
  const study = id === undefined ? undefined : findCaseStudy(id, words.locale);
  return study && workOutCaseStudy(study, words);
}

/** A case study's texts with calculated figures, and its sum. @throws Error if the sum has no net gain or lacks a price */
export function workOutCaseStudy(study: CaseStudy & InLanguage, words: Words) {
  const { sum: inputs, sample, timeframeNote, ...texts } = study;
  const own = wordsInLanguageOf(study, words);
  const labels = own.common.caseStudy;
  const where = `case-studies.ts (${texts.id})`;
  const worked = inputs && workOutSum(where, inputs, own);
  return {
    ...fillNamed(where, texts, worked?.placeholders ?? {}),
    accent: accentOf(study),
    sum: worked?.sum,
    net: worked?.net,
    sampleLabel: sampleLabel(sample, own.common.sample),
    labels: { ...labels, timeframe: [labels.timeframe, timeframeNote].filter(Boolean).join(", ") },
  };
}

/** The colour of the solution that refers to the case study. */
function accentOf({ id }: CaseStudy) {
  return accentOfSolution({ solution: listSolutions("en").find(({ caseStudy }) => caseStudy === id)?.id });
}
