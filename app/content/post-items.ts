import { drawPicture } from "#app/illustrations/draw-figure.tsx";
import { findTeamMember, formatDate, getCompany, labelOf, listPosts, type Words } from "#data/index.ts";
import { lookOfPost } from "./accents";
import { sampleLabel } from "./sample-label";
import { wordsInLanguageOf } from "./words";

type Post = ReturnType<typeof listPosts>[number];

export type PostItem = ReturnType<typeof postItem>;

/** The view model of a post in a list, in the post's language. */
export function postItem(post: Post, words: Words) {
  const { common, locale } = wordsInLanguageOf(post, words);
  const look = lookOfPost(post);
  return {
    ...post,
    // The label by which the list is filtered, in the language of the page.
    category: labelOf(post.category, words.locale),
    dateLabel: formatDate(post.date, locale),
    author: findTeamMember(post.author, "en")?.name ?? getCompany("en").name,
    // For a post with an invented story.
    sampleLabel: sampleLabel(post.sample.includes("story"), common.sample),
    accent: look.accent,
    figure: drawPicture(post, look),
  };
}

/** The view models of all posts, the newest first. */
export function listPostItems(words: Words): PostItem[] {
  return listPosts(words.locale).map((post) => postItem(post, words));
}
