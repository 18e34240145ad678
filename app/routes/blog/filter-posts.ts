import { matchesText } from "#app/search/matches-text.ts";

interface SearchablePost {
  title: string;
  excerpt: string;
  category: string;
}

/**
 * The posts that the list shows: title or excerpt contains the text, and the category is the
 * chosen one.
 * @param text see {@link matchesText}; empty matches every post
 * @param category null for All
 * @returns in their order
 */
export function filterPosts<Post extends SearchablePost>(
  text: string,
  category: string | null,
  posts: readonly Post[],
): Post[] {
  return posts.filter(
    (post) =>
      (category === null || post.category === category) && matchesText(text, [post.title, post.excerpt]),
  );
}
