import { type InfoFrontMatter, infoFrontMatterSchema } from "../schemas/info";
import { readMarkdown } from "./front-matter";
import type { InLanguage, Locale } from "./translation";

/** A page of prose: its front matter, its path, and its text in Markdown. */
export interface InfoPage extends InfoFrontMatter, InLanguage {
  path: string;
  body: string;
}

const files = import.meta.glob<string>("../info/**/*.md", { query: "?raw", import: "default", eager: true });

/**
 * All pages of prose in a language. To add one, add a file in info/ whose place is the page's path, and a line in routes.ts.
 */
export function readInfoPages(locale: Locale): InfoPage[] {
  return Object.entries(files).map(([path, source]) => {
    const file = path.replace("../", "");
    const { lang, frontMatter, body } = readMarkdown(file, source, infoFrontMatterSchema, locale);
    return { ...frontMatter, lang, path: file.replace(/^info|\.md$/g, ""), body };
  });
}
