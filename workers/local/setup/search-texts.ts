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

/** Returns a line for each file with matches outside of comments: `data/products.ts:12,40`. */
export function findPlaces(files: ProjectFiles, paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => {
    const lines = files.read(path).split("\n");
    const isComment = (line: string) => path.endsWith(".ts") && comment.test(line);
    const found = lines.flatMap((line, index) => (pattern.test(line) && !isComment(line) ? index + 1 : []));
    return found.length > 0 ? `${path}:${found.join(",")}` : [];
  });
}
