import { type InfoFrontMatter, infoFrontMatterSchema } from "../schemas/info";
import { readMarkdown } from "./front-matter";
import type { InLanguage, Locale } from "./translation";

/** A page of prose: its front matter, its address, and its body in Markdown. */
export interface InfoPage extends InfoFrontMatter, InLanguage {
  path: string;
  body: string;
}

const files = import.meta.glob<string>("../info/**/*.md", { query: "?raw", import: "default", eager: true });

/**
 * Every page of prose in a language. A new one is a file in info/, at the place that its address names, and a line
 * in routes.ts.
 */
export function readInfoPages(locale: Locale): InfoPage[] {
  return Object.entries(files).map(([path, source]) => {
    const file = path.replace("../", "");
    const { lang, frontMatter, body } = readMarkdown(file, source, infoFrontMatterSchema, locale);
    return { ...frontMatter, lang, path: file.replace(/^info|\.md$/g, ""), body };
  });
}
