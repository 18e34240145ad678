import { useEffect, useRef, useState } from "react";
import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import type { PageHandle } from "#app/root.tsx";
import { useListFilter } from "#app/search/use-list-filter.ts";
import { EmailSection } from "#app/sections/email-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { blog, breadcrumbList } from "#app/seo/schema-org.server.ts";
import { describePage } from "#app/seo/structured-data.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { fill } from "#data/load/fill.ts";
import type { Route } from "./+types/route";
import { blogPage } from "./blog-page.server";
import { filterPosts } from "./filter-posts";
import { pagePath, postsPerPage } from "./paging";
import { PostsSection } from "./posts-section";
import { SearchSection } from "./search-section";
import { useAllPosts } from "./use-all-posts";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { title, intro } = words.blog.list.hero;
  describePage(
    context,
    blog(title, intro, words.locale),
    breadcrumbList(crumbsTo("/blog", words), words.locale),
  );
  return blogPage(words);
}

export const handle: PageHandle = { hasNewsletter: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/**
 * The newest articles are here, the rest comes when it is asked for, by a search, a category or for more. The browser
 * filters; the featured article comes first, and large, until a filter is on.
 */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, featured, posts, newsletter, items, total } = loaderData;
  const { choices } = loaderData.filter;
  const filter = useListFilter(choices.map(({ name }) => name));
  const category = choices.find(({ name }) => name === filter.category)?.label ?? null;
  const [shown, setShown] = useState(postsPerPage);
  const all = useAllPosts(items, total, filter.isOn || shown > postsPerPage);
  const found = filterPosts(filter.text, category, all.posts);
  const visible = filter.isOn ? found : found.slice(0, shown);
  const count = fill(posts.count, { count: visible.length, total });
  const hasMore = filter.isOn ? all.isFailed : shown < total;
  /** How many there were when somebody asked for more. */
  const seen = useRef<number>(null);

  // They go on with the first of the new ones.
  useEffect(() => {
    const next = seen.current === null ? undefined : visible[seen.current];
    if (!next) return;
    seen.current = null;
    document.querySelector<HTMLElement>(`main a[href$="${next.path}"]`)?.focus();
  });

  return (
    <>
      <PageHero bead={4} {...hero}>
        <SearchSection filter={filter} {...loaderData.filter} />
      </PageHero>
      <PostsSection
        title={category ?? posts.title}
        // What is not known yet is not said: neither how many, nor that there are none.
        count={filter.isOn && !all.isComplete ? "" : count}
        items={visible}
        featured={filter.isOn ? undefined : featured}
        isClose={filter.isOn}
        {...(all.isComplete && { empty: { ...posts.empty, onClear: filter.clear } })}
      >
        {hasMore && (
          <ButtonLink
            to={pagePath(shown / postsPerPage + 1)}
            variant="quiet"
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
