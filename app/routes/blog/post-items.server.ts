import { beadOfPost, findTeamMember, formatDate, listPosts, type Words } from "~/content.server";
import { sampleLabel } from "~/sample-label.server";
import type { PostItem } from "./post-card";

/** What the list shows of every article, newest first. */
export function listPostItems(labels: Words["common"]["sample"]): PostItem[] {
  return listPosts().map((post) => ({
    id: post.id,
    path: post.path,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    date: post.date,
    dateLabel: formatDate(post.date),
    readTime: post.readTime,
    author: authorOf(post.author, labels.author),
    sampleLabel: sampleLabel(post.sample.includes("story"), labels.story),
    bead: beadOfPost(post),
  }));
}

/** Who wrote it, and whether that is an invented person. */
function authorOf(id: string, label: string): string {
  const { name = "", sample = false } = findTeamMember(id) ?? {};
  return sample ? `${name}, ${label}` : name;
}
