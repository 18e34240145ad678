import { plainWords } from "#data/editorial.ts";

const patterns = Object.entries(plainWords).map(
  ([avoided, plain]) => [new RegExp(`\\b(?:${avoided})\\b`, "gi"), plain] as const,
);

/**
 * Finds words in an English text that the site does not use. Each has its index in the text and the plain word to use
 * instead.
 */
export function findUnplainWords(text: string): { index: number; found: string; plain: string }[] {
  return patterns.flatMap(([pattern, plain]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found, plain })),
  );
}
