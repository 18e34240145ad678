import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { newsletterBox } from "#app/content/newsletter-box.server.ts";
import { listPostItems } from "#app/content/post-items.server.ts";
import { blog } from "#app/seo/schema-org.server.ts";
import { labelOf, listPosts, postCategories, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export function blogPage(words: Words) {
  const { hero, meta, filter, featured, posts, newsletter } = words.blog.list;
  const items = listPostItems(words);
  const first = listPosts(words.locale).find((post) => post.featured)?.id;
  const item = items.find(({ id }) => id === first);
  const choices = [
    { name: "", label: filter.all },
    ...postCategories.map((choice) => ({ ...choice, label: labelOf(choice.name, words.locale) })),
  ];
  return {
    meta,
    hero,
    filter: { search: filter.label, placeholder: filter.placeholder, categories: filter.categories, choices },
    posts: {
      ...posts,
      count: fill(posts.count, { count: "{count}", total: items.length }),
      choices,
      items,
      featured: item && { ...featured, item },
    },
    newsletter: newsletterBox(newsletter, words),
    structuredData: [blog(hero.title, hero.intro, words.locale), breadcrumbData("/blog", words)],
  };
}
