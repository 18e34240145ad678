import { listPostItems } from "#app/content/post-items.server.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { continuedPages, pagePath, postsPerPage } from "../blog/paging";

/**
 * The view model of a page that the blog list goes on with.
 * @param page as the address has it
 * @returns undefined where there is no such page
 */
export function continuedPage(page: string, words: Words) {
  const { list } = words.blog;
  const items = listPostItems(words);
  const pages = continuedPages(items.length);
  const number = pages.find((candidate) => String(candidate) === page);
  if (number === undefined) return;
  const values = { page, total: items.length, pages: pages.length + 1 };
  const newer = { label: list.page.newer, path: pagePath(number - 1) };
  const older = { label: list.page.older, path: pagePath(number + 1) };
  return {
    meta: {
      title: fill(list.page.meta.title, values),
      description: fill(list.page.meta.description, values),
    },
    hero: { title: fill(list.page.title, values), intro: list.hero.intro },
    posts: {
      title: list.posts.title,
      count: fill(list.page.count, values),
      items: items.slice((number - 1) * postsPerPage, number * postsPerPage),
    },
    links: pages.includes(number + 1) ? [newer, older] : [newer],
  };
}
