import type { PostItem } from "#app/content/post-items.ts";
import { Figure } from "#app/illustrations/figure.tsx";
import { choiceIndexOf, EmptyList, type FilterPanelProps } from "#app/search/filter-panel.tsx";
import { CardLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { fill } from "#data/load/fill.ts";
import type { Route } from "./+types/route";

type PostsSectionProps = Route.ComponentProps["loaderData"]["posts"];

export function PostsSection({ title, count, items, featured, choices, empty }: PostsSectionProps) {
  return (
    <section className="thread" aria-labelledby="posts">
      <span className="thread-bead top-[0.7rem]" />
      <div className="measure pb-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="posts" className="text-title">
            {title}
          </h2>
          <p role="status" data-count={count} className="filter-count text-soft tabular-nums">
            {fill(count, { count: items.length })}
          </p>
        </div>
        <ul
          data-list
          className="filter-list mt-lead grid gap-x-8 gap-y-7 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16"
        >
          {featured && (
            <li
              data-when="unfiltered"
              data-category={choiceIndexOf(featured.item.category, choices)}
              className="col-span-full"
            >
              <FeaturedCard {...featured} />
            </li>
          )}
          <PostCards items={items} choices={choices} featured={featured?.item} />
        </ul>
        <EmptyList {...empty} />
      </div>
    </section>
  );
}

interface PostCardsProps {
  items: PostItem[];
  choices?: FilterPanelProps["choices"];
  /** The featured post. Its card is in the list only while a filter is active. */
  featured?: PostItem | undefined;
}

export function PostCards({ items, choices, featured }: PostCardsProps) {
  return items.map((item) => (
    <li
      key={item.id}
      data-category={choices && choiceIndexOf(item.category, choices)}
      {...(item.id === featured?.id && { hidden: true, "data-when": "filtered" })}
      className="post-card grid sm:row-span-2 sm:grid-rows-subgrid"
    >
      <PostCard item={item} />
    </li>
  ));
}

function PostCard({ item }: { item: PostItem }) {
  return (
    <article
      lang={item.lang}
      className={`accent-${item.accent} group relative grid gap-2 sm:row-span-2 sm:grid-rows-subgrid`}
    >
      <Figure {...item} className="text-sm sm:min-h-68" />
      <div className="mt-1 flex flex-col sm:mt-3">
        <PostFacts {...item} />
        <h3 className="mt-2.5 text-heading">
          <CardLink to={item.path} data-searched>
            {unbroken(item.title)}
          </CardLink>
        </h3>
        <p data-searched className="mt-2.5 text-soft">
          {unbroken(item.excerpt)}
        </p>
        <p className="mt-auto pt-3 font-semibold text-sm">{item.author}</p>
      </div>
    </article>
  );
}

function FeaturedCard({ kicker, item }: { kicker: string; item: PostItem }) {
  return (
    <article
      lang={item.lang}
      className={`accent-${item.accent} group relative grid gap-x-12 gap-y-5 lg:grid-cols-half lg:items-center`}
    >
      <Figure {...item} className="sm:min-h-80 sm:text-lg lg:min-h-96 lg:text-xl" />
      <div>
        <p className="mb-2 font-semibold">{kicker}</p>
        <PostFacts {...item} />
        <h3 className="mt-3 text-large">
          <CardLink to={item.path} data-searched>
            {unbroken(item.title)}
          </CardLink>
        </h3>
        <p className="mt-4 max-w-prose text-soft sm:text-lg">{unbroken(item.excerpt)}</p>
        <p className="mt-4 font-semibold text-sm">{item.author}</p>
      </div>
    </article>
  );
}

function PostFacts({ category, date, dateLabel, readTime, sampleLabel }: PostItem) {
  return (
    <p className="flex flex-wrap content-start items-center gap-x-4 text-sm text-soft">
      <span className="font-semibold text-ink">{category}</span>
      <span>
        <time dateTime={date}>{dateLabel}</time> · {readTime}
        {sampleLabel && ` · ${sampleLabel}`}
      </span>
    </p>
  );
}
