/**
 * Counts the `sample` flags in records, at any depth.
 * @returns the number of flags for each name that has at least one
 */
export function countSamples(records: Record<string, unknown>): Record<string, number> {
  const counts = Object.entries(records).map(([name, record]) => [name, countFlags(record)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function countFlags(record: unknown): number {
  if (typeof record !== "object" || record === null) return 0;
  const { sample } = record as { sample?: unknown };
  const own = sample === true ? 1 : Array.isArray(sample) ? sample.length : 0;
  return Object.values(record).reduce((count, child) => count + countFlags(child), own);
}
