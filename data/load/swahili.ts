import { dataFile } from "./translation";

/**
 * What there is in Swahili: words alone, in files of the same names as the English, and of each feature in one file. Any may
 * be missing, or all.
 */
const modules = import.meta.glob<Record<string, unknown>>(["../sw/**/*.ts", "!../sw/glossary.ts"], {
  eager: true,
});
const featureModules = import.meta.glob<Record<string, unknown>>("../features/*/sw.ts", { eager: true });
const articles = import.meta.glob<string>("../sw/**/*.md", { query: "?raw", import: "default", eager: true });

/** Whether there is anything in Swahili. */
export const hasSwahili = Object.keys(modules).length > 0;

/** What the Swahili of a file below data/ exports, by name. */
export function swahiliModule(file: string): Record<string, unknown> {
  const path = `../${dataFile("sw", file)}`;
  return modules[path] ?? featureModules[path] ?? {};
}

/** The source of a Markdown file of data/sw/. */
export const swahiliArticle = (file: string): string | undefined => articles[`../sw/${file}`];

/**
 * The words of a record.
 * @param place its file, which exports all of them by their ids, or its folder with a file for each
 */
export function swahiliRecord(place: string, id: string): unknown {
  const [exported] = Object.values(swahiliModule(place.endsWith("/") ? `${place}${id}.ts` : place));
  return place.endsWith("/") ? exported : (exported as Record<string, unknown> | undefined)?.[id];
}
