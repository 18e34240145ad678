import { runnerImport } from "vite";
import type { Locale } from "#data/index.ts";

/** The site's data as Vite loads it (posts are globbed), so that expectations of wording come from where the words are. */
export const data = (await runnerImport<typeof import("#data/index.ts")>("./data/index.ts")).module;

/** What the header or the footer calls the page at a path, which is that of the English page. */
export function linkTo(path: string, locale: Locale = "en"): string {
  const label = data.listLinks(locale).find((link) => link.path === path)?.label;
  if (!label) throw new Error(`Neither header nor footer leads to ${path}`);
  return label;
}
