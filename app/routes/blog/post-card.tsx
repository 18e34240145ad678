import type { PostItem } from "#app/content/post-items.server.ts";
import { Figure } from "#app/figures/figure.tsx";
import { choiceIndexOf, type FilterPanelProps } from "#app/search/filter-panel.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface PostCardsProps {
  items: PostItem[];
  choices: FilterPanelProps["choices"] | undefined;
  /** Which of them are there only while a filter is on. */
  isHidden: (item: PostItem) => boolean;
}

/** The articles in a grid. */
export function PostCards({ items, choices, isHidden }: PostCardsProps) {
  return items.map((item) => (
    <li
      key={item.id}
      data-category={choiceIndexOf(item.category, choices)}
      {...(isHidden(item) && { hidden: true, "data-when": "filtered" })}
      className="grid sm:row-span-2 sm:grid-rows-subgrid"
    >
      <PostCard item={item} />
    </li>
  ));
}

/** One article of the grid: its figure above the words. */
function PostCard({ item }: { item: PostItem }) {
  return (
    <article
      lang={item.lang}
      className={`accent-${item.accent} group relative grid gap-4 sm:row-span-2 sm:grid-rows-subgrid sm:gap-5`}
    >
      <Figure {...item} className="min-h-60 text-sm" />
      <div>
        <PostFacts {...item} />
        <h3 className="mt-2 text-heading">
          <Link to={item.path} data-searched className="after:absolute after:inset-0 group-hover:underline">
            {unbroken(item.title)}
          </Link>
        </h3>
        <p data-searched className="mt-2 text-soft">
          {unbroken(item.excerpt)}
        </p>
        <p className="mt-3 font-semibold text-sm">{item.author}</p>
      </div>
    </article>
  );
}

/** The featured article: the same, but larger, and as wide as the grid. */
export function FeaturedCard({ kicker, item }: { kicker: string; item: PostItem }) {
  return (
    <article
      lang={item.lang}
      className={`accent-${item.accent} group relative grid gap-x-12 gap-y-5 lg:grid-cols-[1.2fr_1fr] lg:items-center`}
    >
      <Figure {...item} className="min-h-60 sm:min-h-80 sm:text-lg lg:min-h-96 lg:text-xl" />
      <div>
        <p className="mb-2 font-semibold">{kicker}</p>
        <PostFacts {...item} />
        <h3 className="mt-3 text-large">
          <Link to={item.path} data-searched className="after:absolute after:inset-0 group-hover:underline">
            {unbroken(item.title)}
          </Link>
        </h3>
        <p className="mt-4 max-w-prose text-soft sm:text-lg">{unbroken(item.excerpt)}</p>
        <p className="mt-4 font-semibold text-sm">{item.author}</p>
      </div>
    </article>
  );
}

/** Category, date and read time, the same on every card. */
function PostFacts({ category, date, dateLabel, readTime, sampleLabel }: PostItem) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span className="font-semibold text-ink">{category}</span>
      <span>
        <time dateTime={date}>{dateLabel}</time> · {readTime}
        {sampleLabel && ` · ${sampleLabel}`}
      </span>
    </p>
  );
}
