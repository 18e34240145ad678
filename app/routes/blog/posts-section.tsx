import type { ReactNode } from "react";
import type { PostItem } from "#app/content/post-items.server.ts";
import { EmptyList, type EmptyListCopy } from "#app/search/empty-list.tsx";
import { choiceIndexOf, type FilterPanelProps } from "#app/search/filter-panel.tsx";
import { Static } from "#app/ui/static.tsx";
import { FeaturedCard, PostCards } from "./post-card";

interface PostsSectionProps {
  title: string;
  /** How many there are, announced when it changes. */
  count: string;
  items: PostItem[];
  /** On top, large, while no filter is on, and what is said of it. */
  featured?: { kicker: string; item: PostItem } | undefined;
  /** Where the list can be filtered: how, and what is said then. `rest` is the address of the cards that are not here. */
  filtered?: {
    choices: FilterPanelProps["choices"];
    count: string;
    empty: EmptyListCopy;
    rest: string | undefined;
  };
  /** Links to what is not in the list. */
  children?: ReactNode;
}

/** The articles in one grid, with the featured one on top. */
export function PostsSection({ title, count, items, featured, filtered, children }: PostsSectionProps) {
  return (
    <section className="thread [--top:2rem]" aria-labelledby="posts">
      <span className="thread-bead top-[calc(var(--top)+0.7rem)]" />
      <Static className="measure pt-(--top) pb-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="posts" className="text-title">
            {title}
          </h2>
          <p role="status" data-count={filtered?.count} className="filter-count text-soft tabular-nums">
            {count}
          </p>
        </div>
        <ul
          data-list
          data-rest={filtered?.rest}
          className="filter-list mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-16"
        >
          {featured && (
            <li
              data-when="unfiltered"
              data-category={choiceIndexOf(featured.item.category, filtered?.choices)}
              className="col-span-full"
            >
              <FeaturedCard {...featured} />
            </li>
          )}
          <PostCards
            items={items}
            choices={filtered?.choices}
            isHidden={({ id }) => id === featured?.item.id}
          />
        </ul>
        {filtered && <EmptyList {...filtered.empty} />}
        {children && (
          <p data-more className="mt-12 flex flex-wrap justify-between gap-6">
            {children}
          </p>
        )}
      </Static>
    </section>
  );
}
