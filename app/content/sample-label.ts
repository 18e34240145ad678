import { listCaseStudies, type Words } from "#data/index.ts";

/**
 * The label of the company's own figures, such as its number of customers. They count as invented while every case study is
 * a sample.
 */
export function figuresLabel({ common, locale }: Words): string | undefined {
  const studies = listCaseStudies(locale);
  return sampleLabel(studies.length > 0 && studies.every(({ sample }) => sample), common.sample);
}

/** The label of a sample; undefined for a real record. @param label `common.sample` */
export function sampleLabel(isSample: boolean, label: string): string | undefined {
  return isSample ? label : undefined;
}

/** Labels the samples in a section: with one label for the section if all records are samples, otherwise one for each. */
export function labelSection<Item extends { sample: boolean }>(items: readonly Item[], label: string) {
  const areAll = items.length > 0 && items.every(({ sample }) => sample);
  return {
    sampleLabel: sampleLabel(areAll, label),
    items: labelSamples(items, label).map((item) => (areAll ? { ...item, sampleLabel: undefined } : item)),
  };
}

/** Replaces the `sample` flag of records by a label. */
export function labelSamples<Item extends { sample: boolean }>(items: readonly Item[], label: string) {
  return items.map(({ sample, ...item }) => ({ ...item, sampleLabel: sampleLabel(sample, label) }));
}
