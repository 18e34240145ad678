import { drawPicture } from "#app/illustrations/draw-figure.tsx";
import { findTeamMember, formatDate, getCompany, labelOf, listPosts, type Words } from "#data/index.ts";
import { lookOfPost } from "./accents";
import { pick } from "./pick";
import { sampleLabel } from "./sample-label";
import { wordsBeside } from "./words";

type Post = ReturnType<typeof listPosts>[number];

export type PostItem = ReturnType<typeof postItem>;

/** A post as every list shows it, in its own language. */
export function postItem(post: Post, words: Words) {
  const { common, locale } = wordsBeside(post, words);
  const look = lookOfPost(post);
  return {
    ...pick(post, "id", "lang", "path", "title", "excerpt", "date", "readTime"),
    // What the list is filtered by.
    category: labelOf(post.category, words.locale),
    dateLabel: formatDate(post.date, locale),
    author: findTeamMember(post.author, "en")?.name ?? getCompany("en").name,
    // Of an article that tells an invented story.
    sampleLabel: sampleLabel(post.sample.includes("story"), common.sample),
    accent: look.accent,
    figure: drawPicture(post, look),
  };
}

/** Every post as lists show it, newest first. */
export function listPostItems(words: Words): PostItem[] {
  return listPosts(words.locale).map((post) => postItem(post, words));
}
