import { dataFile } from "./translation";

/**
 * The Swahili translation. It holds words only, in files with the same names as the English ones, and one file per feature.
 * Each file, or the whole folder, may be missing.
 */
const modules = import.meta.glob<Record<string, unknown>>(["../sw/**/*.ts", "!../sw/glossary.ts"], {
  eager: true,
});
const featureModules = import.meta.glob<Record<string, unknown>>("../features/*/sw.ts", { eager: true });
const articles = import.meta.glob<string>("../sw/**/*.md", { query: "?raw", import: "default", eager: true });

/** Whether the folder data/sw/ has any module. */
export const hasSwahili = Object.keys(modules).length > 0;

/** The exports of the Swahili translation of a file below data/. Empty if there is none. */
export function swahiliModule(file: string): Record<string, unknown> {
  const path = `../${dataFile("sw", file)}`;
  return modules[path] ?? featureModules[path] ?? {};
}

/** The source of the Swahili translation of a Markdown file below data/; undefined if there is none. */
export const swahiliArticle = (file: string): string | undefined => articles[`../sw/${file}`];

/**
 * The Swahili words of a record.
 * @param place the file that exports the words of all records by id, or the folder with a file per record
 */
export function swahiliRecord(place: string, id: string): unknown {
  const [exported] = Object.values(swahiliModule(place.endsWith("/") ? `${place}${id}.ts` : place));
  return place.endsWith("/") ? exported : (exported as Record<string, unknown> | undefined)?.[id];
}
