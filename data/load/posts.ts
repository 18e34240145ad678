import { type PostFrontMatter, postFrontMatterSchema } from "../schemas/post";
import { formatReadTime, formatShortCount } from "./format";
import { readMarkdown } from "./front-matter";
import type { InLanguage, Locale } from "./translation";

/** A post as it is written: its front matter, and its body in Markdown. The id is the file's name. */
export interface PostSource extends PostFrontMatter, InLanguage {
  id: string;
  path: string;
  readTime: string;
  body: string;
}

/** How fast people read, in words a minute. */
const readingSpeed = 220;

const files = import.meta.glob<string>("../posts/*.md", { query: "?raw", import: "default", eager: true });

/** Every post in a language, newest first. A new one is a file in posts/. */
export function readPosts(locale: Locale): PostSource[] {
  return Object.entries(files)
    .map(([file, source]) => readPost(file.replace("../", ""), source, locale))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function readPost(file: string, source: string, locale: Locale): PostSource {
  const { lang, frontMatter, body } = readMarkdown(file, source, postFrontMatterSchema, locale);
  const id = file.replace(/^posts\/|\.md$/g, "");
  const minutes = Math.ceil(body.split(/\s+/).length / readingSpeed);
  return {
    ...frontMatter,
    lang,
    id,
    path: `/blog/${id}`,
    readTime: formatReadTime(minutes, lang ?? locale),
    views: frontMatter.views && formatShortCount(frontMatter.views, lang ?? locale),
    likes: frontMatter.likes && formatShortCount(frontMatter.likes, lang ?? locale),
    body,
  };
}
