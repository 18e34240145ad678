import { newsletterBox } from "#app/content/newsletter-box.server.ts";
import { listPostItems } from "#app/content/post-items.server.ts";
import { labelOf, listPosts, postCategories, type Words } from "#data/index.ts";
import { postsPerPage } from "./paging";

/** The view model of the blog list: its first page, and the featured article wherever that is. */
export function blogPage(words: Words) {
  const { list } = words.blog;
  const items = listPostItems(words);
  const featured = listPosts(words.locale).find((post) => post.featured)?.id;
  return {
    ...list,
    filter: {
      ...list.filter,
      choices: postCategories.map((choice) => ({ ...choice, label: labelOf(choice.name, words.locale) })),
    },
    featured: featured ? { ...list.featured, id: featured } : undefined,
    newsletter: newsletterBox(list.newsletter, words),
    total: items.length,
    items: items.filter(({ id }, index) => index < postsPerPage || id === featured),
  };
}
