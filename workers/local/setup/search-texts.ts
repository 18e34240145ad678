import type { CompanyRecord } from "#data/schemas/company.ts";
import type { ProjectFiles } from "./project-files.ts";

/** The files of data/ with texts in one of the company's languages. */
export function listTexts(files: ProjectFiles, { languages }: Pick<CompanyRecord, "languages">): string[] {
  const isSwahili = /^data\/sw\/|\/sw\.ts$/;
  return files
    .list("data/**/*.{ts,md}")
    .filter((file) => !/^data\/(load|schemas)\/|README\.md$/.test(file))
    .filter((file) => languages.includes("sw") || !isSwahili.test(file));
}

/** A line of TypeScript that is a comment or part of one. */
const comment = /^\s*(?:\/\/|\/?\*)/;

/** The numbers of the lines with matches outside of comments, and the text of each match. */
function linesWith(
  files: ProjectFiles,
  path: string,
  pattern: RegExp,
): { line: number; matches: string[] }[] {
  const everywhere = new RegExp(pattern, `${pattern.flags}g`);
  return files
    .read(path)
    .split("\n")
    .map((text, index) => ({
      line: index + 1,
      matches: path.endsWith(".ts") && comment.test(text) ? [] : (text.match(everywhere) ?? []),
    }))
    .filter(({ matches }) => matches.length > 0);
}

/** Returns a line for each file with matches outside of comments: `data/products.ts:12,40`. */
export function findPlaces(files: ProjectFiles, paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => {
    const lines = linesWith(files, path, pattern).map(({ line }) => line);
    return lines.length > 0 ? `${path}:${lines.join(",")}` : [];
  });
}

/** As `findPlaces`, with the words that match in each line: `data/products.ts:12,40 (KRA), 55 (KRA, SHIF)`. */
export function findWords(files: ProjectFiles, paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => {
    const groups: { words: string; lines: number[] }[] = [];
    for (const { line, matches } of linesWith(files, path, pattern)) {
      const words = [...new Set(matches)].join(", ");
      const last = groups.at(-1);
      if (last?.words === words) last.lines.push(line);
      else groups.push({ words, lines: [line] });
    }
    const places = groups.map(({ words, lines }) => `${lines.join(",")} (${words})`);
    return places.length > 0 ? `${path}:${places.join(", ")}` : [];
  });
}
