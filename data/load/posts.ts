import { checkRecord } from "../schemas/check";
import { id as idSchema } from "../schemas/common";
import { ContentError } from "../schemas/content-error";
import { type PostFrontMatter, postFrontMatterSchema } from "../schemas/post";
import { checkFigureNumbers } from "./figure-numbers";
import { formatReadTime, formatShortCount } from "./format";
import { readMarkdown } from "./front-matter";
import type { InLanguage, Locale } from "./translation";

/** A post: its front matter, and its text in Markdown. The id is the file's name without `.md`. */
export interface PostSource extends PostFrontMatter, InLanguage {
  id: string;
  path: string;
  readTime: string;
  body: string;
}

/** The reading speed for the read time, in words per minute. */
const readingSpeed = 220;

const files = import.meta.glob<string>("../posts/*.md", { query: "?raw", import: "default", eager: true });

/** Files that are no posts, such as `notes.markdown` or `2026/first.md`. They would be left out without a message. */
const [misplaced] = Object.keys(import.meta.glob(["../posts/**", "!../posts/*.md"]));
if (misplaced)
  throw new ContentError(
    `data/${misplaced.slice(3)} is no post: a post is a file such as data/posts/first.md.`,
  );

/** All posts in a language, the newest first. To add one, add a file in posts/. */
export function readPosts(locale: Locale): PostSource[] {
  return Object.entries(files)
    .map(([file, source]) => readPost(file.replace("../", ""), source, locale))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function readPost(file: string, source: string, locale: Locale): PostSource {
  const { lang, frontMatter, body } = readMarkdown(file, source, postFrontMatterSchema, locale);
  if (locale === "en" && frontMatter.figure) checkFigureNumbers(file, frontMatter.figure, body);
  const id = checkRecord(file, idSchema, file.replace(/^posts\/|\.md$/g, ""));
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
