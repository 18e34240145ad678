import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { newsletterBox } from "#app/content/newsletter-box.ts";
import { listPostItems } from "#app/content/post-items.ts";
import { wordsFor } from "#app/content/words.ts";
import { FilterPanel } from "#app/search/filter-panel.tsx";
import { SolutionsBead } from "#app/sections/closing-section.tsx";
import { EmailSection } from "#app/sections/newsletter-form.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { blog } from "#app/seo/schema-org.ts";
import { labelOf, listPosts, postCategories } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Route } from "./+types/route";
import { PostsSection } from "./posts-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
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
    filter: {
      search: filter.label,
      placeholder: filter.placeholder,
      categories: filter.categories,
      noSearch: words.common.noSearch,
      choices,
    },
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

export const handle = { hasNewsletter: true };

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, filter, posts, newsletter } = loaderData;
  return (
    <>
      <PageHero {...hero}>
        <SolutionsBead className="absolute end-[max(var(--gutter),50%-38rem)] top-12 size-56 text-night max-xl:hidden" />
        <FilterPanel {...filter} />
      </PageHero>
      <PostsSection {...posts} />
      <EmailSection id="newsletter" {...newsletter} />
    </>
  );
}
