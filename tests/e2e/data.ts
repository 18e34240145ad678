import { runnerImport } from "vite";
import type { Locale } from "#data/index.ts";

/** The site's data, loaded by Vite because data/ uses `import.meta.glob`. Tests take expected texts from it. */
export const data = (await runnerImport<typeof import("#data/index.ts")>("./data/index.ts")).module;

/**
 * The label of the link to a page in the header or the footer.
 * @param path the path of the page in English
 */
export function linkTo(path: string, locale: Locale = "en"): string {
  const label = data.listLinks(locale).find((link) => link.path === path)?.label;
  if (!label) throw new Error(`No link in the header or footer leads to ${path}`);
  return label;
}
