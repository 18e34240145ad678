import { readMarkdown } from "./front-matter";
import { type InfoFrontMatter, infoFrontMatterSchema } from "./schemas/info";

/** A page of prose: its front matter, its address, and its body in Markdown. */
export interface InfoPage extends InfoFrontMatter {
  path: string;
  body: string;
}

const files = import.meta.glob<string>("./info/**/*.md", { query: "?raw", import: "default", eager: true });

/** Every page of prose. A new one is a file in info/, at the place that its address names, and a line in routes.ts. */
export const infoPages: InfoPage[] = Object.entries(files).map(([file, source]) => {
  const { frontMatter, body } = readMarkdown(file.replace("./", ""), source, infoFrontMatterSchema);
  return { ...frontMatter, path: file.replace(/^\.\/info|\.md$/g, ""), body };
});
