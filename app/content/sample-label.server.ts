/**
 * What a page says beside a record that is flagged as a sample; undefined beside one that is not.
 * @param label one of `common.sample`
 */
export function sampleLabel(isSample: boolean, label: string): string | undefined {
  return isSample ? label : undefined;
}

/** Records with the label of those that are samples in place of the flag. */
export function labelSamples<Item extends { sample: boolean }>(items: readonly Item[], label: string) {
  return items.map(({ sample, ...item }) => ({ ...item, sampleLabel: sampleLabel(sample, label) }));
}
