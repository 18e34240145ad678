import { type InfoFrontMatter, infoFrontMatterSchema } from "../schemas/info";
import { readMarkdown } from "./front-matter";
import type { Locale } from "./translation";

/** A page of prose: its front matter, its address, and its body in Markdown. */
export interface InfoPage extends InfoFrontMatter {
  path: string;
  body: string;
}

const files = import.meta.glob<string>("../info/**/*.md", { query: "?raw", import: "default", eager: true });

/** Their words in Swahili, by the same names. */
const swahili = import.meta.glob<string>("../sw/info/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Every page of prose in a language. A new one is a file in info/, at the place that its address names, one in sw/info/,
 * and a line in routes.ts.
 */
export function readInfoPages(locale: Locale): InfoPage[] {
  return Object.entries(files).map(([path, source]) => {
    const file = path.replace("../", "");
    const { frontMatter, body } = readMarkdown(file, source, infoFrontMatterSchema, locale, swahili);
    return { ...frontMatter, path: file.replace(/^info|\.md$/g, ""), body };
  });
}
