import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { newsletterBox } from "#app/content/newsletter-box.server.ts";
import { listPostItems } from "#app/content/post-items.server.ts";
import { blog } from "#app/seo/schema-org.server.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { labelOf, listPosts, postCategories, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { firstPage, pagePath } from "./paging";

/** The view model of the blog list: its first page, and the featured article wherever that is. */
export function blogPage(words: Words) {
  const { hero, meta, filter, featured, posts, page, newsletter } = words.blog.list;
  const all = listPostItems(words);
  const first = firstPage(all, listPosts(words.locale).find((post) => post.featured)?.id);
  const hasMore = all.length > first.items.length;
  const choices = postChoices(words);
  return {
    meta,
    hero,
    filter: {
      search: filter.label,
      placeholder: filter.placeholder,
      categories: filter.categories,
      choices,
    },
    posts: {
      title: posts.title,
      count: fill(posts.count, { count: first.count, total: all.length }),
      items: first.items,
      featured: first.featured && { ...featured, item: first.featured },
      filtered: {
        choices,
        count: fill(posts.count, { count: "{count}", total: all.length }),
        empty: posts.empty,
        rest: hasMore ? localPath(restPath, words.locale) : undefined,
      },
    },
    older: hasMore ? { label: page.older, path: pagePath(2) } : undefined,
    newsletter: newsletterBox(newsletter, words),
    structuredData: [blog(hero.title, hero.intro, words.locale), breadcrumbData("/blog", words)],
  };
}

/** Where the cards of the articles after the first page are: routes/blog.cards[.]txt.ts. */
const restPath = "/blog/cards.txt";

/** The categories that the list can be filtered by. */
export const postChoices = (words: Words) => [
  { name: "", label: words.blog.list.filter.all },
  ...postCategories.map((choice) => ({ ...choice, label: labelOf(choice.name, words.locale) })),
];
