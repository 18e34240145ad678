import { findTeamMember, formatDate, listPosts } from "#data/index.ts";
import type { Bead } from "#data/schemas/common.ts";
import { beadOfPost } from "./beads.server";

type Post = ReturnType<typeof listPosts>[number];

/** A post as every list shows it. */
export interface PostItem {
  id: string;
  path: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  readTime: string;
  author: string;
  bead: Bead;
}

export function postItem(post: Post): PostItem {
  return {
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
  };
}

/** Every post as lists show it, newest first. */
export function listPostItems(): PostItem[] {
  return listPosts().map(postItem);
}
