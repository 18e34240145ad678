import { useEffect, useState } from "react";
import type { PostItem } from "#app/content/post-items.server.ts";
import { useLocalPath } from "#app/ui/link.tsx";

/** Where the whole list is: routes/blog.posts[.]json.ts. */
const englishList = "/blog/posts.json";

/**
 * The articles to choose from: those that came with the page, until more are wanted; then all of them.
 * @param total how many there are; a page that has them all asks for nothing
 * @returns `isComplete` once all are there, `isFailed` when they could not be had
 */
export function useAllPosts(items: PostItem[], total: number, isWanted: boolean) {
  const listPath = useLocalPath(englishList);
  const [all, setAll] = useState<PostItem[]>();
  const [isFailed, setIsFailed] = useState(false);
  const isComplete = all !== undefined || items.length >= total;

  useEffect(() => {
    if (!isWanted || isComplete) return;
    const controller = new AbortController();
    loadAll(listPath, controller.signal).then(setAll, () => setIsFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [isWanted, isComplete, listPath]);

  return { posts: all ?? items, isComplete, isFailed };
}

async function loadAll(listPath: string, signal: AbortSignal): Promise<PostItem[]> {
  const response = await fetch(listPath, { signal });
  if (!response.ok) throw new Error(`${listPath}: ${response.status}`);
  return response.json();
}
