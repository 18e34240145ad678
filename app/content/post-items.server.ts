import { drawPicture } from "#app/figures/draw-figure.server.tsx";
import type { FigureView } from "#app/figures/figure.tsx";
import { findTeamMember, formatDate, type InLanguage, labelOf, listPosts, type Words } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { lookOfPost } from "./accents.server";
import { sampleLabel } from "./sample-label.server";
import { wordsBeside } from "./words.server";

type Post = ReturnType<typeof listPosts>[number];

/** What every list shows of a post. */
export interface PostItem extends InLanguage {
  id: string;
  path: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  readTime: string;
  author: string;
  accent: Accent;
  figure: FigureView;
  /** Of an article that tells an invented story. */
  sampleLabel: string | undefined;
}

/** A post as every list shows it, in its own language. */
export function postItem(post: Post, words: Words): PostItem {
  const { common, locale } = wordsBeside(post, words);
  return {
    id: post.id,
    lang: post.lang,
    path: post.path,
    title: post.title,
    excerpt: post.excerpt,
    // What the list is filtered by.
    category: labelOf(post.category, words.locale),
    date: post.date,
    dateLabel: formatDate(post.date, locale),
    readTime: post.readTime,
    author: findTeamMember(post.author, "en")?.name ?? "",
    sampleLabel: sampleLabel(post.sample.includes("story"), common.sample),
    accent: lookOfPost(post).accent,
    figure: drawPicture(post, lookOfPost(post)),
  };
}

/** Every post as lists show it, newest first. */
export function listPostItems(words: Words): PostItem[] {
  return listPosts(words.locale).map((post) => postItem(post, words));
}
