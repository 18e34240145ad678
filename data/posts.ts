import { readMarkdown } from "./front-matter";
import { type PostFrontMatter, postFrontMatterSchema } from "./schemas/post";

/** A post as it is written: its front matter, and its body in Markdown. The id is the file's name. */
export interface PostSource extends PostFrontMatter {
  id: string;
  path: string;
  readTime: string;
  body: string;
}

/** How fast people read, in words a minute. */
const readingSpeed = 220;

const files = import.meta.glob<string>("./posts/*.md", { query: "?raw", import: "default", eager: true });

/** Every post, newest first. A new one is a file in posts/. */
export const posts: PostSource[] = Object.entries(files)
  .map(([file, source]) => readPost(file.replace("./", ""), source))
  .sort((a, b) => b.date.localeCompare(a.date));

function readPost(file: string, source: string): PostSource {
  const { frontMatter, body } = readMarkdown(file, source, postFrontMatterSchema);
  const id = file.replace(/^posts\/|\.md$/g, "");
  const minutes = Math.ceil(body.split(/\s+/).length / readingSpeed);
  return { ...frontMatter, id, path: `/blog/${id}`, readTime: `${minutes} min read`, body };
}
