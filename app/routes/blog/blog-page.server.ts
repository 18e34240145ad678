import { listPostItems } from "#app/content/post-items.server.ts";
import { newsletterBox } from "#app/newsletter/newsletter-box.server.ts";
import { labelOf, listPosts, postCategories, type Words } from "#data/index.ts";
import { postsPerPage } from "./paging";

/**
 * The view model of the blog list: its first page, and the featured article wherever that is.
 * @param isNewsletterOn whether the newsletter box posts addresses
 */
export function blogPage(words: Words, isNewsletterOn: boolean) {
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
    newsletter: newsletterBox(list.newsletter, words, isNewsletterOn),
    total: items.length,
    items: items.filter(({ id }, index) => index < postsPerPage || id === featured),
  };
}
