import { useEffect, useRef, useState } from "react";
import { beadOfPost, listPosts, postCategories, wordsFor } from "~/content.server";
import { useListFilter } from "~/search/use-list-filter";
import { EmailSection } from "~/sections/email-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { blog, breadcrumbList, crumbsTo } from "~/seo/things.server";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/route";
import { FeaturedSection } from "./featured-section";
import { filterPosts } from "./filter-posts";
import { pagePath, postsPerPage } from "./paging";
import { listPostItems } from "./post-items.server";
import { PostsSection } from "./posts-section";
import { SearchSection } from "./search-section";
import { useAllPosts } from "./use-all-posts";

export function loader({ context, request }: Route.LoaderArgs) {
  const { blog: words, common } = wordsFor(request);
  const { list } = words;
  describePage(context, blog(list.hero.title, list.hero.lead), breadcrumbList(crumbsTo("/blog")));
  const items = listPostItems(common.sample);
  const featured = listPosts().find(({ featured }) => featured)?.id;
  return {
    ...list,
    filter: {
      ...list.filter,
      choices: postCategories.map((category) => ({ name: category, bead: beadOfPost({ category }) })),
    },
    featured: { ...list.featured, id: featured },
    total: items.length,
    items: items.filter(({ id }, index) => index < postsPerPage || id === featured),
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/**
 * The newest articles are here, the rest comes when it is asked for, by a search, a category or for more. The browser
 * filters; the featured article stands apart until a filter is on.
 */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, featured, posts, newsletter, items, total } = loaderData;
  const filter = useListFilter(loaderData.filter.choices.map(({ name }) => name));
  const [shown, setShown] = useState(postsPerPage);
  const all = useAllPosts(items, total, filter.isOn || shown > postsPerPage);
  const found = filterPosts(filter.text, filter.category, all.posts);
  const apart = filter.isOn ? undefined : found.find(({ id }) => id === featured.id);
  const visible = filter.isOn ? found : found.slice(0, shown);
  const count = posts.count.replace("{count}", String(visible.length)).replace("{total}", String(total));
  const hasMore = filter.isOn ? all.isFailed : shown < total;
  /** How many there were when somebody asked for more. */
  const seen = useRef<number>(null);

  // They go on with the first of the new ones.
  useEffect(() => {
    const next = seen.current === null ? undefined : visible[seen.current];
    if (!next) return;
    seen.current = null;
    document.querySelector<HTMLElement>(`main a[href="${next.path}"]`)?.focus();
  });

  return (
    <>
      <PageHero bead={4} {...hero}>
        <SearchSection filter={filter} {...loaderData.filter} />
      </PageHero>
      {apart && <FeaturedSection kicker={featured.kicker} item={apart} />}
      <PostsSection
        title={filter.category ?? posts.title}
        // What is not known yet is not said: neither how many, nor that there are none.
        count={filter.isOn && !all.isComplete ? "" : count}
        items={visible.filter((item) => item !== apart)}
        isClose={filter.isOn}
        {...(all.isComplete && { empty: { ...posts.empty, onClear: filter.clear } })}
      >
        {hasMore && (
          <ButtonLink
            to={pagePath(shown / postsPerPage + 1)}
            variant="quiet"
            prefetch="none"
            onClick={(event) => {
              // Where the rest can't be had, the link leads to its page.
              if (all.isFailed) return;
              event.preventDefault();
              seen.current = visible.length;
              setShown(shown + postsPerPage);
            }}
          >
            {posts.more}
          </ButtonLink>
        )}
      </PostsSection>
      <EmailSection id="newsletter" {...newsletter} />
    </>
  );
}
