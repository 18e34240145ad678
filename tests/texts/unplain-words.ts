import { plainWords } from "#data/editorial.ts";

const patterns = Object.entries(plainWords).map(
  ([avoided, plain]) => [new RegExp(`\\b(?:${avoided})\\b`, "gi"), plain] as const,
);

/** The words of an English text that the site does not use, each with its place in the text and the plain word. */
export function findUnplainWords(text: string): { index: number; found: string; plain: string }[] {
  return patterns.flatMap(([pattern, plain]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found, plain })),
  );
}
