import { expect, test } from "vitest";
import { continuedPages, firstPage, postsPerPage } from "#app/routes/blog/paging.ts";

const posts = Array.from({ length: 2 * postsPerPage + 1 }, (_, index) => ({ id: `post-${index}` }));

test("the first page has the newest articles, and the featured one however old it is", () => {
  const newest = posts.slice(0, postsPerPage);
  for (const [index, count] of [
    [0, postsPerPage],
    [postsPerPage - 1, postsPerPage],
    [postsPerPage, postsPerPage + 1],
    [posts.length - 1, postsPerPage + 1],
  ] as const) {
    const featured = posts[index];
    expect(firstPage(posts, featured?.id)).toEqual({ items: newest, featured, count });
  }
  expect(firstPage(posts, undefined)).toEqual({ items: newest, featured: undefined, count: postsPerPage });
});

test("the rest is on as many pages as it takes", () => {
  expect(continuedPages(posts.length)).toEqual([2, 3]);
  expect(continuedPages(2 * postsPerPage)).toEqual([2]);
  expect(continuedPages(postsPerPage)).toEqual([]);
  expect(continuedPages(0)).toEqual([]);
});
