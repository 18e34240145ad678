import { beadOfPost, findTeamMember, formatDate, listPosts } from "~/content.server";
import type { PostItem } from "./post-card";

/** What the list shows of every article, newest first. */
export function listPostItems(): PostItem[] {
  return listPosts().map((post) => ({
    id: post.id,
    path: post.path,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    date: post.date,
    dateLabel: formatDate(post.date),
    readTime: post.readTime,
    author: findTeamMember(post.author)?.name ?? "",
    bead: beadOfPost(post),
  }));
}
