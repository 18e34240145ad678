/** What a page says beside a sample; undefined beside a real record. @param label `common.sample` */
export function sampleLabel(isSample: boolean, label: string): string | undefined {
  return isSample ? label : undefined;
}

/** A section's records: one label for all of them where all are samples, or else one beside each that is. */
export function labelSection<Item extends { sample: boolean }>(items: readonly Item[], label: string) {
  const areAll = items.length > 0 && items.every(({ sample }) => sample);
  return {
    sampleLabel: sampleLabel(areAll, label),
    items: labelSamples(items, label).map((item) => (areAll ? { ...item, sampleLabel: undefined } : item)),
  };
}

/** Records with the label of those that are samples in place of the flag. */
export function labelSamples<Item extends { sample: boolean }>(items: readonly Item[], label: string) {
  return items.map(({ sample, ...item }) => ({ ...item, sampleLabel: sampleLabel(sample, label) }));
}
